import { describe, expect, test } from 'vitest';
import { cutWeeks } from '../../../../../src/planner/answer/answer-plan.ts';
import {
  drawFlows,
  FLOWS_HEIGHT,
  listFlows,
} from '../../../../../src/planner/answer/pictures/flows.ts';
import {
  barsPath,
  drawMonths,
  monthsDrawn,
} from '../../../../../src/planner/answer/pictures/months.ts';
import { drawWeek, needOf, sayHour } from '../../../../../src/planner/answer/pictures/week.ts';
import { simulate } from '../../../../../src/planner/engine/simulate.ts';
import { planOf, PRICES, SOUTH, sum, WEATHER } from '../../../../support/planner.ts';

const plan = planOf({
  roofs: [{ ...SOUTH, kw: 4 }],
  turbine: { machine: 'kw3', hubWindMs: 6 },
  battery: { sizeKwh: 10, powerKw: 3.6, backupShare: 0, chargesAtNight: false },
  heating: { kind: 'heat-pump', emitters: 'radiators', warmsWater: true },
});
const year = simulate(plan, WEATHER, PRICES);
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

  test('have bands that fill what they come from', () => {
    const wind = links.filter(({ from }) => from === 'wind');
    expect(sum(wind.map(({ width }) => width))).toBeCloseTo(nodeOf('wind')?.height ?? NaN, 0);
  });

  test('of a house with nothing are the grid and the house', () => {
    expect(listFlows(bare.flows).map(({ from, to }) => [from, to])).toEqual([['grid', 'house']]);
    expect(drawFlows(bare.flows).nodes).toHaveLength(2);
  });
});

describe('twelve months', () => {
  test('have what is made beside what is used, to one scale', () => {
    const months = monthsDrawn(year);
    const { bars, most, ground } = drawMonths(months);
    const highest = Math.min(...bars.map(({ y }) => y));
    expect(highest).toBeCloseTo(16, 0);
    const january = bars.slice(0, 4);
    expect(january.map(({ series }) => series)).toEqual(['wind', 'sun', 'house', 'heat']);
    expect(((ground - 16) * (months.wind[0] ?? NaN)) / most).toBeCloseTo(
      january[0]?.height ?? NaN,
      0,
    );
  });

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

  test('is as high as its highest hour', () => {
    const { most } = drawWeek(june);
    const need = needOf(june.series);
    const made = june.series.wind.map((kwh, i) => kwh + (june.series.sun[i] ?? 0));
    expect(most).toBe(Math.ceil(Math.max(...need, ...made)));
  });

  /** The points of a path, x and y. */
  function trace(path: string): [x: number, y: number][] {
    const at: [x: number, y: number] = [0, 0];
    return [...path.matchAll(/([MHVhv])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, letter, a, b]) => {
      if (letter === 'M') at[1] = Number(b);
      else if (letter === 'H') at[0] = Number(a);
      else if (letter === 'V') at[1] = Number(a);
      else at[letter === 'h' ? 0 : 1] += Number(a);
      return [...at];
    });
  }
  /** The height of a path in the middle of each hour, on its way to the right or back. */
  const heights = (points: [number, number][]) =>
    Array.from(june.series.wind, (_, hour) => {
      const end = points.findIndex(
        ([x], i) => x > hour + 0.5 !== (points[i - 1]?.[0] ?? x) > hour + 0.5,
      );
      return points[end]?.[1] ?? NaN;
    });

  test('has each hour where it belongs, to a quarter of a hundredth, and closes its areas', () => {
    const { wind, sun, need, level, most } = drawWeek(june);
    const { series, capacityKwh } = june;
    const high = (kwh: number, top: number) => 100 * (1 - kwh / top);
    const isNear = (drawn: number[], values: ArrayLike<number>, top: number) => {
      for (const [hour, y] of drawn.entries()) {
        expect(Math.abs(y - high(values[hour] ?? NaN, top))).toBeLessThanOrEqual(0.25 + 1e-9);
      }
    };
    const made = series.wind.map((kwh, i) => kwh + (series.sun[i] ?? 0));
    isNear(heights(trace(wind)), series.wind, most);
    isNear(heights(trace(need)), needOf(series), most);
    isNear(heights(trace(level)), series.level, capacityKwh);
    isNear(heights(trace(sun)), made, most);
    isNear(heights(trace(sun).toReversed()), series.wind, most);
    expect(trace(need).at(-1)?.[0]).toBe(168);
    for (const area of [wind, sun, level]) {
      expect(area).toMatch(/z$/);
      expect(trace(area).at(-1)?.[0]).toBe(0);
    }
  });

  test('has no level without a battery', () => {
    expect(drawWeek({ ...june, capacityKwh: 0 }).level).toBe('');
  });

  test('tells the time of the kitchen clock', () => {
    expect(sayHour(18)).toBe('Sunday 1 January, 18:00');
    expect(sayHour(162 * 24 + 12)).toBe('Monday 12 June, 13:00');
  });
});
