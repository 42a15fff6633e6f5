import { expect, test } from 'vitest';
import { cutWeeks, findWeeks } from '../../../../src/planner/answer/answer-plan.ts';
import { WEEK_HOURS } from '../../../../src/planner/answer/series.ts';
import { CLOCK } from '../../../../src/planner/engine/clock.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import { planOf, PRICES, SOUTH, WEATHER } from '../../../support/planner.ts';

const plan = planOf({
  roofs: [{ ...SOUTH, kw: 4 }],
  battery: { sizeKwh: 10, powerKw: 3.6, backupShare: 0.2, chargesAtNight: false },
});
const year = simulate(plan, WEATHER, PRICES);
const weeks = cutWeeks(year, plan, WEATHER);

test('the three weeks begin at midnight in their months and are what they are called', () => {
  const starts = findWeeks(WEATHER);
  for (const from of Object.values(starts)) expect(from % 24).toBe(0);
  expect(CLOCK.month[starts.gale]).toBe(0);
  expect([0, 1, 11]).toContain(CLOCK.month[starts.frost]);
  expect(CLOCK.month[starts.june]).toBe(5);
  expect(weeks.gale.meanWindMs).toBeGreaterThan(weeks.frost.meanWindMs + 3);
  expect(weeks.frost.meanTemperatureC).toBeLessThan(weeks.gale.meanTemperatureC);
  expect(weeks.june.meanTemperatureC).toBeGreaterThan(weeks.gale.meanTemperatureC);
});

test('a week holds the hours of the year from there', () => {
  const { from, series, capacityKwh } = weeks.june;
  expect(series.sun).toHaveLength(WEEK_HOURS);
  expect(series.sun[13]).toBe(year.hours.sun[from + 13]);
  expect(capacityKwh).toBeCloseTo(10 * 0.9 * 0.8, 9);
  expect(Math.max(...series.level)).toBeLessThanOrEqual(capacityKwh + 1e-9);
});
