import type { Year } from '../engine/year.ts';

/** Series that are drawn by month. */
export const MONTHLY = ['wind', 'sun', 'house', 'heat', 'car', 'bought', 'sold'] as const;

/** kWh in each month, January first; empty where there is none in any. */
export type MonthsDrawn = Readonly<Record<(typeof MONTHLY)[number], readonly number[]>>;

/** The months of a year as bare lists, which a page can carry along. */
export function monthsDrawn({ months }: Pick<Year, 'months'>): MonthsDrawn {
  const lists = MONTHLY.map((name) => {
    const list = Array.from(months[name]);
    return [name, list.some((kwh) => kwh > 0) ? list : []] as const;
  });
  return Object.fromEntries(lists) as Record<(typeof MONTHLY)[number], number[]>;
}
