import * as z from 'zod/mini';
import companyFile from '#company.json';
import { companySchema } from '../../content/model/schemas/company.ts';
import { formatOpenNow } from '../../dates/open-now.ts';
import { openChanges, readOpeningHours } from '../../dates/opening-hours.ts';

const { name, contact, hours } = companySchema.shape;
const replyingSchema = z.pipe(
  // `answer`: the contact page's sentence on who reads an enquiry, and when they will call.
  z.object({ name, contact, hours, answer: z._default(z.string(), '') }),
  z.transform(({ hours: written, answer: replyPromise, ...company }) => ({
    ...company,
    replyPromise,
    opens: openChanges(readOpeningHours(written)),
  })),
);

/** Facts about the company for responses, parsed on the first enquiry, so that other requests are not delayed. */
export const readCompany = () => (company ??= z.parse(replyingSchema, companyFile));
let company: z.output<typeof replyingSchema> | undefined;

/** The next steps for an enquiry that has just been sent. */
export function formatNextSteps(at: Date): string {
  const { replyPromise, opens } = readCompany();
  return [replyPromise, formatOpenNow(opens, at.getTime())].filter(Boolean).join(' ');
}

/**
 * Thanks for an enquiry that is stored.
 * @param reach other ways to reach the company, in plain text or with links
 */
export const composeThanks = (reference: string, reach: string) => ({
  heading: 'Thank you. Your message has been sent.',
  lead: `We'll get back to you soon. Your reference is ${reference}.`,
  more: `If you want to add something or are in a hurry, ${reach}, and give this reference.`,
});

/**
 * For a form that could not be read: what was typed is still on the previous page.
 * @param reach other ways to reach the company, in plain text or with links
 */
export const composeUnreadableEnquiry = (reach: string) => ({
  heading: 'Your message has not been sent',
  goBack: `Go back to the form: your message should still be there. You can also ${reach}.`,
});
