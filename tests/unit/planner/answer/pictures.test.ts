import { describe, expect, test } from 'vitest';
import { cutWeeks, findWeeks } from '../../../../src/planner/answer/answer-plan.ts';
import { WEEK_HOURS } from '../../../../src/planner/answer/series.ts';
import { CLOCK } from '../../../../src/planner/engine/clock.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import { planOf, PRICES, SOUTH, WEATHER } from '../../../support/planner.ts';
import {
  drawFlows,
  FLOWS_HEIGHT,
  listFlows,
} from '../../../../src/planner/answer/pictures/flows.ts';
import {
  barsPath,
  drawMonths,
  monthsDrawn,
} from '../../../../src/planner/answer/pictures/months.ts';
import { drawWeek, formatHour } from '../../../../src/planner/answer/pictures/week.ts';

const plan = planOf({
  roofs: [{ ...SOUTH, kw: 4 }],
  turbine: { machine: 'kw3', hubWindMs: 6 },
  battery: { sizeKwh: 10, powerKw: 3.6, backupShare: 0, chargesAtNight: false },
  heating: { kind: 'heat-pump', emitters: 'radiators', warmsWater: true },
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
  expect(capacityKwh).toBeCloseTo(10 * 0.9, 9);
  expect(Math.max(...series.level)).toBeLessThanOrEqual(capacityKwh + 1e-9);
});

const bare = simulate(planOf(), WEATHER, PRICES);

describe('the flows of a year', () => {
  const { nodes, links } = drawFlows(year.flows);
  const nodeOf = (name: string) => nodes.find((node) => node.name === name);

  test('are what the bill counts', () => {
    expect(nodeOf('grid')?.kwh).toBeCloseTo(year.totals.bought, 0);
    expect(nodeOf('sold')?.kwh).toBeCloseTo(year.totals.sold, 0);
    expect(nodeOf('heat')?.kwh).toBeCloseTo(year.totals.heat, 0);
    expect(links.map(({ from, to }) => `${from} ${to}`)).not.toContain('grid battery');
  });

  test('stay within the picture, and no node on another', () => {
    for (const column of ['left', 'middle', 'right'] as const) {
      const members = nodes.filter((node) => node.column === column);
      for (const [i, { y, height }] of members.entries()) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(FLOWS_HEIGHT);
        const above = members[i - 1];
        if (above) expect(y).toBeGreaterThan(above.y + above.height + 16);
      }
    }
  });

  test('of a house with nothing are the grid and the house', () => {
    expect(listFlows(bare.flows).map(({ from, to }) => [from, to])).toEqual([['grid', 'house']]);
    expect(drawFlows(bare.flows).nodes).toHaveLength(2);
  });
});

describe('twelve months', () => {
  test('have a bar of each series for each month', () => {
    const { bars } = drawMonths(monthsDrawn(year));
    expect(barsPath(bars, 'wind').match(/M/g)).toHaveLength(12);
    expect(barsPath(bars, 'wind')).toMatch(/^M\d+(\.\d)? [\d.]+h12v[\d.]+h-12z/);
  });

  test('draw nothing where nothing is', () => {
    expect(new Set(drawMonths(monthsDrawn(bare)).bars.map(({ series }) => series))).toEqual(
      new Set(['house']),
    );
  });
});

describe('a week', () => {
  const { june } = cutWeeks(year, plan, WEATHER);

  test('is drawn in steps of an hour, wind under sun, to the highest of what is made and needed', () => {
    const hours = (...kwh: number[]) => Float64Array.of(...kwh);
    const none = hours(0, 0, 0);
    const series = {
      wind: hours(1, 1, 2),
      sun: hours(0, 1, 2),
      house: hours(3, 1, 1),
      level: hours(0, 4, 8),
    };
    const rest = { heat: none, car: none, bought: none, sold: none };
    expect(drawWeek({ ...june, series: { ...series, ...rest }, capacityKwh: 8 })).toEqual({
      wind: 'M0 75h2v-25h1V100H0z',
      sun: 'M0 75h1v-25h1v-50h1V50h-1v25h-2z',
      need: 'M0 25h1v50h2',
      level: 'M0 100h1v-50h1v-50h1V100H0z',
      most: 4,
    });
  });

  test('has no level without a battery', () => {
    expect(drawWeek({ ...june, capacityKwh: 0 }).level).toBe('');
  });

  test('tells the time of the kitchen clock', () => {
    expect(formatHour(18)).toBe('Sunday 1 January, 18:00');
    expect(formatHour(162 * 24 + 12)).toBe('Monday 12 June, 13:00');
  });
});
