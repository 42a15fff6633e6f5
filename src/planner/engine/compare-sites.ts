import { HUB_WIND_MS } from './generation/turbines.ts';
import type { Plan } from './plan.ts';
import { runningCost } from './year.ts';
import { simulateBoth, type YearOf } from './years.ts';

/** What a plan would bring in the wind of a kind of site. */
export interface SiteYear {
  site: keyof typeof HUB_WIND_MS;
  /** kWh of the turbine. */
  windKwh: number;
  /** £ a year that the whole plan takes off the bill. */
  savedPounds: number;
}

/** The plan at each kind of site; none without a turbine, or where its wind was measured. */
export function compareSites(plan: Plan, yearOf: YearOf): SiteYear[] {
  const { turbine } = plan.planned;
  if (!turbine || turbine.isMeasured) return [];
  return (['sheltered', 'open', 'ridge'] as const).map((site) => {
    const planned = { ...plan.planned, turbine: { ...turbine, hubWindMs: HUB_WIND_MS[site] } };
    const { now, then } = simulateBoth({ ...plan, planned }, yearOf);
    return { site, windKwh: then.totals.wind, savedPounds: runningCost(now) - runningCost(then) };
  });
}
