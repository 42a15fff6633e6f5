import { CLOCK } from '../../planner/engine/clock.ts';
import { panelOutput } from '../../planner/engine/generation/panel-output.ts';
import { turbineOutput } from '../../planner/engine/generation/turbine-output.ts';
import { HUB_WIND_MS, TURBINES } from '../../planner/engine/plan.ts';
import { hourOfYear } from '../../planner/engine/local-hour.ts';
import type { Weather } from '../../planner/engine/weather/prepare-weather.ts';
import { londonDay } from '../../dates/london.ts';
import { MONTH_NAMES } from '../../dates/days.ts';

const TURBINE_MODEL = 'kw6';
const PANELS_KW = 4;
/** South-facing panels. */
const ROOF = { tiltDegrees: 35, directionDegrees: 180 };

/**
 * The output of a turbine on open ground and of a roof of panels on this date of the model weather year, as strings.
 * @param now its date in London is used; 29 February becomes 28 February, the nearest in the weather year
 */
export function weatherDay(weather: Weather, now: Date) {
  const [, month = NaN, date = NaN] = londonDay(now).split('-').map(Number);
  const dateThere = month === 2 ? Math.min(date, 28) : date;
  const day = hourOfYear(month - 1, dateThere) / 24;
  const wind = onDay(day, turbineOutput(weather, TURBINE_MODEL, HUB_WIND_MS.open));
  const sun = onDay(day, panelOutput(weather, ROOF)) * PANELS_KW;
  return {
    day: `${dateThere} ${MONTH_NAMES[month - 1]}`,
    turbineKw: String(TURBINES[TURBINE_MODEL].ratedKw),
    panelsKw: String(PANELS_KW),
    wind: formatKwh(wind),
    sun: formatKwh(sun),
  };
}

/** kWh of a day by the local clock. @param day since 1 January */
const onDay = (day: number, hourly: Float64Array): number =>
  hourly.reduce((sum, kwh, hour) => sum + (CLOCK.day[hour] === day ? kwh : 0), 0);

/** With a decimal below 10. */
const formatKwh = (kwh: number): string => kwh.toFixed(kwh < 9.95 ? 1 : 0);
