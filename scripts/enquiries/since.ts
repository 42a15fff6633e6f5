import { isDay } from '../../src/values/dates/days.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

/**
 * The time from which enquiries are listed, in milliseconds since 1970.
 * @throws when `since` is not a day
 */
export function readSince(
  { all, since }: { all: boolean; since?: string | undefined },
  now: number,
): number {
  if (all) return 0;
  if (since === undefined) return now - USUAL_DAYS * DAY_MS;
  if (!isDay(since)) {
    throw new Error(`--since is "${since}"; it must be a day, such as 2026-11-01`);
  }
  return Date.parse(since);
}
