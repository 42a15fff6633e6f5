import * as z from 'zod/mini';
import { FORM_IDENTIFIER, parseEnquiry } from './enquiry.ts';
import { ENQUIRY_FIELDS, type EnquiryName } from './fields.ts';

/** Nobody reads and fills in the form in less. */
export const MINIMUM_ELAPSED_MS = 2_000;

/** What is no text counts as not filled in, so that the rules of the form word every error. */
const text = () => z.catch(z.string(), '');
const texts = Object.fromEntries(ENQUIRY_FIELDS.map(({ name }) => [name, text()])) as Record<
  EnquiryName,
  ReturnType<typeof text>
>;

/**
 * What is posted as JSON: seven fields, and what only the form's own script knows. The fields obey the rules of the
 * form, which also trim them.
 */
export const submissionSchema = z.pipe(
  z.object({
    /** Made by the form's script, kept for retries: the same id is the same enquiry. */
    id: z.optional(z.uuid('Send an id in the form of a UUID')),
    /** `subject` is as composed by `composeSubject`. */
    ...texts,
    formIdentifier: z.literal(FORM_IDENTIFIER, `Send the formIdentifier ${FORM_IDENTIFIER}`),
    /** Hidden from people, who leave it empty. */
    website: text(),
    /** Milliseconds between the form's showing and its sending; NaN where that was not said. */
    elapsed: z.catch(z.number(), NaN),
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

/** A submission that passed every rule. */
export interface Submission extends Omit<z.output<typeof submissionSchema>, 'id' | 'elapsed'> {
  id: string;
  /** None where nobody could have measured it. */
  elapsed?: number | undefined;
}

// A suspect is stored and answered as any other, only not sent on: autofill fills hidden fields, and some people are quick.
/** Whether a program seems to have filled in the form: the hidden field has text, or it took no time. */
export function isSuspect({ website, elapsed }: Pick<Submission, 'website' | 'elapsed'>): boolean {
  return website !== '' || (elapsed !== undefined && !(elapsed >= MINIMUM_ELAPSED_MS));
}
