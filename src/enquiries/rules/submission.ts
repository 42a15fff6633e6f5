import * as z from 'zod/mini';
import { FORM_IDENTIFIER, parseEnquiry } from './enquiry.ts';
import { ENQUIRY_FIELDS, type EnquiryName } from './fields.ts';

/** The least time in which a person can read and fill in the form. */
export const MINIMUM_ELAPSED_MS = 2_000;

/** Anything but a text counts as empty, so that every error comes from the form's own rules. */
const text = () => z.catch(z.string(), '');
const texts = Object.fromEntries(ENQUIRY_FIELDS.map(({ name }) => [name, text()])) as Record<
  EnquiryName,
  ReturnType<typeof text>
>;

/**
 * The JSON that is posted: seven fields, and extras that only the form's own script sends. The form's rules check and
 * trim the fields.
 */
export const submissionSchema = z.pipe(
  z.object({
    /** Made by the form's script and reused for retries: the same id means the same enquiry. */
    id: z.optional(z.uuid('Send an id in the form of a UUID')),
    /** `subject` comes from `composeSubject`. */
    ...texts,
    formIdentifier: z.literal(FORM_IDENTIFIER, `Send the formIdentifier ${FORM_IDENTIFIER}`),
    /** The honeypot: hidden from people, under a name that browsers and password managers do not fill in. */
    remarks: text(),
    /** The token that the Worker put into the form when it showed the page. */
    shown: text(),
  }),
  z.transform((submission, context) => {
    const result = parseEnquiry(submission);
    if (result.ok) return { ...submission, ...result.input, id: submission.id?.toLowerCase() };
    for (const { field, message } of result.errors) {
      context.issues.push({ code: 'custom', input: submission, path: [field], message });
    }
    return z.NEVER;
  }),
);

/** A valid submission. */
export interface Submission extends Omit<z.output<typeof submissionSchema>, 'id' | 'shown'> {
  id: string;
  /** Milliseconds from showing the form to sending it; NaN without a valid token, undefined if tokens are not in use. */
  elapsed: number | undefined;
}

// Suspected spam is stored and acknowledged like any enquiry, since some people are quick, but not forwarded.
/** Whether a bot seems to have filled in the form: the hidden field has text, or it was sent too fast. */
export function isSuspect({ remarks, elapsed }: Pick<Submission, 'remarks' | 'elapsed'>): boolean {
  return remarks !== '' || (elapsed !== undefined && !(elapsed >= MINIMUM_ELAPSED_MS));
}
