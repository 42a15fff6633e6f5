import type { Company } from '../../content/schemas/company.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import type { Answering } from './say-next.ts';
import type { EnquiryRaw } from '../rules/fields.ts';
import type { PostedForm } from './read-form.ts';

/** What answers say about the firm. */
export type Firm = Pick<Company, 'name' | 'contact'> & Answering;

/** The outcome of a form posted without scripts. */
export type FormAnswer = { status: number; headers?: Record<string, string> | undefined } & (
  | { kind: 'sent'; reference: string; sent: EnquiryRaw; at: Date }
  /** `errors` belong to fields; it is empty if something else went wrong. */
  | { kind: 'to-mend'; form: PostedForm; error: string; errors: readonly FieldError[] }
  | { kind: 'unread'; error: string }
);

// `reach` gives other ways to reach the firm, in plain text or with links.

/** Thanks for an enquiry that is stored. */
export const thanks = (reference: string, reach: string) => ({
  heading: 'Thank you. Your message has been sent.',
  lead: `We'll get back to you soon. Your reference is ${reference}.`,
  more: `If you want to add something or are in a hurry, ${reach}, and give this reference.`,
});

/** For a form that was read but not accepted. */
export const toMend = (reach: string) => ({
  heading: 'There is a problem',
  kept: `What you wrote is still here. You can also ${reach}.`,
});

/** For a form that could not be read: what was typed is still on the previous page. */
export const unread = (reach: string) => ({
  heading: 'Your message has not been sent',
  goBack: `Go back to the form: what you wrote should still be there. You can also ${reach}.`,
});
