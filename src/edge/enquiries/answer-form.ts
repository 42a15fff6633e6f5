import { refusalMessage } from '../../model/enquiry/enquiry.ts';
import { readBody } from '../read-body.ts';
import { mendPage, refusalPage, thanksPage, type Firm } from './form-pages.ts';
import { page } from './page.ts';
import { readForm, toSubmission } from './read-form.ts';
import { readServices, type Assets } from './services.ts';
import { takeEnquiry, type Intake } from './take.ts';

/** Answers a form that was posted without script, with a page: thanks, or what to mend with the values kept. */
export async function answerForm(
  request: Request,
  limitBytes: number,
  intake: Intake,
  { firm, assets }: { firm: Firm; assets: Assets },
): Promise<Response> {
  const bytes = await readBody(request, limitBytes);
  if (!bytes) {
    return page(413, refusalPage('Your message is too long for us. Shorten it, please.', firm));
  }
  const form = await readForm(bytes, request.headers.get('content-type') ?? '');
  if (!form) return page(400, refusalPage('Your message came to us garbled. Send it again.', firm));
  const today = new Date(intake.now()).toISOString().slice(0, 10);
  const services = await readServices(assets, request.url);
  const submission = await toSubmission(form, { services, today });
  if (!submission.ok) {
    const fields = submission.errors;
    return page(400, mendPage(form, { error: refusalMessage(fields), fields }, { firm, services }));
  }
  const taken = await takeEnquiry(submission.input, intake);
  if (taken.status === 201) return page(201, thanksPage(taken.reference, firm));
  const headers = 'headers' in taken ? taken.headers : {};
  return page(taken.status, mendPage(form, taken, { firm, services }), headers);
}
