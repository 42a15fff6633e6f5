import type { Day } from '../../values/days.ts';

/** A day as the calendar library wants it: noon local time, so that no clock change can move it to another day. */
export function toDate(day: Day): Date {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day that one of the calendar library's dates stands for. */
export function toDay(date: Date): Day {
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}
