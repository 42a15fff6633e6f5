import { DAYS, HOURS } from '../clock.ts';

const RADIANS = Math.PI / 180;
const SOLAR_CONSTANT_WM2 = 1361;

/** A unit vector towards the sun in the middle of each hour of the year in UTC. */
export interface SunPath {
  east: Float64Array;
  north: Float64Array;
  /** Sine of the elevation; below 0 at night. */
  up: Float64Array;
  /** Extraterrestrial radiation at normal incidence, W/m². */
  extraterrestrialWm2: Float64Array;
}

/** A Fourier series over the year as in Spencer 1971, whose coefficients follow: mean, then cosine and sine. */
function yearly(day: number, mean: number, ...harmonics: [cosine: number, sine: number][]): number {
  const angle = (2 * Math.PI * day) / DAYS;
  return harmonics.reduce(
    (sum, [cosine, sine], i) =>
      sum + cosine * Math.cos((i + 1) * angle) + sine * Math.sin((i + 1) * angle),
    mean,
  );
}

/** Radians. */
const declination = (day: number) =>
  yearly(day, 0.006918, [-0.399912, 0.070257], [-0.006758, 0.000907], [-0.002697, 0.00148]);

/** Hours by which a sundial is ahead of the clock. */
const equationOfTime = (day: number) =>
  (yearly(day, 0.0000075, [0.001868, -0.032077], [-0.014615, -0.040849]) * 12) / Math.PI;

/** Extraterrestrial radiation at normal incidence, W/m². */
const extraterrestrial = (day: number) =>
  SOLAR_CONSTANT_WM2 * yearly(day, 1.00011, [0.034221, 0.00128], [0.000719, 0.000077]);

/** @param place °N and °E */
export function solarPath(place: { latitude: number; longitude: number }): SunPath {
  const latitude = place.latitude * RADIANS;
  const path: SunPath = {
    east: new Float64Array(HOURS),
    north: new Float64Array(HOURS),
    up: new Float64Array(HOURS),
    extraterrestrialWm2: new Float64Array(HOURS),
  };
  for (let day = 0; day < DAYS; day++) {
    const sun = declination(day);
    const ahead = equationOfTime(day);
    const radiation = extraterrestrial(day);
    for (let hour = 0; hour < 24; hour++) {
      const solarHour = hour + 0.5 + place.longitude / 15 + ahead;
      const angle = (solarHour - 12) * 15 * RADIANS;
      const i = day * 24 + hour;
      path.east[i] = -Math.cos(sun) * Math.sin(angle);
      path.north[i] =
        Math.cos(latitude) * Math.sin(sun) - Math.sin(latitude) * Math.cos(sun) * Math.cos(angle);
      path.up[i] =
        Math.sin(latitude) * Math.sin(sun) + Math.cos(latitude) * Math.cos(sun) * Math.cos(angle);
      path.extraterrestrialWm2[i] = radiation;
    }
  }
  return path;
}

/** A day's extraterrestrial radiation on the flat, mean of 24 hours, W/m². */
export function extraterrestrialOnFlat(day: number, latitudeDegrees: number): number {
  const latitude = latitudeDegrees * RADIANS;
  const sun = declination(day);
  const sunset = Math.acos(Math.min(1, Math.max(-1, -Math.tan(latitude) * Math.tan(sun))));
  const shape =
    Math.cos(latitude) * Math.cos(sun) * Math.sin(sunset) +
    sunset * Math.sin(latitude) * Math.sin(sun);
  return (extraterrestrial(day) / Math.PI) * shape;
}
