import { ENQUIRY_FIELDS, type EnquiryColumn } from '../../src/enquiries/rules/fields.ts';
import { isDay } from '../../src/dates/days.ts';
import { runSql, type Where } from './database.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

/** A row of the table of enquiries. Times are milliseconds since 1970. */
export interface StoredEnquiry extends Record<EnquiryColumn, string> {
  reference: string;
  received_at: number;
  is_suspect: number;
  forwarded_at: number | null;
  forward_attempts: number;
  forward_error: string | null;
  mailed_at: number | null;
  mail_attempts: number;
  mail_error: string | null;
}

/**
 * Reads the enquiries since a time, oldest first.
 * @throws if the database cannot be read, with wrangler's message
 */
export function readStored(since: number, where: Where): StoredEnquiry[] {
  const fields = ENQUIRY_FIELDS.map(({ column }) => column).join(', ');
  const sql = `SELECT reference, received_at, ${fields}, is_suspect, forwarded_at, forward_attempts,
    forward_error, mailed_at, mail_attempts, mail_error FROM enquiries
    WHERE received_at >= ${Math.floor(since)} ORDER BY received_at, reference`;
  return (runSql(sql, where)[0] ?? []) as unknown as StoredEnquiry[];
}

/**
 * The time from which enquiries are listed, in milliseconds since 1970.
 * @throws if `since` is not a day
 */
export function readSince(
  { all, since }: { all: boolean; since?: string | undefined },
  now: number,
): number {
  if (all) return 0;
  if (since === undefined) return now - USUAL_DAYS * DAY_MS;
  if (isDay(since)) return Date.parse(since);
  throw new Error(`--since is "${since}"; it must be a date, such as 2026-11-01`);
}
