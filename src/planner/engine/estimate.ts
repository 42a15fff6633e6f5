import type { Years } from './years.ts';

/** The figures of a plan that have a range. */
export interface Estimate {
  /** £ a year off the bill. */
  savedPounds: number;
  /** £ a year, today and with the plan. */
  billNow: number;
  billThen: number;
  /** kg CO2 a year. */
  carbonNow: number;
  carbonThen: number;
  /** kWh a year from wind and sun, and bought, with the plan. */
  madeKwh: number;
  boughtKwh: number;
  /** With the plan, 0 to 1. */
  selfSufficiency: number;
}

/** The figures of today's year and the plan's. */
export const estimateOf = ({ now, then }: Years): Estimate => ({
  savedPounds: now.bill.total - then.bill.total,
  billNow: now.bill.total,
  billThen: then.bill.total,
  carbonNow: now.carbon.total,
  carbonThen: then.carbon.total,
  madeKwh: then.madeKwh,
  boughtKwh: then.totals.bought,
  selfSufficiency: then.selfSufficiency,
});
