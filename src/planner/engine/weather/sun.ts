import { DAYS, HOURS } from '../clock.ts';

const RADIANS = Math.PI / 180;
const SOLAR_CONSTANT_WM2 = 1361;

/** Where the sun stands in the middle of each hour of the year, in UTC, as a vector of length 1. */
export interface SunPath {
  east: Float64Array;
  north: Float64Array;
  /** Sine of the height; below 0 at night. */
  up: Float64Array;
  /** Radiation outside the atmosphere, across the rays, W/m². */
  extraterrestrialWm2: Float64Array;
}

/** Angle of the year, radians: Spencer 1971. */
const yearAngle = (day: number) => (2 * Math.PI * day) / DAYS;

/** Radians; Spencer 1971. */
function declination(day: number): number {
  const a = yearAngle(day);
  return (
    0.006918 -
    0.399912 * Math.cos(a) +
    0.070257 * Math.sin(a) -
    0.006758 * Math.cos(2 * a) +
    0.000907 * Math.sin(2 * a) -
    0.002697 * Math.cos(3 * a) +
    0.00148 * Math.sin(3 * a)
  );
}

/** Hours by which the sundial is ahead of the clock; Spencer 1971. */
function equationOfTime(day: number): number {
  const a = yearAngle(day);
  const radians =
    0.0000075 +
    0.001868 * Math.cos(a) -
    0.032077 * Math.sin(a) -
    0.014615 * Math.cos(2 * a) -
    0.040849 * Math.sin(2 * a);
  return (radians * 12) / Math.PI;
}

/** W/m²; the distance of the sun after Spencer 1971. */
function outside(day: number): number {
  const a = yearAngle(day);
  return (
    SOLAR_CONSTANT_WM2 *
    (1.00011 +
      0.034221 * Math.cos(a) +
      0.00128 * Math.sin(a) +
      0.000719 * Math.cos(2 * a) +
      0.000077 * Math.sin(2 * a))
  );
}

/** The path of the sun over a place. */
export function solarPath(place: { latitude: number; longitude: number }): SunPath {
  const latitude = place.latitude * RADIANS;
  const path: SunPath = {
    east: new Float64Array(HOURS),
    north: new Float64Array(HOURS),
    up: new Float64Array(HOURS),
    extraterrestrialWm2: new Float64Array(HOURS),
  };
  for (let i = 0; i < HOURS; i++) {
    const day = Math.floor(i / 24);
    const solarHour = (i % 24) + 0.5 + place.longitude / 15 + equationOfTime(day);
    const angle = (solarHour - 12) * 15 * RADIANS;
    const sun = declination(day);
    path.east[i] = -Math.cos(sun) * Math.sin(angle);
    path.north[i] =
      Math.cos(latitude) * Math.sin(sun) - Math.sin(latitude) * Math.cos(sun) * Math.cos(angle);
    path.up[i] =
      Math.sin(latitude) * Math.sin(sun) + Math.cos(latitude) * Math.cos(sun) * Math.cos(angle);
    path.extraterrestrialWm2[i] = outside(day);
  }
  return path;
}

/** Radiation of a day on the flat outside the atmosphere, mean of 24 hours in W/m². */
export function extraterrestrialOnFlat(day: number, latitudeDegrees: number): number {
  const latitude = latitudeDegrees * RADIANS;
  const sun = declination(day);
  const sunset = Math.acos(Math.min(1, Math.max(-1, -Math.tan(latitude) * Math.tan(sun))));
  const shape =
    Math.cos(latitude) * Math.cos(sun) * Math.sin(sunset) +
    sunset * Math.sin(latitude) * Math.sin(sun);
  return (outside(day) / Math.PI) * shape;
}
