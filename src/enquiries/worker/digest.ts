import type { Database, MailService } from '../../worker/runtime.ts';
import { CHANNELS, type ChannelName } from './delivery.ts';
import { lastRun, recordRun } from './job-runs.ts';
import { composeMail, sendMail, type MailSite } from './mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** UTC hour, so that the digest arrives before the working day begins. */
const SENT_AT_MS = 6 * HOUR_MS;
const AT_MOST = 50;

interface DigestDesk {
  database: Database;
  service: MailService | undefined;
  site: MailSite;
  /** The configured channels. */
  channels: readonly ChannelName[];
}

interface Listed {
  reference: string;
  received_at: number;
  is_suspect: number;
}

/** Once a day, emails the firm a list of enquiries unsent for over an hour and of new suspected spam, if any. */
export async function sendDigest(desk: DigestDesk, now: number): Promise<void> {
  const { database, service, site } = desk;
  const due = now - ((now - SENT_AT_MS) % DAY_MS);
  const before = await lastRun(database, 'digest');
  if (!(await recordRun(database, 'digest', { now, unlessSince: due }))) return;
  const listed = await listPending(desk, { pendingSince: now - HOUR_MS, suspectedSince: before });
  if (listed.length === 0) return;
  const error = await sendMail(service, composeMail(site, describeDigest(listed, site.inbox)));
  if (error === null) return;
  console.error(`Enquiries: the daily digest was not sent: ${error}.`);
  await recordRun(database, 'digest', { now: before });
}

async function listPending(
  { database, channels }: DigestDesk,
  { pendingSince, suspectedSince }: { pendingSince: number; suspectedSince: number },
): Promise<Listed[]> {
  const due = channels.map((channel) => `(${CHANNELS[channel].due})`).join(' OR ');
  const { results } = await database
    .prepare(
      `SELECT reference, received_at, is_suspect FROM enquiries
       WHERE (is_suspect = 0 AND received_at <= ?1 AND (${due}))
       OR (is_suspect = 1 AND received_at >= ?2)
       ORDER BY is_suspect, received_at LIMIT ?3`,
    )
    .bind(pendingSince, suspectedSince, AT_MOST)
    .run<Listed>();
  return results;
}

/** References only: the site must not pass on text from suspected spam. */
function describeDigest(listed: readonly Listed[], inbox: string | undefined) {
  const linesOf = (isSuspect: number) =>
    listed
      .filter(({ is_suspect }) => is_suspect === isSuspect)
      .map((each) => `${each.reference}, received ${new Date(each.received_at).toUTCString()}`);
  const [pending, suspected] = [linesOf(0), linesOf(1)];
  const parts = [
    { label: 'Stored, but not sent to you yet', text: pending.join('\n') },
    { label: 'Suspected spam, not sent to you', text: suspected.join('\n') },
    { label: 'To read them', text: inbox ?? 'Run npm run enquiries -- --remote' },
  ];
  return {
    subject: `Enquiries: ${pending.length} not sent, ${suspected.length} suspected spam`,
    heading: 'Enquiries that need a look',
    parts: parts.filter(({ text }) => text !== ''),
  };
}
