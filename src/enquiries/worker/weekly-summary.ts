import { formatDay } from '../../dates/days.ts';
import { londonDay } from '../../dates/london.ts';
import { describeStatistics } from '../../visits/rules/visits.ts';
import { readStatistics } from '../../visits/worker/visits.ts';
import type { Database } from '../../worker/runtime.ts';
import type { WorkerEnv, WorkerSettings } from '../../worker/settings.ts';
import { CHANNELS, type ChannelName } from './delivery.ts';
import { lastRun, recordRun } from './job-runs.ts';
import { composeMail, formatLondon, mailSiteOf, sendMail } from './mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday of 1970 at 06:00 UTC, so that the email arrives before the working day begins. */
const FIRST_MS = 4 * DAY_MS + 6 * HOUR_MS;
/** The maximum number of references in the email. */
const MAX_LISTED = 50;

interface PendingEnquiry {
  reference: string;
  received_at: number;
  is_suspect: number;
}

/**
 * On Monday morning, emails the company a summary of last week: numbers, unsent enquiries and suspected spam.
 * @param channels the configured ones
 */
export async function sendWeeklySummary(
  { DB: database, EMAIL: service }: WorkerEnv,
  settings: WorkerSettings,
  channels: readonly ChannelName[],
  now: number,
): Promise<void> {
  const site = mailSiteOf(settings);
  if (!site) return;
  const due = now - ((now - FIRST_MS) % WEEK_MS);
  const before = await lastRun(database, 'weekly-summary');
  if (!(await recordRun(database, 'weekly-summary', { now, unlessSince: due }))) return;
  const listed = await listPending(database, channels, {
    pendingSince: now - HOUR_MS,
    suspectedSince: now - WEEK_MS,
  });
  const statistics =
    settings.VISIT_COUNTS === 'on' ? await readStatistics(database, 7, now) : undefined;
  const sentences = [
    statistics ? describeStatistics('Last week', statistics) : '',
    // Without an inbox, no enquiry can be marked as answered.
    site.inbox ? await describeUnanswered(database) : '',
  ].filter(Boolean);
  const error = await sendMail(
    service,
    composeMail(site, describeWeek(listed, sentences.join(' '), site.inbox)),
  );
  if (error === null) return;
  console.error(`Enquiries: the weekly email was not sent: ${error}.`);
  await recordRun(database, 'weekly-summary', { now: before });
}

/** The number of unanswered enquiries in a sentence; empty if there are none. */
async function describeUnanswered(database: Database): Promise<string> {
  const { results } = await database
    .prepare(
      `SELECT count(*) AS unanswered, min(received_at) AS oldest FROM enquiries
       WHERE is_suspect = 0 AND answered_at IS NULL`,
    )
    .run<{ unanswered: number; oldest: number | null }>();
  const { unanswered = 0, oldest = null } = results[0] ?? {};
  if (oldest === null) return '';
  const day = formatDay(londonDay(oldest));
  return unanswered === 1
    ? `1 enquiry is unanswered; it arrived on ${day}.`
    : `${unanswered} enquiries are unanswered; the oldest arrived on ${day}.`;
}

async function listPending(
  database: Database,
  channels: readonly ChannelName[],
  { pendingSince, suspectedSince }: { pendingSince: number; suspectedSince: number },
): Promise<PendingEnquiry[]> {
  const due = channels.map((channel) => `(${CHANNELS[channel].due})`).join(' OR ');
  const { results } = await database
    .prepare(
      `SELECT reference, received_at, is_suspect FROM enquiries
       WHERE (is_suspect = 0 AND received_at <= ?1 AND (${due}))
       OR (is_suspect = 1 AND received_at >= ?2)
       ORDER BY is_suspect, received_at LIMIT ?3`,
    )
    .bind(pendingSince, suspectedSince, MAX_LISTED)
    .run<PendingEnquiry>();
  return results;
}

/** References only: the site must not relay text from suspected spam. */
function describeWeek(
  listed: readonly PendingEnquiry[],
  sentences: string,
  inbox: string | undefined,
) {
  const linesOf = (isSuspect: number) =>
    listed
      .filter(({ is_suspect }) => is_suspect === isSuspect)
      .map((each) => `${each.reference}, received on ${formatLondon(each.received_at)}`);
  const [pending, suspected] = [linesOf(0), linesOf(1)];
  const parts = [
    { text: sentences },
    { label: 'Stored, but not sent to you yet', text: pending.join('\n') },
    { label: 'Suspected spam, not sent to you', text: suspected.join('\n') },
    {
      label: 'To read them',
      text: listed.length > 0 ? (inbox ?? 'Run npm run enquiries -- --remote') : '',
    },
  ].filter(({ text }) => text !== '');
  const none = { text: 'There are no unsent enquiries, and there was no suspected spam.' };
  return {
    subject: `Enquiries: ${pending.length} not sent, ${suspected.length} suspected spam`,
    heading: 'Last week on your site',
    parts: listed.length === 0 ? [...parts, none] : parts,
  };
}
