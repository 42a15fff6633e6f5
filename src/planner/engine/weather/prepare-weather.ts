import { DAYS, HOURS, MONTHS, UTC_MONTH } from '../clock.ts';
import { ISLES_CLIMATE, ISLES_PLACE, MALIN_HEAD_LATITUDE } from './isles-climate.ts';
import type { RawWeather } from './raw-weather.ts';
import { extraterrestrialOnFlat, solarPath, type SunPath } from './sun.ts';

/** A year of hours in the Western Isles, in UTC. */
export interface Weather {
  temperatureC: Float64Array;
  /** At 10 m, m/s. */
  windMs: Float64Array;
  /** Global radiation on the flat, W/m². */
  radiationWm2: Float64Array;
  sun: SunPath;
}

/** The share of a day's light in an hour goes with the sine of the sun's height to this power. */
const DAYLIGHT_EXPONENT = 1.2;

/**
 * The hours of Malin Head brought to the monthly means of the Western Isles: temperature is shifted, wind and radiation
 * are multiplied.
 */
export function prepareWeather(raw: RawWeather): Weather {
  const sun = solarPath(ISLES_PLACE);
  const temperature = monthlyMeans(raw.temperatureC);
  const wind = monthlyMeans(raw.windKnots);
  const light = spreadOverHours(raw.radiationJcm2, sun);
  const radiation = monthlyMeans(light);
  return {
    temperatureC: raw.temperatureC.map(
      (value, i) => value + of(ISLES_CLIMATE.temperatureC, i) - of(temperature, i),
    ),
    windMs: raw.windKnots.map((knots, i) => (knots * of(ISLES_CLIMATE.windMs, i)) / of(wind, i)),
    radiationWm2: light.map(
      (value, i) => (value * of(ISLES_CLIMATE.radiationWm2, i)) / of(radiation, i),
    ),
    sun,
  };
}

const of = (months: ArrayLike<number>, hour: number) => months[UTC_MONTH[hour] ?? 0] ?? NaN;

function monthlyMeans(series: Float64Array): Float64Array {
  const sums = new Float64Array(MONTHS);
  const counts = new Float64Array(MONTHS);
  for (const [i, value] of series.entries()) {
    const month = UTC_MONTH[i] ?? 0;
    sums[month] = (sums[month] ?? 0) + value;
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return sums.map((sum, month) => sum / (counts[month] ?? NaN));
}

/** Radiation by hour, up to the monthly scale: each day as clear as it was at Malin Head. */
function spreadOverHours(daily: Float64Array, sun: SunPath): Float64Array {
  const hours = new Float64Array(HOURS);
  for (let day = 0; day < DAYS; day++) {
    const clearness = (daily[day] ?? NaN) / extraterrestrialOnFlat(day, MALIN_HEAD_LATITUDE);
    const light = clearness * extraterrestrialOnFlat(day, ISLES_PLACE.latitude);
    const heights = Array.from({ length: 24 }, (_, hour) =>
      Math.max(0, sun.up[day * 24 + hour] ?? 0),
    );
    const shares = heights.map((height) => height ** DAYLIGHT_EXPONENT);
    const sum = shares.reduce((total, share) => total + share, 0);
    shares.forEach((share, hour) => (hours[day * 24 + hour] = (light * share) / sum));
  }
  return hours;
}
