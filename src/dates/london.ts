import type { Day } from './days.ts';

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
