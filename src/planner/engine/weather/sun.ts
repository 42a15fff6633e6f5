// Solar geometry. Must not import `clock.ts`: building its calendars costs a page about 30 ms.
import { DAYS } from '../local-hour.ts';

const RADIANS = Math.PI / 180;
const SOLAR_CONSTANT_WM2 = 1361;

/** Degrees north and east. */
export interface SiteCoordinates {
  latitude: number;
  longitude: number;
}

/** South Uist. */
export const ISLES_COORDINATES: SiteCoordinates = { latitude: 57.2, longitude: -7.3 };

/** A Fourier series over the year, with Spencer's coefficients (1971): the mean, then cosine and sine terms. */
function fourierSeries(
  day: number,
  mean: number,
  ...harmonics: [cosine: number, sine: number][]
): number {
  const angle = (2 * Math.PI * day) / DAYS;
  return harmonics.reduce(
    (sum, [cosine, sine], i) =>
      sum + cosine * Math.cos((i + 1) * angle) + sine * Math.sin((i + 1) * angle),
    mean,
  );
}

const declination = (day: number) =>
  fourierSeries(day, 0.006918, [-0.399912, 0.070257], [-0.006758, 0.000907], [-0.002697, 0.00148]);

/** Equation of time: apparent minus mean solar time, hours. */
const equationOfTime = (day: number) =>
  (fourierSeries(day, 0.0000075, [0.001868, -0.032077], [-0.014615, -0.040849]) * 12) / Math.PI;

/** Extraterrestrial radiation at normal incidence, W/m². @param day since 1 January */
export const extraterrestrial = (day: number) =>
  SOLAR_CONSTANT_WM2 * fourierSeries(day, 1.00011, [0.034221, 0.00128], [0.000719, 0.000077]);

/**
 * A unit vector towards the sun; `up` is the sine of the elevation, below 0 at night.
 * @param hour of the year in UTC, from 0 to 8760
 */
export function sunAt(
  hour: number,
  site: SiteCoordinates,
): { east: number; north: number; up: number } {
  const day = Math.floor(hour / 24);
  const latitude = site.latitude * RADIANS;
  const sun = declination(day);
  const solarHour = (hour % 24) + site.longitude / 15 + equationOfTime(day);
  const angle = (solarHour - 12) * 15 * RADIANS;
  return {
    east: -Math.cos(sun) * Math.sin(angle),
    north:
      Math.cos(latitude) * Math.sin(sun) - Math.sin(latitude) * Math.cos(sun) * Math.cos(angle),
    up: Math.sin(latitude) * Math.sin(sun) + Math.cos(latitude) * Math.cos(sun) * Math.cos(angle),
  };
}

/** Sine of the sun's elevation at sunrise: the upper limb is on the horizon, allowing for refraction. */
const SUNRISE = -0.0145;

/** Sunrise and sunset, hours of the year in UTC, between the polar circles. @param day since 1 January */
export function daylight(day: number, site: SiteCoordinates): [from: number, until: number] {
  const latitude = site.latitude * RADIANS;
  const sun = declination(day);
  const angle = Math.acos(
    (SUNRISE - Math.sin(latitude) * Math.sin(sun)) / (Math.cos(latitude) * Math.cos(sun)),
  );
  const noon = day * 24 + 12 - site.longitude / 15 - equationOfTime(day);
  const half = angle / RADIANS / 15;
  return [noon - half, noon + half];
}

/** A day's extraterrestrial radiation on a horizontal surface, 24-hour mean, W/m². */
export function extraterrestrialOnFlat(day: number, latitudeDegrees: number): number {
  const latitude = latitudeDegrees * RADIANS;
  const sun = declination(day);
  const sunset = Math.acos(Math.min(1, Math.max(-1, -Math.tan(latitude) * Math.tan(sun))));
  const shape =
    Math.cos(latitude) * Math.cos(sun) * Math.sin(sunset) +
    sunset * Math.sin(latitude) * Math.sin(sun);
  return (extraterrestrial(day) / Math.PI) * shape;
}
