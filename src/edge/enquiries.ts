import company from '../../content/company.json';
import { answerForm } from './enquiries/answer-form.ts';
import { answerJson } from './enquiries/answer-json.ts';
import { cleanUp } from './enquiries/clean-up.ts';
import type { Database } from './enquiries/database.ts';
import { refusalPage } from './enquiries/form-pages.ts';
import { forwardWaiting } from './enquiries/forward.ts';
import { answerPreflight, judgeOrigin } from './enquiries/origins.ts';
import { page } from './enquiries/page.ts';
import { isForm } from './enquiries/read-form.ts';
import type { Assets } from './enquiries/services.ts';
import { readEnquirySettings, type EnquiryVars } from './enquiries/settings.ts';
import { logFailure, type Intake } from './enquiries/take.ts';
import { json } from './json.ts';

const BODY_LIMIT_BYTES = 65_536;

export interface EnquiryEnv extends EnquiryVars {
  DB: Database;
  ASSETS: Assets;
}

/** What the runtime lends a request. */
export interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** POST /api/enquiries: takes an enquiry as JSON from the form's script, or as a form from a browser without it. */
export async function enquiries(
  request: Request,
  env: EnquiryEnv,
  context: Context,
): Promise<Response> {
  try {
    const settings = readEnquirySettings(env);
    const judgement = judgeOrigin(request, settings.siteOrigin);
    if (request.method === 'OPTIONS') return answerPreflight(judgement);
    const response = await answer(request, env, judgement.isOurs, {
      database: env.DB,
      settings,
      address: request.headers.get('cf-connecting-ip') ?? 'unknown',
      firm: { name: company.name, phone: company.contact.phone },
      now: Date.now,
      random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
      waitUntil: (work) => {
        context.waitUntil(work);
      },
    });
    for (const [name, value] of Object.entries(judgement.headers)) {
      response.headers.set(name, value);
    }
    return response;
  } catch (error) {
    logFailure(error);
    const { phone } = company.contact;
    return refuse(request, 500, `Something broke on our side. Try again later, or call ${phone}.`);
  }
}

/** A refusal as a page for a browser without script, as JSON for everybody else. */
function refuse(request: Request, status: number, error: string): Response | Promise<Response> {
  return isForm(request) ? page(status, refusalPage(error, company)) : json(status, { error });
}

function answer(
  request: Request,
  { ASSETS }: EnquiryEnv,
  isOurs: boolean,
  intake: Intake,
): Response | Promise<Response> {
  if (request.method !== 'POST') {
    return json(405, { error: 'This address takes POST only.' }, { allow: 'POST, OPTIONS' });
  }
  if (!isOurs) {
    return refuse(request, 403, `Send the form from the contact page of ${company.name} itself.`);
  }
  return isForm(request)
    ? answerForm(request, BODY_LIMIT_BYTES, intake, { firm: company, assets: ASSETS })
    : answerJson(request, BODY_LIMIT_BYTES, intake);
}

/** The scheduled run: deletes what is too old, then sends on what waits. */
export async function tendEnquiries(env: EnquiryEnv): Promise<void> {
  const { keepDays, forwardUrl } = readEnquirySettings(env);
  const deleted = await cleanUp(env.DB, { keepDays, now: Date.now() });
  const forwarded = forwardUrl
    ? await forwardWaiting(env.DB, { url: forwardUrl, now: Date.now })
    : 0;
  if (deleted + forwarded > 0) {
    console.log(`Enquiries: ${deleted} deleted for their age, ${forwarded} sent on.`);
  }
}
