import { answerForm } from './answer-form.ts';
import { answerJson } from './answer-json.ts';
import { answerPage } from './answer-page.ts';
import { cleanUp } from './clean-up.ts';
import { forwardWaiting } from './forward.ts';
import { isForm } from './read-form.ts';
import { readWorkerSettings, type WorkerVars } from '../../edge/settings.ts';
import { logError, type Intake } from './take.ts';
import { json } from '../../edge/json.ts';
import { answerPreflight, judgeOrigin } from '../../edge/origins.ts';
import type { Assets, Context, Database } from '../../edge/runtime.ts';
import { addressOf, readSenderSecret, type SenderEnv } from '../../edge/sender.ts';
import { readCompany } from './firm.ts';

const BODY_LIMIT_BYTES = 65_536;

export interface EnquiryEnv extends WorkerVars, SenderEnv {
  DB: Database;
  ASSETS: Assets;
}

/** POST /api/enquiries: accepts an enquiry as JSON from the form's script, or as a form from a browser without it. */
export async function enquiries(
  request: Request,
  env: EnquiryEnv,
  context: Context,
): Promise<Response> {
  try {
    const settings = readWorkerSettings(env);
    const judgement = judgeOrigin(request, settings.siteOrigin);
    if (request.method === 'OPTIONS') return answerPreflight(judgement);
    const response = await answer(request, env, judgement.isOurs, {
      database: env.DB,
      settings,
      address: addressOf(request),
      secret: readSenderSecret(env),
      isFromOtherHost: judgement.isFromOtherHost,
      firm: readCompany(),
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
    logError(error);
    const { phone } = readCompany().contact;
    const words = `Something broke on our side. Try again later, or call ${phone}.`;
    return reject(request, env, 500, words);
  }
}

function answer(
  request: Request,
  env: EnquiryEnv,
  isOurs: boolean,
  intake: Intake,
): Response | Promise<Response> {
  if (request.method !== 'POST') {
    return json(405, { error: 'This address takes POST only.' }, { allow: 'POST, OPTIONS' });
  }
  if (!isOurs) {
    const words = `Send the form from the contact page of ${intake.firm.name} itself.`;
    return reject(request, env, 403, words);
  }
  return isForm(request)
    ? answerForm(request, BODY_LIMIT_BYTES, intake, siteOf(request, env))
    : answerJson(request, BODY_LIMIT_BYTES, intake);
}

/** Says why nothing was read: as a page to a browser without scripts, as JSON to everybody else. */
function reject(
  request: Request,
  env: EnquiryEnv,
  status: number,
  error: string,
): Response | Promise<Response> {
  return isForm(request)
    ? answerPage({ kind: 'unread', status, error }, siteOf(request, env))
    : json(status, { error });
}

const siteOf = ({ url }: Request, { ASSETS }: EnquiryEnv) => ({
  url,
  assets: ASSETS,
  firm: readCompany(),
});

/** The scheduled run: deletes old enquiries, then forwards those that are waiting. */
export async function tendEnquiries(env: EnquiryEnv): Promise<void> {
  const { retentionDays, forwardUrl } = readWorkerSettings(env);
  const deleted = await cleanUp(env.DB, { retentionDays, now: Date.now() });
  const forwarded = forwardUrl
    ? await forwardWaiting(env.DB, { url: forwardUrl, now: Date.now })
    : 0;
  if (deleted + forwarded > 0) {
    console.log(`Enquiries: ${deleted} deleted for their age, ${forwarded} sent on.`);
  }
}
