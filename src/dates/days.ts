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

/** Merges periods: sorts them, joins those that touch or overlap, and drops empty ones. */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const sorted = periods
    .filter(([from, to]) => from < to)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const merged: Period[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (!last || last[1] < from) merged.push([from, to]);
    else if (last[1] < to) merged.splice(-1, 1, [last[0], to]);
  }
  return merged;
}

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

/** Friday */
export const weekdayOf = (day: Day): string => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? '';

/** 14 August, where the year is clear. */
export const formatDayOfYear = (day: Day): string =>
  `${Number(day.slice(8))} ${MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? ''}`;

/** 14 August 2026 */
export const formatDate = (day: Day): string => `${formatDayOfYear(day)} ${day.slice(0, 4)}`;

/** Friday 14 August 2026 */
export const formatDay = (day: Day): string => `${weekdayOf(day)} ${formatDate(day)}`;

/** 14 to 17 August 2026, with month and year repeated only if they differ. */
export function formatPeriod([from, to]: Period): string {
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = isSameYear ? formatDayOfYear(from) : formatDate(from);
  return `${isSameMonth ? Number(from.slice(8)) : start} to ${formatDate(to)}`;
}

/** Formats a YYYY-MM month, or the month of a day: January 2026. */
export const formatMonth = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
