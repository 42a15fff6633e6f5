/** A day as YYYY-MM-DD, without time or zone; days can be compared as strings. */
export type Day = string;

/** The nights from arrival to departure: `[arrival, departure)`. */
export type Period = readonly [from: Day, to: Day];

const DAY_MS = 86_400_000;

const toDay = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** The day a number of days later, or earlier if negative. */
export const addDays = (day: Day, days: number): Day => toDay(Date.parse(day) + days * DAY_MS);

/** Whether a text is a real day, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The first day of the month a number of months later. */
export function firstOfMonth(day: Day, monthsLater = 0): Day {
  const [year = NaN, month = NaN] = day.split('-').map(Number);
  return toDay(Date.UTC(year, month - 1 + monthsLater, 1));
}
