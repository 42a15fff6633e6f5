import { HUB_WIND_MS } from './generation/turbine-output.ts';
import { today, type Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { simulate } from './simulate.ts';
import type { Weather } from './weather/prepare-weather.ts';

/** What the turbine of a plan would bring where the wind is another. */
export interface PlaceYear {
  place: keyof typeof HUB_WIND_MS;
  /** kWh of the turbine. */
  windKwh: number;
  /** £ a year that the whole plan takes off the bill. */
  savedPounds: number;
}

/** The plan at each of the three places, as long as its turbine stands where nobody has measured the wind. */
export function atEveryPlace(plan: Plan, weather: Weather, prices: Prices): PlaceYear[] {
  const { turbine } = plan.planned;
  if (!turbine || turbine.isMeasured) return [];
  const before = simulate(today(plan), weather, prices).bill.total;
  return (['sheltered', 'open', 'ridge'] as const).map((place) => {
    const planned = { ...plan.planned, turbine: { ...turbine, hubWindMs: HUB_WIND_MS[place] } };
    const { totals, bill } = simulate({ ...plan, planned }, weather, prices);
    return { place, windKwh: totals.wind, savedPounds: before - bill.total };
  });
}
