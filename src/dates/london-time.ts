// Apart from london.ts: in the browser, only the header imports this, so its script is short enough to be inlined.
const HOUR_MS = 3_600_000;

/**
 * A moment in UK time, as a date whose `getUTC` methods return it. Clocks change at 01:00 UTC on the last Sundays of March
 * and October. Avoids `Intl`, whose first use costs 50 to 60 ms on a phone.
 * @param moment milliseconds since 1970
 */
export function londonTime(moment: number): Date {
  const hourAgo = new Date(moment - HOUR_MS);
  // From the last Sunday of a month with 31 days, counts as the next month.
  const isNext = hourAgo.getUTCDate() - hourAgo.getUTCDay() > 24;
  const month = hourAgo.getUTCMonth() + +isNext;
  return new Date(moment + +(month > 2 && month < 10) * HOUR_MS);
}
