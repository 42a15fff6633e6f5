import { sum } from '../../../numbers/sum.ts';
import { DAYS, DAYS_IN_MONTH, HOURS, MONTHS, sumBy, UTC_MONTH } from '../clock.ts';
import type { RawWeather } from './raw-weather.ts';
import {
  extraterrestrialOnFlat,
  extraterrestrial,
  ISLES_COORDINATES,
  type SiteCoordinates,
  sunAt,
} from './sun.ts';

/** A year in the Western Isles by hour in UTC. */
export interface Weather {
  temperatureC: Float64Array;
  /** At 10 m, m/s. */
  windMs: Float64Array;
  /** Global horizontal irradiance, W/m². */
  radiationWm2: Float64Array;
  sun: SunPath;
}

/**
 * Monthly means of the Western Isles, indexed from January: SAP 2012, Appendix U, region 18, tables U1, U2 and U3, read
 * from public transcriptions that agree.
 */
export const ISLES_CLIMATE = {
  /** °C. */
  temperatureC: [5.2, 5.0, 5.8, 7.6, 9.7, 11.8, 13.4, 13.6, 12.1, 9.6, 7.3, 5.2],
  /** At 10 m, m/s. */
  windMs: [8.3, 8.4, 7.9, 6.6, 6.1, 6.1, 5.6, 5.6, 6.3, 7.3, 7.7, 7.5],
  /** Global horizontal irradiance, W/m². */
  radiationWm2: [16, 41, 87, 155, 205, 206, 185, 148, 101, 51, 21, 11],
} as const;

/** Latitude of the weather station, °N. */
const MALIN_HEAD_LATITUDE = 55.372;

/** Exponent n: daily irradiation is spread over the hours in proportion to sin(elevation)ⁿ. */
const DAYLIGHT_EXPONENT = 1.2;

/**
 * Adjusts the hours of Malin Head to the monthly means of the Western Isles: shifts temperature, scales wind and
 * radiation.
 */
export function prepareWeather(raw: RawWeather): Weather {
  const sun = solarPath(ISLES_COORDINATES);
  const temperature = monthlyMeans(raw.temperatureC);
  const wind = monthlyMeans(raw.windKnots);
  const light = spreadOverHours(raw.radiationJcm2, sun);
  const radiation = monthlyMeans(light);
  return {
    temperatureC: raw.temperatureC.map(
      (value, i) =>
        value + valueInMonth(ISLES_CLIMATE.temperatureC, i) - valueInMonth(temperature, i),
    ),
    windMs: raw.windKnots.map(
      (knots, i) => (knots * valueInMonth(ISLES_CLIMATE.windMs, i)) / valueInMonth(wind, i),
    ),
    radiationWm2: light.map(
      (value, i) =>
        (value * valueInMonth(ISLES_CLIMATE.radiationWm2, i)) / valueInMonth(radiation, i),
    ),
    sun,
  };
}

const valueInMonth = (months: ArrayLike<number>, hour: number) =>
  months[UTC_MONTH[hour] ?? 0] ?? NaN;

const monthlyMeans = (series: Float64Array) =>
  sumBy(UTC_MONTH, MONTHS, series).map(
    (total, month) => total / ((DAYS_IN_MONTH[month] ?? NaN) * 24),
  );

/** Radiation by hour before it is scaled by month: each day as clear as at Malin Head. */
function spreadOverHours(daily: Float64Array, sun: SunPath): Float64Array {
  const hours = new Float64Array(HOURS);
  for (let day = 0; day < DAYS; day++) {
    const clearness = (daily[day] ?? NaN) / extraterrestrialOnFlat(day, MALIN_HEAD_LATITUDE);
    const light = clearness * extraterrestrialOnFlat(day, ISLES_COORDINATES.latitude);
    const heights = Array.from({ length: 24 }, (_, hour) =>
      Math.max(0, sun.up[day * 24 + hour] ?? 0),
    );
    const shares = heights.map((height) => height ** DAYLIGHT_EXPONENT);
    const total = sum(shares);
    shares.forEach((share, hour) => (hours[day * 24 + hour] = (light * share) / total));
  }
  return hours;
}

/** A unit vector towards the sun in the middle of each hour of the year in UTC. */
interface SunPath {
  east: Float64Array;
  north: Float64Array;
  /** Sine of the elevation; below 0 at night. */
  up: Float64Array;
  /** Extraterrestrial radiation at normal incidence, W/m². */
  extraterrestrialWm2: Float64Array;
}

export function solarPath(site: SiteCoordinates): SunPath {
  const path: SunPath = {
    east: new Float64Array(HOURS),
    north: new Float64Array(HOURS),
    up: new Float64Array(HOURS),
    extraterrestrialWm2: new Float64Array(HOURS),
  };
  for (let i = 0; i < HOURS; i++) {
    const { east, north, up } = sunAt(i + 0.5, site);
    path.east[i] = east;
    path.north[i] = north;
    path.up[i] = up;
    path.extraterrestrialWm2[i] = extraterrestrial(Math.floor(i / 24));
  }
  return path;
}
