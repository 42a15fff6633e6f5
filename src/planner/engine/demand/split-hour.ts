/** The profile averages many homes. One home draws its base load, and now and then this much more. */
const EVENT_KW = 2;
/** Base load over the mean load of the year. */
const BASE_SHARE = 0.35;

/** kW that a home always draws. */
export const baseLoad = (annualKwh: number, hoursAYear: number): number =>
  (BASE_SHARE * annualKwh) / hoursAYear;

/**
 * An hour of one home: it draws `busyKw` for the share `busyShare` of the hour, `quietKw` for the rest.
 */
export interface SplitHour {
  busyShare: number;
  busyKw: number;
  quietKw: number;
}

/**
 * Splits an hour of a mean load; into `into`, so that nothing is allocated. A mean below the base load stays even, as
 * does one so high that no part would be quiet.
 */
export function splitHourByLoad(meanKw: number, baseKw: number, into: SplitHour): void {
  const above = meanKw - baseKw;
  const isEven = above <= 0 || above >= EVENT_KW;
  into.busyShare = isEven ? 0 : above / EVENT_KW;
  into.quietKw = isEven ? meanKw : baseKw;
  into.busyKw = baseKw + EVENT_KW;
}
