import { isDay } from '../../src/dates/days.ts';
import type { StoredEnquiry } from '../../src/inbox/rules/inbox.ts';
import { selectSince } from '../../src/inbox/rules/queries.ts';
import { runQueries, type DatabaseTarget } from './database.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;

/**
 * Reads the enquiries since a time, oldest first.
 * @throws if the database cannot be read, with wrangler's message
 */
export function readStored(since: number, where: DatabaseTarget): StoredEnquiry[] {
  return (runQueries([selectSince(since)], where)[0] ?? []) as unknown as StoredEnquiry[];
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
  if (since === undefined) return now - DEFAULT_DAYS * DAY_MS;
  if (isDay(since)) return Date.parse(since);
  throw new Error(`--since is "${since}"; it must be a date, such as 2026-11-01`);
}
