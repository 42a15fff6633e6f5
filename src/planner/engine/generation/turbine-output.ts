import { sum } from '../../../values/sum.ts';
import { cachedSeries } from '../cached-series.ts';
import { HOURS } from '../clock.ts';
import { TURBINES, type Machine, type Turbine } from './turbines.ts';
import type { Weather } from '../weather/prepare-weather.ts';

/** A year's mean wind at the hub by kind of site, m/s; only a measurement tells. */
export const HUB_WIND_MS = { sheltered: 5, open: 6, ridge: 7 } as const;

/** No output is counted in faster winds; every power curve ends before. */
const FASTEST_MS = 25;

/** kW at a wind speed: interpolated between the points of the curve, constant after the last. @param windMs m/s */
export function turbinePower(turbine: Turbine, windMs: number): number {
  if (windMs > FASTEST_MS) return 0;
  let [lastMs, lastKw] = [0, 0];
  for (const [i, ms] of turbine.windMs.entries()) {
    const kw = turbine.powerKw[i] ?? 0;
    if (windMs < ms) {
      return lastKw + ((kw - lastKw) * (windMs - lastMs)) / (ms - lastMs);
    }
    [lastMs, lastKw] = [ms, kw];
  }
  return lastKw;
}

/** kWh from a turbine in each hour of the year in UTC, the wind scaled to its mean at the hub, m/s. */
export function turbineOutput(weather: Weather, machine: Machine, hubWindMs: number): Float64Array {
  return cachedSeries(weather, `turbine ${machine} ${hubWindMs}`, () => {
    const scale = hubWindMs / (sum(weather.windMs) / HOURS);
    return weather.windMs.map((wind) => turbinePower(TURBINES[machine], wind * scale));
  });
}

/** kWh a year in a Rayleigh distribution of wind, as in certificates. @param meanMs m/s */
export function rayleighEnergy(turbine: Turbine, meanMs: number): number {
  const step = 0.01;
  const under = (ms: number) => 1 - Math.exp((-Math.PI / 4) * (ms / meanMs) ** 2);
  let kwh = 0;
  for (let ms = 0; ms < FASTEST_MS; ms += step) {
    kwh += turbinePower(turbine, ms + step / 2) * (under(ms + step) - under(ms)) * HOURS;
  }
  return kwh;
}
