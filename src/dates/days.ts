/** A day as YYYY-MM-DD, without time or zone; days can be compared as strings. */
export type Day = string;

/** The nights from arrival to departure: `[arrival, departure)`. */
export type Period = readonly [from: Day, to: Day];

const DAY_MS = 86_400_000;

const toDay = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** The day a number of days later, or earlier if negative. */
export const addDays = (day: Day, days: number): Day => toDay(Date.parse(day) + days * DAY_MS);

/** Whether a string is a real day, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The first day of the month a number of months later. */
export function firstOfMonth(day: Day, monthsLater = 0): Day {
  const [year = NaN, month = NaN] = day.split('-').map(Number);
  return toDay(Date.UTC(year, month - 1 + monthsLater, 1));
}

/** Indexed from January. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Indexed from Monday, the first day of the British week. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function partsOf(day: Day) {
  const date = new Date(day);
  return {
    weekday: WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '',
    date: date.getUTCDate(),
    month: MONTH_NAMES[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  };
}

/** Friday */
export const weekdayOf = (day: Day): string => partsOf(day).weekday;

/** Friday 14 August 2026 */
export function formatDay(day: Day): string {
  const { weekday, date, month, year } = partsOf(day);
  return `${weekday} ${date} ${month} ${year}`;
}

/** 14 to 17 August 2026, with month and year repeated only if they differ. */
export function formatPeriod([from, to]: Period): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.date} ${last.month} ${last.year}`;
  if (first.year !== last.year) return `${first.date} ${first.month} ${first.year} to ${end}`;
  if (first.month !== last.month) return `${first.date} ${first.month} to ${end}`;
  return `${first.date} to ${end}`;
}

/** 14 August, where the year is clear. */
export function formatDayOfYear(day: Day): string {
  const { date, month } = partsOf(day);
  return `${date} ${month}`;
}

/** 14 August 2026 */
export const formatDate = (day: Day): string => formatDay(day).replace(/^\w+ /, '');

/** Formats a YYYY-MM month, or the month of a day: January 2026. */
export const formatMonth = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
