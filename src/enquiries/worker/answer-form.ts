import { sayErrors } from '../rules/enquiry.ts';
import type { Assets } from '../../edge/runtime.ts';
import { readBody } from '../../values/read-body.ts';
import type { FormAnswer } from './answer-words.ts';
import { dayOf } from './make-id.ts';
import { readForm, toSubmission } from './read-form.ts';
import { readServices } from './services.ts';
import { takeEnquiry, type Intake } from './take.ts';

/** A browser may not hear an answer while it still sends, so a form that is too long is read to its end. */
const MOST_READ_BYTES = 1_000_000;

/** Answers a form posted without scripts: thanks, or the errors with the values as typed. */
export async function answerForm(
  request: Request,
  limitBytes: number,
  intake: Intake,
  assets: Assets,
): Promise<FormAnswer> {
  const bytes = await readBody(request, MOST_READ_BYTES);
  if (!bytes || bytes.byteLength > limitBytes) {
    return unread(413, 'Your message is too long for us. Shorten it, please.');
  }
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
