import type { Database } from '../../worker/runtime.ts';
import type { WorkerEnv, WorkerSettings } from '../../worker/settings.ts';
import { forwardEnquiry } from './forward.ts';
import { mailEnquiry, mailSiteOf } from './mail.ts';
import { ALERT_AFTER_FAILURES, type EnquiryRow } from './store-enquiry.ts';

const HOUR_MS = 3_600_000;
/** Interval between two scheduled runs. */
const RUN_MS = 600_000;
/** After this, a run that was sending an enquiry is presumed dead. */
const CLAIM_MS = 60_000;
/** Each enquiry needs two queries. The free plan allows 50 a run, for two channels and a dozen other queries. */
const MAX_PER_RUN = 8;

/**
 * The channels that notify the company, each with its past participle in messages ("emailed"), its database column and
 * the condition for an enquiry to be due.
 */
export const CHANNELS = {
  mail: { sent: 'emailed', sentAt: 'mailed_at', due: 'mailed_at IS NULL AND mail_due = 1' },
  forward: {
    sent: 'forwarded',
    sentAt: 'forwarded_at',
    due: 'forwarded_at IS NULL AND is_suspect = 0',
  },
} as const;

export type ChannelName = keyof typeof CHANNELS;

/** A configured channel. */
interface Channel {
  name: ChannelName;
  /** The error, without details of the enquiry or the receiver; null if it was accepted. */
  send: (enquiry: EnquiryRow) => Promise<string | null>;
}

export function listChannels(settings: WorkerSettings, env: WorkerEnv): Channel[] {
  const { ENQUIRY_FORWARD_URL: url, ENQUIRY_FORWARD_FIELDS: fields } = settings;
  const site = mailSiteOf(settings);
  const channels: Channel[] = [];
  if (site) {
    channels.push({ name: 'mail', send: (enquiry) => mailEnquiry(enquiry, env.EMAIL, site) });
  }
  if (url) {
    const webhook = {
      url,
      sendsAllFields: fields === 'all',
      secret: env.ENQUIRY_FORWARD_SECRET ?? '',
    };
    channels.push({ name: 'forward', send: (enquiry) => forwardEnquiry(enquiry, webhook) });
  }
  return channels;
}

/**
 * Sends one enquiry, unless it has been sent, is being sent, or must not be sent. A failure is recorded with the enquiry
 * and the next scheduled run tries again; a late failure does not undo the success of another run.
 * @returns whether it was sent and accepted
 */
export async function deliverEnquiry(
  database: Database,
  id: string,
  { name, send }: Channel,
): Promise<boolean> {
  const { sentAt, due } = CHANNELS[name];
  const claimedAt = Date.now();
  const { results } = await database
    .prepare(
      `UPDATE enquiries SET ${name}_attempts = ${name}_attempts + 1, ${name}_claimed_at = ?2
       WHERE id = ?1 AND ${due}
       AND (${name}_claimed_at IS NULL OR ${name}_claimed_at <= ?3) RETURNING *`,
    )
    .bind(id, claimedAt, claimedAt - CLAIM_MS)
    .run<EnquiryRow>();
  const [enquiry] = results;
  if (!enquiry) return false;
  const error = await send(enquiry);
  await database
    .prepare(
      `UPDATE enquiries SET ${sentAt} = ?2, ${name}_error = ?3, ${name}_claimed_at = NULL
       WHERE id = ?1 AND ${sentAt} IS NULL`,
    )
    .bind(id, error === null ? Date.now() : null, error)
    .run();
  if (error !== null && enquiry[`${name}_attempts`] === ALERT_AFTER_FAILURES) {
    console.error(
      `Enquiries: one could not be ${CHANNELS[name].sent} after ${ALERT_AFTER_FAILURES} attempts. Last error: ${error}.`,
    );
  }
  return error === null;
}

/**
 * Sends the backlog, fewest failures first, so that one bad enquiry does not delay the others.
 * @returns the number sent and accepted
 */
export async function deliverBacklog(database: Database, channel: Channel): Promise<number> {
  const { results } = await database
    .prepare(
      `SELECT id FROM enquiries WHERE ${CHANNELS[channel.name].due}
       ORDER BY ${channel.name}_attempts, received_at LIMIT ?`,
    )
    .bind(MAX_PER_RUN)
    .run<{ id: string }>();
  let sent = 0;
  for (const { id } of results) {
    if (await deliverEnquiry(database, id, channel)) sent += 1;
  }
  return sent;
}

/** The enquiries that a channel has not sent yet. */
export interface Backlog {
  waiting: number;
  /** The number that have failed so often that the company should check. */
  failing: number;
  /** Minutes since the oldest arrived; 0 without a backlog. */
  longestMinutes: number;
}

export async function countBacklog(
  database: Database,
  channel: ChannelName,
  now: number,
): Promise<Backlog> {
  const { results } = await database
    .prepare(
      `SELECT count(*) AS waiting, count(*) FILTER (WHERE ${channel}_attempts >= ?) AS failing,
       min(received_at) AS first FROM enquiries WHERE ${CHANNELS[channel].due}`,
    )
    .bind(ALERT_AFTER_FAILURES)
    .run<{ waiting: number; failing: number; first: number | null }>();
  const { waiting = 0, failing = 0, first } = results[0] ?? {};
  return { waiting, failing, longestMinutes: Math.round((now - (first ?? now)) / 60_000) };
}

/** Logs persistent failures, in the first run of each hour. */
export async function logFailing(
  database: Database,
  channel: ChannelName,
  now: number,
): Promise<void> {
  if (now % HOUR_MS >= RUN_MS) return;
  const { failing, longestMinutes } = await countBacklog(database, channel, now);
  if (failing === 0) return;
  console.error(
    `Enquiries not ${CHANNELS[channel].sent} after several attempts: ${failing}; the oldest arrived ${longestMinutes} minutes ago.`,
  );
}
