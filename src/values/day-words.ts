import type { Day, Period } from './days.ts';
import { MONTH_NAMES } from './month-names.ts';

/** Monday first, as the British week begins. */
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

/** Friday 14 August 2026 */
export function sayDay(day: Day): string {
  const { weekday, date, month, year } = partsOf(day);
  return `${weekday} ${date} ${month} ${year}`;
}

/** August 2026 */
export function sayMonth(day: Day): string {
  const { month, year } = partsOf(day);
  return `${month} ${year}`;
}

/** 14 to 17 August 2026, with month and year repeated only if they differ. */
export function sayPeriod([from, to]: Period): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.date} ${last.month} ${last.year}`;
  if (first.year !== last.year) return `${first.date} ${first.month} ${first.year} to ${end}`;
  if (first.month !== last.month) return `${first.date} ${first.month} to ${end}`;
  return `${first.date} to ${end}`;
}

/** 14 August 2026 */
export const sayDate = (day: Day): string => sayDay(day).replace(/^\w+ /, '');
