import type { Day, Period } from '../../dates/days.ts';

/** A house's calendar at the last build; days as YYYY-MM-DD. */
export interface Availability {
  /** The day of the build. */
  asOf: Day;
  /** The nights taken. */
  booked: readonly Period[];
  /** Whether the calendar has bookings that could not be read completely. */
  isIncomplete?: boolean | undefined;
}

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

/** The periods that have not ended yet: their guests leave after today. */
export const listUpcomingPeriods = (periods: readonly Period[], today: Day): Period[] =>
  periods.filter(([, to]) => to > today);

/** Whether the night that begins on this day is taken. The day guests leave is free again. */
export const isNightBooked = (night: Day, periods: readonly Period[]): boolean =>
  periods.some(([from, to]) => from <= night && night < to);
