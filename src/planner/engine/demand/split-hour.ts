/** An average home's hour is smooth; a real one idles, and now and then something of this power is on. */
const EVENT_KW = 2;
/** What idles, as a share of the mean load of the year. */
const BASE_SHARE = 0.35;

/** kW of what always runs in a home. */
export const baseLoad = (annualKwh: number, hoursAYear: number): number =>
  (BASE_SHARE * annualKwh) / hoursAYear;

/**
 * How an hour of a mean load divides: for the share `busyShare` of it, `busyKw` are on; for the rest, `quietKw`.
 * Written into `into`, since this runs twice for each hour of a year.
 */
export interface SplitHour {
  busyShare: number;
  busyKw: number;
  quietKw: number;
}

/** Divides an hour. A mean above base and event together is a hall, not a home, and busy throughout. */
export function splitHourByLoad(meanKw: number, baseKw: number, into: SplitHour): void {
  const above = meanKw - baseKw;
  const isEven = above <= 0 || above >= EVENT_KW;
  into.busyShare = isEven ? 0 : above / EVENT_KW;
  into.quietKw = isEven ? meanKw : baseKw;
  into.busyKw = baseKw + EVENT_KW;
}
