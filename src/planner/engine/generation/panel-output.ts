import { cachedSeries, HOURS } from '../clock.ts';
import type { Weather } from '../weather/prepare-weather.ts';

export interface Slope {
  /** Tilt from horizontal, degrees, 0 to 90. */
  tiltDegrees: number;
  /** Compass bearing, degrees: north 0, east 90, south 180, west 270. */
  directionDegrees: number;
}

const RADIANS = Math.PI / 180;
const ALBEDO = 0.2;
/** ASHRAE's b0, for the incidence angle modifier. */
const INCIDENCE_LOSS = 0.05;
/** Heat loss of the cells in still air, W/m²K, and by wind, Ws/m³K: Faiman 2008. */
const COOLING = { still: 25, wind: 6.84 };
/** Wind speed at a roof as a share of that at 10 m. */
const ROOF_WIND_SHARE = 0.7;
const LOSS_PER_KELVIN = 0.0035;
const TEST_CELL_C = 25;
const LOSSES = 0.14;
const INVERTER = 0.96;
/** Minimum elevation of 1°, since dividing the beam by its sine would diverge at the horizon. */
const LOWEST_SUN = Math.sin(RADIANS);

/** Output of 1 kW of panels in each hour of the year in UTC, kWh. */
export function panelOutput(weather: Weather, slope: Slope): Float64Array {
  const { tiltDegrees, directionDegrees } = slope;
  return cachedSeries(weather, `panels ${tiltDegrees} ${directionDegrees}`, () => {
    const tilt = tiltDegrees * RADIANS;
    const direction = directionDegrees * RADIANS;
    const normal = {
      east: Math.sin(tilt) * Math.sin(direction),
      north: Math.sin(tilt) * Math.cos(direction),
      up: Math.cos(tilt),
    };
    const output = new Float64Array(HOURS);
    for (let i = 0; i < HOURS; i++) {
      const light = irradianceOnSlope(weather, normal, i);
      if (light > 0) output[i] = powerOf(light, weather, i);
    }
    return output;
  });
}

/** Plane-of-array irradiance, less reflection by the glass, W/m²: the model of Hay and Davies 1980. */
function irradianceOnSlope(
  { sun, radiationWm2 }: Weather,
  normal: { east: number; north: number; up: number },
  hour: number,
): number {
  const global = radiationWm2[hour] ?? 0;
  const height = sun.up[hour] ?? 0;
  if (global <= 0 || height <= 0) return 0;
  const outside = sun.extraterrestrialWm2[hour] ?? NaN;
  const low = Math.max(height, LOWEST_SUN);
  const diffuse = global * diffuseFraction(global / (outside * low));
  const beam = (global - diffuse) / low;
  const towards = Math.max(
    0,
    normal.east * (sun.east[hour] ?? 0) +
      normal.north * (sun.north[hour] ?? 0) +
      normal.up * height,
  );
  const clear = beam / outside;
  const fromSky = (diffuse * (1 - clear) * (1 + normal.up)) / 2;
  const fromGround = (global * ALBEDO * (1 - normal.up)) / 2;
  const fromSun = (beam + (diffuse * clear) / low) * towards * incidence(towards);
  return fromSun + fromSky + fromGround;
}

/** Incidence angle modifier: the share of light that enters the glass, by the cosine of the angle of incidence. */
const incidence = (cosine: number) =>
  cosine <= 0 ? 0 : Math.max(0, 1 - INCIDENCE_LOSS * (1 / cosine - 1));

/** Diffuse fraction of horizontal irradiance, by clearness index: Erbs, Klein and Duffie 1982. */
function diffuseFraction(clearness: number): number {
  if (clearness <= 0.22) return 1 - 0.09 * clearness;
  if (clearness > 0.8) return 0.165;
  return (
    0.9511 -
    0.1604 * clearness +
    4.388 * clearness ** 2 -
    16.638 * clearness ** 3 +
    12.336 * clearness ** 4
  );
}

/** Output of 1 kW of panels, kW. */
function powerOf(light: number, weather: Weather, hour: number): number {
  const wind = (weather.windMs[hour] ?? 0) * ROOF_WIND_SHARE;
  const cellC = (weather.temperatureC[hour] ?? 0) + light / (COOLING.still + COOLING.wind * wind);
  const temperatureFactor = 1 - LOSS_PER_KELVIN * (cellC - TEST_CELL_C);
  return Math.max(0, (light / 1000) * temperatureFactor * (1 - LOSSES) * INVERTER);
}
