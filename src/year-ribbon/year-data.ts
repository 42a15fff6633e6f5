import { CLOCK, DAYS, HOURS, sumBy, sumByMonth } from '../planner/engine/clock.ts';
import { turbineOutput } from '../planner/engine/generation/turbine-output.ts';
import { HUB_WIND_MS, TURBINES } from '../planner/engine/plan.ts';
import type { Weather } from '../planner/engine/weather/prepare-weather.ts';
import { extraterrestrialOnFlat, ISLES_COORDINATES } from '../planner/engine/weather/sun.ts';
import { usedByHour, type Year } from '../planner/engine/year.ts';
import { formatWhole, spellNumber } from '../numbers/format.ts';
import { sum } from '../numbers/sum.ts';
import { encodeSeries } from './encoded-series.ts';
import {
  DAY_TEMPERATURE_STEP_C,
  DAY_WIND_STEP_MS,
  POWER_STEP_KW,
  WIND_STEP_MS,
  type YearFile,
} from './year-hour.ts';

const TURBINE_MODEL = 'kw6';
const TURBINE_KW = TURBINES[TURBINE_MODEL].ratedKw;

/** By local day. */
export interface YearDays {
  /** Mean at 10 m, m/s. */
  windMs: readonly number[];
  /** Mean global horizontal irradiance, W/m². */
  sunWm2: readonly number[];
  /** 0 is clear, 1 overcast. */
  cloud: readonly number[];
  /** Turbine output. */
  generatedKwh: readonly number[];
  /** Household consumption. */
  usedKwh: readonly number[];
}

const dailySums = (hourly: Float64Array) => [...sumBy(CLOCK.day, DAYS, hourly)];
const dailyMeans = (hourly: Float64Array) => [...sumBy(CLOCK.day, DAYS, hourly, 1 / 24)];

/** A clear day's radiation as a share of extraterrestrial radiation. */
const CLEAR_SKY_SHARE = 0.72;

const cloudOn = (day: number, meanWm2: number): number => {
  const clear = meanWm2 / extraterrestrialOnFlat(day, ISLES_COORDINATES.latitude) / CLEAR_SKY_SHARE;
  return Math.min(1, Math.max(0, 1 - clear));
};

/** @param home a simulated year, of which only the consumption is used */
export function daysOf(weather: Weather, home: Year): YearDays {
  const sunWm2 = dailyMeans(weather.radiationWm2);
  return {
    windMs: dailyMeans(weather.windMs),
    sunWm2,
    cloud: sunWm2.map((meanWm2, day) => cloudOn(day, meanWm2)),
    generatedKwh: dailySums(outputOf(weather)),
    usedKwh: dailySums(usedByHour(home.hours)),
  };
}

/** Daily wind and temperature, for guests. */
export function stayDays({ windMs, temperatureC }: Weather) {
  const days = dailyMeans(windMs);
  const encoded = {
    wind: encodeSeries(days, DAY_WIND_STEP_MS),
    temperature: encodeSeries(dailyMeans(temperatureC), DAY_TEMPERATURE_STEP_C),
  };
  return { windMs: days, encoded };
}

const outputOf = (weather: Weather) => turbineOutput(weather, TURBINE_MODEL, HUB_WIND_MS.open);

/** @param home a simulated year, of which only the consumption is used */
export const createYearFile = (weather: Weather, { hours }: Year): YearFile => ({
  turbineKw: TURBINE_KW,
  wind: encodeSeries(weather.windMs, WIND_STEP_MS),
  made: encodeSeries(outputOf(weather), POWER_STEP_KW),
  used: encodeSeries(usedByHour(hours), POWER_STEP_KW),
});

/** Five sentences about the year. */
export function describeYear(weather: Weather, home: Year): string[] {
  const output = outputOf(weather);
  const [made, used, light] = [output, usedByHour(home.hours), weather.radiationWm2].map((hourly) =>
    sumByMonth(hourly),
  ) as [Float64Array, Float64Array, Float64Array];
  const kwh = (months: Float64Array, from: number, until = from + 1) =>
    `${formatWhole(sum(months.slice(from, until)))} kWh`;
  const winterKwh = formatWhole(sum(made) - sum(made.slice(3, 9)));
  const calm = output.filter((kw) => kw < 0.05).length / HOURS;
  return [
    `From October to March a ${TURBINE_KW} kW turbine on a typical site makes ${winterKwh} kWh; from April to September, ${kwh(made, 3, 9)}.`,
    `In January it makes ${kwh(made, 0)}, and a home with a heat pump uses ${kwh(used, 0)}.`,
    `In July it makes ${kwh(made, 6)}, and the home uses ${kwh(used, 6)}.`,
    `June brings ${formatWhole((light[5] ?? NaN) / (light[11] ?? NaN))} times the sun of December.`,
    `About one hour in ${spellNumber(Math.round(1 / calm)).toLowerCase()}, the turbine stands still, and the home runs on its battery or the grid.`,
  ];
}
