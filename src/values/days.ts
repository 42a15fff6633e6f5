/** A day as YYYY-MM-DD, without a time or a zone; days compare as texts. */
export type Day = string;

/** Nights from the first day to the last, on which guests leave: `[arrival, departure)`. */
export type Period = readonly [from: Day, to: Day];

const DAY_MS = 86_400_000;

const toDay = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** The day so many days later; earlier with a negative number. */
export const addDays = (day: Day, days: number): Day => toDay(Date.parse(day) + days * DAY_MS);

/** Whether a text is a day that there is, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The first day of the month so many months later. */
export function firstOfMonth(day: Day, monthsLater = 0): Day {
  const [year = NaN, month = NaN] = day.split('-').map(Number);
  return toDay(Date.UTC(year, month - 1 + monthsLater, 1));
}
