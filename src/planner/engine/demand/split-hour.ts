/** The profile averages many homes. One home draws its base load, and now and then this much more. */
const EVENT_KW = 2;
/** Base load over the mean load of the year. */
const BASE_SHARE = 0.35;

/** kW that a home always draws. */
export const baseLoad = (annualKwh: number, hoursAYear: number): number =>
  (BASE_SHARE * annualKwh) / hoursAYear;

/**
 * Splits an hour of a mean load: the home draws `busyKw` for the share `busyShare` of it, `quietKw` for the rest. A mean
 * below the base load stays even, as does one so high that no part would be quiet.
 */
export function splitHourByLoad(meanKw: number, baseKw: number) {
  const above = meanKw - baseKw;
  const isEven = above <= 0 || above >= EVENT_KW;
  return {
    busyShare: isEven ? 0 : above / EVENT_KW,
    quietKw: isEven ? meanKw : baseKw,
    busyKw: baseKw + EVENT_KW,
  };
}
