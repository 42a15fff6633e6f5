import { countOf } from '../../numbers/format.ts';
import type { InboxCounts, InboxView, ListedEnquiry, StoredEnquiry } from '../rules/inbox.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const VIEW_LABELS: Record<InboxView, string> = {
  unanswered: 'Unanswered',
  answered: 'Answered',
  suspected: 'Suspected spam',
  all: 'All',
};

export const EMPTY_VIEWS: Record<InboxView, string> = {
  unanswered: 'All enquiries have been answered.',
  answered: 'No enquiry has been marked as answered.',
  suspected: 'There is no suspected spam.',
  all: 'There are no enquiries.',
};

/** "3 days", "2 hours" or "5 minutes". */
function formatAge(sinceMs: number): string {
  if (sinceMs >= DAY_MS) return countOf(Math.floor(sinceMs / DAY_MS), 'day');
  if (sinceMs >= HOUR_MS) return countOf(Math.floor(sinceMs / HOUR_MS), 'hour');
  return countOf(Math.max(1, Math.floor(sinceMs / MINUTE_MS)), 'minute');
}

/** The summary above the list, and in the title of the window. */
export function summariseCounts(
  { unanswered, oldest, suspected }: InboxCounts,
  now: number,
): string {
  const spam = suspected > 0 ? `; ${suspected} in suspected spam` : '';
  if (unanswered === 0 || oldest === null) return `No unanswered enquiries${spam}`;
  const age = formatAge(now - oldest);
  return unanswered === 1
    ? `1 unanswered enquiry, ${age} old${spam}`
    : `${unanswered} unanswered enquiries, the oldest ${age} old${spam}`;
}

/** The status of an enquiry in a word or two. */
export function describeStatus({
  is_suspect,
  answered_at,
}: Pick<ListedEnquiry, 'is_suspect' | 'answered_at'>): string {
  if (is_suspect) return VIEW_LABELS.suspected;
  return answered_at === null ? VIEW_LABELS.unanswered : VIEW_LABELS.answered;
}

/** A moment in the reader's own time: "20 November 2026 at 09:30". */
export const formatMoment = (ms: number): string =>
  new Date(ms).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The history of an enquiry, oldest first. */
export function describeHistory(enquiry: StoredEnquiry): string[] {
  const { received_at, is_suspect, answered_at, answered_by } = enquiry;
  return [
    `Received on ${formatMoment(received_at)}.`,
    ...(is_suspect ? ['Suspected spam, so it was neither emailed nor forwarded.'] : []),
    ...describeSending(enquiry.mailed_at, enquiry.mail_attempts, enquiry.mail_error, [
      'Emailed to us',
      'email',
    ]),
    ...describeSending(enquiry.forwarded_at, enquiry.forward_attempts, enquiry.forward_error, [
      'Forwarded',
      'forward',
    ]),
    ...(answered_at === null
      ? []
      : [`Marked as answered on ${formatMoment(answered_at)} by ${answered_by ?? 'somebody'}.`]),
  ];
}

function describeSending(
  sentAt: number | null,
  attempts: number,
  error: string | null,
  [done, action]: readonly [string, string],
): string[] {
  if (sentAt !== null) return [`${done} on ${formatMoment(sentAt)}.`];
  if (attempts === 0) return [];
  const times = attempts === 1 ? 'once' : attempts === 2 ? 'twice' : `${attempts} times`;
  return [`Tried to ${action} it ${times}: ${error ?? 'the last attempt did not finish'}.`];
}
