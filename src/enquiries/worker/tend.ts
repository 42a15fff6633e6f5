import { forgetCalls } from '../../edge/limit.ts';
import { readWorkerSettings } from '../../edge/settings.ts';
import { deliverWaiting } from './delivery.ts';
import { sendDigest } from './digest.ts';
import type { EnquiryEnv } from './env.ts';
import { readFirm } from './firm.ts';
import { noteRun } from './runs.ts';
import { deliveriesOf } from './told.ts';
import { countWaiting, logFailing, type Waiting } from './waiting.ts';

const DAY_MS = 86_400_000;
const SUSPECT_DAYS = 30;
const SENT = { forward: 'sent on', mail: 'mailed' };

/** The scheduled run: deletes enquiries past their retention, then sends those that are waiting. */
export async function tendEnquiries(env: EnquiryEnv): Promise<void> {
  const settings = readWorkerSettings(env);
  const now = Date.now();
  await forgetCalls(env.DB, now);
  const { meta } = await env.DB.prepare(
    'DELETE FROM enquiries WHERE received_at <= ? OR (is_suspect = 1 AND received_at <= ?)',
  )
    .bind(now - settings.retentionDays * DAY_MS, now - SUSPECT_DAYS * DAY_MS)
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
  if (settings.mail) {
    const ways = waiting.map(({ way }) => way);
    const { DB: database, EMAIL: service } = env;
    const { name: firmName } = readFirm();
    await sendDigest({ database, service, firmName, addresses: settings.mail, ways }, now);
  }
}
