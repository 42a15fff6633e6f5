import { sum } from '../../../numbers/sum.ts';
import { cachedSeries, HOURS } from '../clock.ts';
import curvesFile from '../data/power-curves.json' with { type: 'json' };
import type { Weather } from '../weather/prepare-weather.ts';
import type { TurbineModel } from '../plan.ts';

interface PowerCurve {
  /** Wind at the hub, m/s, slowest first. */
  windMs: readonly number[];
  /** Output at each of these, kW, at an air density of 1.225 kg/m³. */
  powerKw: readonly number[];
}

/** The measured power curve; the data file gives its source. */
export const powerCurve = (model: TurbineModel): PowerCurve => curvesFile.curves[model];

/** Cut-out wind speed; every power curve ends below it. */
const FASTEST_MS = 25;

/** Output at a wind speed, kW: interpolated between points of the curve, constant after the last. @param windMs m/s */
export function turbinePower(curve: PowerCurve, windMs: number): number {
  if (windMs > FASTEST_MS) return 0;
  let [lastMs, lastKw] = [0, 0];
  for (const [i, ms] of curve.windMs.entries()) {
    const kw = curve.powerKw[i] ?? 0;
    if (windMs < ms) {
      return lastKw + ((kw - lastKw) * (windMs - lastMs)) / (ms - lastMs);
    }
    [lastMs, lastKw] = [ms, kw];
  }
  return lastKw;
}

/** Output of a turbine in each hour of the year in UTC, kWh, with wind scaled to the mean at the hub, m/s. */
export function turbineOutput(
  weather: Weather,
  model: TurbineModel,
  hubWindMs: number,
): Float64Array {
  return cachedSeries(weather, `turbine ${model} ${hubWindMs}`, () => {
    const curve = powerCurve(model);
    const scale = hubWindMs / (sum(weather.windMs) / HOURS);
    return weather.windMs.map((wind) => turbinePower(curve, wind * scale));
  });
}

/** Yearly output in a Rayleigh wind distribution, as in certificates, kWh. @param meanMs m/s */
export function rayleighEnergy(curve: PowerCurve, meanMs: number): number {
  const step = 0.01;
  const under = (ms: number) => 1 - Math.exp((-Math.PI / 4) * (ms / meanMs) ** 2);
  let kwh = 0;
  for (let ms = 0; ms < FASTEST_MS; ms += step) {
    kwh += turbinePower(curve, ms + step / 2) * (under(ms + step) - under(ms)) * HOURS;
  }
  return kwh;
}
