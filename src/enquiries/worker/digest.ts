import type { Database, Mail, MailService } from '../../edge/runtime.ts';
import { toLine } from '../../values/text/escape.ts';
import { WAYS, type Way } from './delivery.ts';
import { mailBody } from './mail-body.ts';
import { sendMail } from './send-mail.ts';
import { lastRun, noteRun } from './runs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of UTC, so that it is there before the working day begins. */
const SENT_AT_MS = 6 * HOUR_MS;
const AT_MOST = 50;

export interface DigestDesk {
  database: Database;
  service: MailService | undefined;
  firmName: string;
  addresses: { to: string; from: string };
  /** The ways that are on. */
  ways: readonly Way[];
}

interface Listed {
  reference: string;
  received_at: number;
  is_suspect: number;
}

/** Once a day, mails the firm what has waited for over an hour and what was suspected since the last time, if anything. */
export async function sendDigest(desk: DigestDesk, now: number): Promise<void> {
  const due = now - ((now - SENT_AT_MS) % DAY_MS);
  const before = await lastRun(desk.database, 'digest');
  if (!(await noteRun(desk.database, 'digest', { now, unlessSince: due }))) return;
  const listed = await listWaiting(desk, { waitingSince: now - HOUR_MS, suspectedSince: before });
  if (listed.length === 0) return;
  const error = await sendMail(desk.service, composeDigest(desk, listed));
  if (error === null) return;
  console.error(`Enquiries: the daily digest was not sent: ${error}.`);
  await noteRun(desk.database, 'digest', { now: before });
}

async function listWaiting(
  { database, ways }: DigestDesk,
  { waitingSince, suspectedSince }: { waitingSince: number; suspectedSince: number },
): Promise<Listed[]> {
  const waits = ways.map((way) => `(${WAYS[way].waits})`).join(' OR ');
  const { results } = await database
    .prepare(
      `SELECT reference, received_at, is_suspect FROM enquiries
       WHERE (is_suspect = 0 AND received_at <= ?1 AND (${waits}))
       OR (is_suspect = 1 AND received_at >= ?2)
       ORDER BY is_suspect, received_at LIMIT ?3`,
    )
    .bind(waitingSince, suspectedSince, AT_MOST)
    .run<Listed>();
  return results;
}

/** References alone: what is suspected must not reach a mailbox as if the site had said it. */
function composeDigest({ firmName, addresses }: DigestDesk, listed: readonly Listed[]): Mail {
  const linesOf = (isSuspect: number) =>
    listed
      .filter(({ is_suspect }) => is_suspect === isSuspect)
      .map((each) => `${each.reference}, of ${new Date(each.received_at).toUTCString()}`);
  const [waiting, suspected] = [linesOf(0), linesOf(1)];
  const parts = [
    { label: 'Stored, and not sent to you yet', text: waiting.join('\n') },
    { label: 'Suspected spam, which you are not sent', text: suspected.join('\n') },
    { label: 'Read them with', text: 'npm run enquiries -- --remote' },
  ];
  return {
    to: addresses.to,
    from: { name: toLine(firmName), email: addresses.from },
    subject: `Enquiries: ${waiting.length} waiting, ${suspected.length} suspected`,
    ...mailBody(
      'Enquiries to look at',
      parts.filter(({ text }) => text !== ''),
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
