import type { Database, MailService } from '../../worker/runtime.ts';
import { CHANNELS, type ChannelName } from './delivery.ts';
import { lastRun, recordRun } from './job-runs.ts';
import { composeMail, sendMail, type MailSite } from './mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of UTC, so that it is there before the working day begins. */
const SENT_AT_MS = 6 * HOUR_MS;
const AT_MOST = 50;

interface DigestDesk {
  database: Database;
  service: MailService | undefined;
  site: MailSite;
  /** The channels that are set up. */
  channels: readonly ChannelName[];
}

interface Listed {
  reference: string;
  received_at: number;
  is_suspect: number;
}

/** Once a day, mails the firm what has waited for over an hour and what was suspected since the last time, if anything. */
export async function sendDigest(desk: DigestDesk, now: number): Promise<void> {
  const { database, service, site } = desk;
  const due = now - ((now - SENT_AT_MS) % DAY_MS);
  const before = await lastRun(database, 'digest');
  if (!(await recordRun(database, 'digest', { now, unlessSince: due }))) return;
  const listed = await listPending(desk, { pendingSince: now - HOUR_MS, suspectedSince: before });
  if (listed.length === 0) return;
  const error = await sendMail(service, composeMail(site, describeDigest(listed)));
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

/** References alone: what is suspected must not reach a mailbox as if the site had said it. */
function describeDigest(listed: readonly Listed[]) {
  const linesOf = (isSuspect: number) =>
    listed
      .filter(({ is_suspect }) => is_suspect === isSuspect)
      .map((each) => `${each.reference}, of ${new Date(each.received_at).toUTCString()}`);
  const [pending, suspected] = [linesOf(0), linesOf(1)];
  const parts = [
    { label: 'Stored, and not sent to you yet', text: pending.join('\n') },
    { label: 'Suspected spam, which you are not sent', text: suspected.join('\n') },
    { label: 'Read them with', text: 'npm run enquiries -- --remote' },
  ];
  return {
    subject: `Enquiries: ${pending.length} waiting, ${suspected.length} suspected`,
    heading: 'Enquiries to look at',
    parts: parts.filter(({ text }) => text !== ''),
  };
}
