import type { Year } from '../engine/year.ts';

/** Series drawn by month. */
export const MONTHLY_SERIES = [
  'wind',
  'sun',
  'house',
  'heat',
  'car',
  'imported',
  'exported',
] as const;

/** kWh in each month, indexed from January; empty if every month is 0. */
export type MonthsDrawn = Readonly<Record<(typeof MONTHLY_SERIES)[number], readonly number[]>>;

/** Monthly values as plain arrays, small enough for a page. */
export function monthsDrawn({ months }: Pick<Year, 'months'>): MonthsDrawn {
  const lists = MONTHLY_SERIES.map((name) => {
    const list = Array.from(months[name]);
    return [name, list.some((kwh) => kwh > 0) ? list : []] as const;
  });
  return Object.fromEntries(lists) as Record<(typeof MONTHLY_SERIES)[number], number[]>;
}
