const HOUR_MS = 3_600_000;

/**
 * A moment by the clocks of the United Kingdom, as a date whose `getUTC` methods give them. They change at 01:00 UTC on the
 * last Sundays of March and October. Not with `Intl`, whose first use takes a phone 50 to 60 ms.
 * @param moment milliseconds since 1970
 */
export function londonTime(moment: number): Date {
  const hourAgo = new Date(moment - HOUR_MS);
  // With the last Sunday of a month of 31 days the next one begins.
  const isNext = hourAgo.getUTCDate() - hourAgo.getUTCDay() > 24;
  const month = hourAgo.getUTCMonth() + +isNext;
  return new Date(moment + +(month > 2 && month < 10) * HOUR_MS);
}
