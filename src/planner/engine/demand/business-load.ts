import { sum } from '../../../numbers/sum.ts';
import { CLOCK, HOURS } from '../clock.ts';
import type { LocalHours } from '../local-hour.ts';

/** When a business is open, and what it uses when it is closed. */
export interface BusinessHours extends LocalHours {
  /** Days a week, counted from Monday. */
  daysAWeek: number;
  /** Months, 1 to 12, both included; past the end of the year if `from` is after `until`. */
  months: { from: number; until: number };
  /** The load while it is closed, for fridges, pumps and standby, as a share of that while it is open. */
  closedShare: number;
}

/** Each hour's share of a year's electricity in UTC, adding up to 1: one load while open, and another while closed. */
export function businessShares({
  from,
  until,
  daysAWeek,
  months,
  closedShare,
}: BusinessHours): Float64Array {
  const isIn = (first: number, last: number, value: number) =>
    first <= last ? value >= first && value <= last : value >= first || value <= last;
  const loads = Float64Array.from({ length: HOURS }, (_, i) => {
    // The clock's week begins on Sunday.
    const weekday = ((CLOCK.weekday[i] ?? 0) + 6) % 7;
    const isOpen =
      isIn(months.from, months.until, (CLOCK.month[i] ?? 0) + 1) &&
      weekday < daysAWeek &&
      isIn(from, until - 1, CLOCK.hour[i] ?? 0);
    return isOpen ? 1 : closedShare;
  });
  const total = sum(loads);
  return loads.map((load) => load / total);
}
