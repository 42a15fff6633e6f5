import { expect, test } from 'vitest';
import { encodeSeries } from '../../../src/year-ribbon/encoded-series.ts';
import { describeWeek } from '../../../src/year-ribbon/stay-weather.ts';
import { stayDays } from '../../../src/year-ribbon/year-data.ts';
import { WEATHER } from '../../support/planner.ts';

test('averages the weather of seven days of a stay', () => {
  const windMs = Array.from({ length: 365 }, (_, i): number => (i === 170 ? 14 : 7));
  const days = {
    wind: encodeSeries(windMs, 0.25),
    temperature: encodeSeries(windMs.fill(12), 0.25),
  };
  expect(describeWeek(days, 170)).toBe(
    'The week from 20 June: daylight from 4.30am to 10.30pm, about 12 °C, wind about 18 mph (a fresh breeze).',
  );
});

test('continues a stay into the next year', () => {
  expect(describeWeek(stayDays(WEATHER).encoded, 364)).toMatch(
    /^The week from 31 December: daylight from 9(\.\d\d)?am to 3\.\d\dpm, about \d °C, wind about \d\d mph \(a/,
  );
});
