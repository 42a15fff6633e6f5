import { HOURS } from '../clock.ts';
import type { Setup } from '../plan.ts';
import type { Weather } from '../weather/prepare-weather.ts';
import { panelOutput } from './panel-output.ts';
import { turbineOutput } from './turbine-output.ts';

/** Adds the output of all roofs and the turbine, kWh in each hour in UTC, to `into`. */
export function addGeneration(
  weather: Weather,
  { roofs, turbine }: Setup,
  factors: { sun: number; wind: number },
  into: { sun: Float64Array; wind: Float64Array },
): void {
  for (const roof of roofs) add(panelOutput(weather, roof), roof.kw * factors.sun, into.sun);
  if (!turbine) return;
  const { machine, hubWindMs } = turbine;
  add(turbineOutput(weather, machine, hubWindMs), factors.wind, into.wind);
}

function add(series: Float64Array, factor: number, into: Float64Array): void {
  for (let i = 0; i < HOURS; i++) into[i] = (into[i] ?? 0) + (series[i] ?? 0) * factor;
}
