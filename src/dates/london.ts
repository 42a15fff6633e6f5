import type { Day } from './days.ts';

const HOUR_MS = 3_600_000;

let londonFormat: Intl.DateTimeFormat | undefined;

/** The date at the houses at a moment: a Date, or milliseconds since 1970. */
export function londonDay(instant: Date | number): Day {
  // The Swedish locale formats dates as YYYY-MM-DD. Created on demand, as this costs 50 to 60 ms on a phone.
  londonFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
  });
  return londonFormat.format(instant);
}

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
