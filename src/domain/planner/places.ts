import { HUB_WIND_MS } from './generation/turbine-output.ts';
import { today, type Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { simulate } from './simulate.ts';
import type { Weather } from './weather/prepare-weather.ts';

/** What the turbine of a plan would bring where the wind is another. */
export interface PlaceYear {
  hubWindMs: number;
  /** kWh of the turbine. */
  windKwh: number;
  /** £ a year that the whole plan takes off the bill. */
  savedPounds: number;
}

/** The plan at each of the three places, since nobody knows the wind at a hub without measuring; none without a turbine. */
export function atEveryPlace(plan: Plan, weather: Weather, prices: Prices): PlaceYear[] {
  const { turbine } = plan.planned;
  if (!turbine) return [];
  const before = simulate(today(plan), weather, prices).bill.total;
  return Object.values(HUB_WIND_MS).map((hubWindMs) => {
    const planned = { ...plan.planned, turbine: { ...turbine, hubWindMs } };
    const { totals, bill } = simulate({ ...plan, planned }, weather, prices);
    return { hubWindMs, windKwh: totals.wind, savedPounds: before - bill.total };
  });
}
