import { describe, expect, test } from 'vitest';
import weatherFile from '../../../src/planner/engine/data/weather.json' with { type: 'json' };
import { prepareWeather } from '../../../src/planner/engine/weather/prepare-weather.ts';
import { unpackWeather } from '../../../src/planner/engine/weather/raw-weather.ts';
import { daylight, ISLES_COORDINATES } from '../../../src/planner/engine/weather/sun.ts';
import { describeWeek } from '../../../src/year-ribbon/stay-weather.ts';
import { stayDays } from '../../../src/year-ribbon/year-data.ts';
import { encodeSeries } from '../../../src/year-ribbon/encoded-series.ts';

const dayOf = (month: number, day: number) =>
  (Date.UTC(2017, month - 1, day) - Date.UTC(2017, 0, 1)) / 86_400_000;

describe('a week of a stay', () => {
  test('returns the daylight of 57° N', () => {
    const hours = (day: number) =>
      daylight(day, ISLES_COORDINATES)[1] - daylight(day, ISLES_COORDINATES)[0];
    expect(hours(dayOf(12, 21))).toBeGreaterThan(6.4);
    expect(hours(dayOf(12, 21))).toBeLessThan(6.8);
    expect(hours(dayOf(6, 21))).toBeGreaterThan(17.8);
    expect(hours(dayOf(6, 21))).toBeLessThan(18.2);
    expect(hours(dayOf(3, 21))).toBeCloseTo(12.2, 0);
  });

  test('averages the weather of seven days', () => {
    const days = {
      wind: encodeSeries(
        Array.from({ length: 365 }, (_, i) => (i === 170 ? 14 : 7)),
        0.25,
      ),
      temperature: encodeSeries(Array(365).fill(12) as number[], 0.25),
    };
    expect(describeWeek(days, 170)).toBe(
      'The week from 20 June: daylight from 4.30am to 10.30pm, about 12 °C, wind about 18 mph (a fresh breeze).',
    );
  });

  test('continues into the next year', () => {
    const { encoded } = stayDays(prepareWeather(unpackWeather(weatherFile)));
    expect(describeWeek(encoded, 364)).toMatch(
      /^The week from 31 December: daylight from 9(\.\d\d)?am to 3\.\d\dpm, about \d °C, wind about \d\d mph \(a/,
    );
  });
});
