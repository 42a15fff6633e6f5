const HOUR_MS = 3_600_000;

/** The last Sunday of a month at 01:00 UTC, when clocks in the United Kingdom change. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** A moment by the clocks of the United Kingdom, as a date whose `getUTC` methods give them. */
export function londonTime(milliseconds: number): Date {
  const year = new Date(milliseconds).getUTCFullYear();
  const isSummer = milliseconds >= clockChange(year, 2) && milliseconds < clockChange(year, 9);
  return new Date(milliseconds + (isSummer ? HOUR_MS : 0));
}
