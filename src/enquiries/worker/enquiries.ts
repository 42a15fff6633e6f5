import { json } from '../../edge/json.ts';
import { answerPreflight, judgeOrigin, type Judgement } from '../../edge/origins.ts';
import type { Context } from '../../edge/runtime.ts';
import { addressOf, readSenderSecret } from '../../edge/sender.ts';
import { readWorkerSettings } from '../../edge/settings.ts';
import { answerForm } from './answer-form.ts';
import { answerJson } from './answer-json.ts';
import { answerPage } from './answer-page.ts';
import type { EnquiryEnv } from './env.ts';
import { readFirm } from './firm.ts';
import { isForm } from './read-form.ts';
import { makeStamp, readStamp } from './stamp.ts';
import { logError, type Intake } from './take.ts';
import { deliveriesOf } from './told.ts';

const JSON_LIMIT_BYTES = 65_536;

/** POST /api/enquiries: accepts an enquiry as JSON from the form's script, or as a form from a browser without it. */
export async function enquiries(
  request: Request,
  env: EnquiryEnv,
  context: Context,
): Promise<Response> {
  const firm = readFirm();
  const stamp = await makeStamp(Date.now(), env);
  const site = { url: request.url, assets: env.ASSETS, firm, stamp };
  /** Says why nothing was read: as a page to a browser without scripts, as JSON to everybody else. */
  const reject = (status: number, error: string) =>
    isForm(request) ? answerPage({ kind: 'unread', status, error }, site) : json(status, { error });
  const answer = async ({ isOurs }: Judgement, intake: Intake) => {
    if (request.method !== 'POST') {
      return json(405, { error: 'This address takes POST only.' }, { allow: 'POST, OPTIONS' });
    }
    if (!isOurs) return reject(403, `Send the form from the contact page of ${firm.name} itself.`);
    return isForm(request)
      ? answerPage(await answerForm(request, intake, env.ASSETS), site)
      : answerJson(request, JSON_LIMIT_BYTES, intake);
  };
  try {
    const settings = readWorkerSettings(env);
    const judgement = judgeOrigin(request, settings.siteOrigin);
    if (request.method === 'OPTIONS') return answerPreflight(judgement);
    const response = await answer(judgement, {
      database: env.DB,
      settings,
      address: addressOf(request),
      secret: readSenderSecret(env),
      // A site on another host is not shown by the Worker, so its form has no stamp.
      elapsedOf: async (shown) =>
        judgement.isFromOtherHost && shown === '' ? undefined : readStamp(shown, Date.now(), env),
      firm,
      deliveries: deliveriesOf(settings, env),
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
    const words = `Something broke on our side. Try again later, or call ${firm.contact.phone}.`;
    return reject(500, words);
  }
}
