import { sayErrors, sayLimit } from '../rules/enquiry.ts';
import type { Assets } from '../../edge/runtime.ts';
import { readBody } from '../../values/http.ts';
import type { FormAnswer } from './answer-words.ts';
import { dayOf } from './make-id.ts';
import { readForm, toSubmission } from './read-form.ts';
import { readServices } from './services.ts';
import { takeEnquiry, type Intake } from './take.ts';

/** Far more than the fields may have, so that what is too long is shown again with its error. */
const LIMIT_BYTES = 1_000_000;

/** Answers a form posted without scripts: thanks, or the errors with the values as typed. */
export async function answerForm(
  request: Request,
  intake: Intake,
  assets: Assets,
): Promise<FormAnswer> {
  const bytes = await readBody(request, LIMIT_BYTES);
  if (!bytes) return unread(413, sayLimit('message'));
  const form = await readForm(bytes, request.headers.get('content-type') ?? '');
  if (!form) return unread(400, 'Your message came to us garbled. Send it again.');
  const services = await readServices(assets, request.url);
  const submission = await toSubmission(form, { services, today: dayOf(intake.now()) });
  if (!submission.ok) {
    const { errors } = submission;
    return { kind: 'to-mend', status: 400, form, error: sayErrors(errors), errors };
  }
  const elapsed = await intake.elapsedOf(form.shown);
  const taken = await takeEnquiry({ ...submission.input, elapsed }, intake);
  if (taken.status === 201) {
    return { kind: 'sent', ...taken, sent: submission.input, at: new Date(intake.now()) };
  }
  return { kind: 'to-mend', form, errors: [], ...taken };
}

const unread = (status: number, error: string): FormAnswer => ({ kind: 'unread', status, error });
