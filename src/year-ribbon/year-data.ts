import { CLOCK, DAYS, HOURS, sumBy } from '../planner/engine/clock.ts';
import { turbineOutput } from '../planner/engine/generation/turbine-output.ts';
import { HUB_WIND_MS, TURBINES } from '../planner/engine/plan.ts';
import type { Weather } from '../planner/engine/weather/prepare-weather.ts';
import type { Year } from '../planner/engine/year.ts';
import { formatWhole } from '../numbers/format.ts';
import { sum } from '../numbers/sum.ts';
import { packLetters } from './letters.ts';
import {
  DAY_TEMPERATURE_STEP_C,
  DAY_WIND_STEP_MS,
  POWER_STEP_KW,
  WIND_STEP_MS,
  type YearFile,
} from './year-hour.ts';

const MACHINE = 'kw6';
const TURBINE_KW = TURBINES[MACHINE].ratedKw;

/** By day of the local clock. */
export interface YearDays {
  /** Mean at 10 m, m/s. */
  windMs: readonly number[];
  /** Mean global radiation on the flat, W/m². */
  sunWm2: readonly number[];
  /** Made by the turbine. */
  madeKwh: readonly number[];
  /** Used by the home. */
  usedKwh: readonly number[];
}

const dailySums = (hourly: Float64Array) => [...sumBy(CLOCK.day, DAYS, hourly)];
const dailyMeans = (hourly: Float64Array) => [...sumBy(CLOCK.day, DAYS, hourly, 1 / 24)];

/** @param home a year of a home, from which only its use is taken */
export const daysOf = (weather: Weather, home: Year): YearDays => ({
  windMs: dailyMeans(weather.windMs),
  sunWm2: dailyMeans(weather.radiationWm2),
  madeKwh: dailySums(makeOf(weather)),
  usedKwh: dailySums(useOf(home.hours)),
});

/** The wind and warmth of the year's days, for guests. */
export function stayDays({ windMs, temperatureC }: Weather) {
  const days = dailyMeans(windMs);
  const letters = {
    wind: packLetters(days, DAY_WIND_STEP_MS),
    temperature: packLetters(dailyMeans(temperatureC), DAY_TEMPERATURE_STEP_C),
  };
  return { windMs: days, letters };
}

const makeOf = (weather: Weather) => turbineOutput(weather, MACHINE, HUB_WIND_MS.open);

/** @param home a year of a home, from which only its use is taken */
export const yearFileOf = (weather: Weather, { hours }: Year): YearFile => ({
  turbineKw: TURBINE_KW,
  wind: packLetters(weather.windMs, WIND_STEP_MS),
  made: packLetters(makeOf(weather), POWER_STEP_KW),
  used: packLetters(useOf(hours), POWER_STEP_KW),
});

const useOf = ({ house, heat, car }: Year['hours']): Float64Array =>
  house.map((kwh, i) => kwh + (heat[i] ?? 0) + (car[i] ?? 0));

/** The year in five sentences. */
export function describeYear(weather: Weather, { hours }: Year): string[] {
  const month = (series: Float64Array) => sumBy(CLOCK.month, 12, series);
  const made = makeOf(weather);
  const [winter, summer] = [
    [0, 1, 9, 10, 11, 2],
    [3, 4, 5, 6, 7, 8],
  ].map((months) => sum(months.map((at) => month(made)[at] ?? 0)));
  const use = month(useOf(hours));
  const of = (months: Float64Array, at: number) => `${formatWhole(months[at] ?? 0)} kWh`;
  const calm = made.reduce((hours, kwh) => hours + (kwh < 0.05 ? 1 : 0), 0) / HOURS;
  const light = month(weather.radiationWm2);
  const [june = 0, december = 0] = [light[5], light[11]];
  return [
    `From October to March a ${TURBINE_KW} kW turbine on open ground makes ${formatWhole(winter ?? 0)} kWh; from April to September, ${formatWhole(summer ?? 0)} kWh.`,
    `In January it makes ${of(month(made), 0)}, and a home with a heat pump uses ${of(use, 0)}.`,
    `In July it makes ${of(month(made), 6)}, and the home uses ${of(use, 6)}.`,
    `June brings ${formatWhole(june / december)} times the sun of December.`,
    `The turbine stands still for ${formatWhole(calm * 100)}% of the hours, so a home still needs the grid or a battery.`,
  ];
}
