import { sum } from '../../../values/sum.ts';
import { cachedSeries } from '../cached-series.ts';
import { HOURS } from '../clock.ts';
import { TURBINES, type Machine, type Turbine } from './turbines.ts';
import type { Weather } from '../weather/prepare-weather.ts';

/** Where a turbine stands, by the mean wind of a year at its hub, m/s. Nobody knows it without measuring. */
export const HUB_WIND_MS = { sheltered: 5, open: 6, ridge: 7 } as const;

/** The curves end below this; above it nothing is counted. */
const FASTEST_MS = 25;

/** kW at a wind, m/s: straight lines between the points, the last power held above them. */
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

/** kWh that a turbine gives in each hour of the year, in UTC, the wind being scaled to its mean at the hub. */
export function turbineOutput(weather: Weather, machine: Machine, hubWindMs: number): Float64Array {
  return cachedSeries(weather, `turbine ${machine} ${hubWindMs}`, () => {
    const scale = hubWindMs / (sum(weather.windMs) / HOURS);
    return weather.windMs.map((wind) => turbinePower(TURBINES[machine], wind * scale));
  });
}

/** kWh a year in winds spread about their mean after Rayleigh, as certificates give it. */
export function rayleighEnergy(turbine: Turbine, meanMs: number): number {
  const step = 0.01;
  const under = (ms: number) => 1 - Math.exp((-Math.PI / 4) * (ms / meanMs) ** 2);
  let kwh = 0;
  for (let ms = 0; ms < FASTEST_MS; ms += step) {
    kwh += turbinePower(turbine, ms + step / 2) * (under(ms + step) - under(ms)) * HOURS;
  }
  return kwh;
}
