import * as z from 'zod/mini';
import firmFile from '#firm.json';
import { companySchema } from '../../content/schemas/company.ts';
import { memoize } from '../../values/memoize.ts';
import { answerForm } from './answer-form.ts';
import { answerJson } from './answer-json.ts';
import { answerPage } from './answer-page.ts';
import { deliverWaiting, type Delivery } from './delivery.ts';
import { forwardTo } from './forward.ts';
import { mailFirm } from './mail-firm.ts';
import { isForm } from './read-form.ts';
import { noteRun } from './runs.ts';
import { readWorkerSettings, type WorkerSettings, type WorkerVars } from '../../edge/settings.ts';
import { makeStamp, readStamp } from './stamp.ts';
import { logError, type Intake } from './take.ts';
import { countWaiting, logFailing, type Waiting } from './waiting.ts';
import { forgetCalls } from '../../edge/limit.ts';
import { json } from '../../edge/json.ts';
import { answerPreflight, judgeOrigin, type Judgement } from '../../edge/origins.ts';
import type { Assets, Context, Database, MailService } from '../../edge/runtime.ts';
import { addressOf, readSenderSecret, type SenderEnv } from '../../edge/sender.ts';

const BODY_LIMIT_BYTES = 65_536;
const DAY_MS = 86_400_000;

export interface EnquiryEnv extends WorkerVars, SenderEnv {
  DB: Database;
  ASSETS: Assets;
  EMAIL?: MailService;
  ENQUIRY_FORWARD_SECRET?: string;
}

const { name, contact } = companySchema.shape;
const firmSchema = z.object({ name, contact });

/** Facts about the firm, read with the first enquiry so that other requests do not wait for them. */
const readFirm = memoize(() => z.parse(firmSchema, firmFile));

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
      ? answerPage(await answerForm(request, BODY_LIMIT_BYTES, intake, env.ASSETS), site)
      : answerJson(request, BODY_LIMIT_BYTES, intake);
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

/** The ways to tell the firm of an enquiry that are set up. */
function deliveriesOf(settings: WorkerSettings, env: EnquiryEnv): Delivery[] {
  const { forwardUrl, forwardsAll, mail, siteOrigin } = settings;
  const secret = env.ENQUIRY_FORWARD_SECRET ?? '';
  return [
    ...(mail
      ? [mailFirm(env.EMAIL, { addresses: mail, firmName: readFirm().name, siteOrigin })]
      : []),
    ...(forwardUrl
      ? [forwardTo({ url: forwardUrl, isWhole: forwardsAll, secret, now: Date.now })]
      : []),
  ];
}

/** The scheduled run: deletes enquiries past their retention, then sends those that are waiting. */
export async function tendEnquiries(env: EnquiryEnv): Promise<void> {
  const settings = readWorkerSettings(env);
  const now = Date.now();
  await forgetCalls(env.DB, now);
  const { meta } = await env.DB.prepare('DELETE FROM enquiries WHERE received_at <= ?')
    .bind(now - settings.retentionDays * DAY_MS)
    .run();
  const done = [`${meta.changes} deleted for their age`];
  let count = meta.changes;
  const waiting: Waiting[] = [];
  for (const delivery of deliveriesOf(settings, env)) {
    const sent = await deliverWaiting(env.DB, delivery, Date.now);
    count += sent;
    done.push(`${sent} ${SENT[delivery.way]}`);
    waiting.push(await countWaiting(env.DB, delivery.way));
  }
  await noteRun(env.DB, 'tend', { now });
  if (count > 0) console.log(`Enquiries: ${done.join(', ')}.`);
  logFailing(waiting, now);
}

const SENT = { forward: 'sent on', mail: 'mailed' };
