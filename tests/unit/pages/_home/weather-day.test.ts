import { describe, expect, test } from 'vitest';
import weatherFile from '../../../../src/planner/engine/data/weather.json' with { type: 'json' };
import { panelOutput } from '../../../../src/planner/engine/generation/panel-output.ts';
import { turbineOutput } from '../../../../src/planner/engine/generation/turbine-output.ts';
import { prepareWeather } from '../../../../src/planner/engine/weather/prepare-weather.ts';
import { unpackWeather } from '../../../../src/planner/engine/weather/raw-weather.ts';
import { weatherDay } from '../../../../src/pages/_home/weather-day.ts';
import { sum } from '../../../../src/numbers/sum.ts';

const weather = prepareWeather(unpackWeather(weatherFile));
const wind = turbineOutput(weather, 'kw6', 6);
const sun = panelOutput(weather, { tiltDegrees: 35, directionDegrees: 180 }).map((kwh) => kwh * 4);

describe('the day of the weather year', () => {
  test('returns the planner’s results for the 24 hours', () => {
    // The 327th day, in winter time.
    const hours = [326 * 24, 327 * 24] as const;
    expect(weatherDay(weather, new Date('2026-11-23T12:00Z'))).toEqual({
      day: '23 November',
      turbineKw: '6',
      panelsKw: '4',
      wind: sum(wind.slice(...hours)).toFixed(0),
      sun: sum(sun.slice(...hours)).toFixed(1),
    });
  });

  test('starts the day at midnight in London', () => {
    const hours = [180 * 24 - 1, 181 * 24 - 1] as const;
    const { day, sun: shownSun } = weatherDay(weather, new Date('2026-06-29T23:30Z'));
    expect(day).toBe('30 June');
    expect(shownSun).toBe(sum(sun.slice(...hours)).toFixed(0));
  });

  test('maps 29 February to 28 February', () => {
    const leapDay = weatherDay(weather, new Date('2028-02-29T12:00Z'));
    expect(leapDay).toEqual(weatherDay(weather, new Date('2028-02-28T12:00Z')));
    expect(leapDay.day).toBe('28 February');
    expect(weatherDay(weather, new Date('2028-03-01T12:00Z')).day).toBe('1 March');
    expect(weatherDay(weather, new Date('2028-12-31T12:00Z')).day).toBe('31 December');
  });
});
