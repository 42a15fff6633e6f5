import type { Weather } from './prepare-weather.ts';

/** As many as a visitor turns a roof through before the first are made again; 70 KB each. */
const MOST = 64;

const kept = new WeakMap<Weather, Map<string, Float64Array>>();

/** A series that only the weather and its name decide, made once. */
export function cachedSeries(
  weather: Weather,
  name: string,
  make: () => Float64Array,
): Float64Array {
  const series = kept.get(weather) ?? new Map<string, Float64Array>();
  kept.set(weather, series);
  const known = series.get(name);
  if (known) return known;
  if (series.size >= MOST) series.clear();
  const made = make();
  series.set(name, made);
  return made;
}
