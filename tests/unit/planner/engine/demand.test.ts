import { describe, expect, test } from 'vitest';
import { CLOCK } from '../../../../src/planner/engine/clock.ts';
import { householdShares } from '../../../../src/planner/engine/demand/household-load.ts';
import {
  type HeatDemand,
  heatFromLoss,
  heatLossOf,
  heatOfYear,
  peakHeatKw,
} from '../../../../src/planner/engine/demand/annual-demand.ts';
import type { Tariff } from '../../../../src/planner/engine/plan.ts';
import { heatingLoad, heatPumpCop } from '../../../../src/planner/engine/demand/heating-load.ts';
import profileFile from '../../../../src/planner/engine/data/load-profile.json' with { type: 'json' };
import {
  FLAT_TARIFF,
  listHoursAboveZero,
  PRICES,
  SOUTH_ROOF,
  sum,
  TWO_RATE_TARIFF,
  WEATHER,
} from '../../../support/planner.ts';
import { panelOutput } from '../../../../src/planner/engine/generation/panel-output.ts';
import {
  powerCurve,
  turbinePower,
} from '../../../../src/planner/engine/generation/turbine-output.ts';

const profile = profileFile.kw;
const hourOf = (month: number, day: number, localHour: number) =>
  CLOCK.hour.findIndex(
    (hour, i) =>
      hour === localHour &&
      CLOCK.day[i] === (Date.UTC(2017, month, day) - Date.UTC(2017, 0, 1)) / 86_400_000,
  );

describe('the electricity use of a household', () => {
  const shares = householdShares('average');
  const ratio = (a: number, b: number) => (shares[a] ?? 0) / (shares[b] ?? 0);

  test.each([
    ['a winter weekday at 18:00', [0, 10, 18], profile.winter.weekday],
    ['the Sunday of the change to summer time', [2, 26, 9], profile.spring.sunday],
    ['the Friday before summer', [4, 12, 9], profile.spring.weekday],
    ['the first Saturday of summer', [4, 13, 9], profile.summer.saturday],
    ['the first Saturday of high summer', [6, 22, 9], profile.highSummer.saturday],
    ['the last Sunday of high summer', [8, 3, 9], profile.highSummer.sunday],
    ['the first Monday of autumn', [8, 4, 9], profile.autumn.weekday],
    ['the Sunday of the change to winter time', [9, 29, 9], profile.winter.sunday],
  ] as const)('follows the load profile on %s', (_, [month, day, hour], halfHours) => {
    const [a = NaN, b = NaN] = profile.winter.sunday;
    // An hour has two half-hours of the profile.
    const halves = halfHours.slice(2 * hour, 2 * hour + 2);
    expect(ratio(hourOf(month, day, hour), 0)).toBeCloseTo(sum(halves) / (a + b), 9);
  });
});

describe('the heat demand of a house', () => {
  test('separates hot water, by the number of people, from space heating', () => {
    // 86 litres: 86 × 4.18 × 37 × 365 / 3600 / 0.85.
    const { spaceKwh, hotWaterKwh } = heatOfYear(10_000, 2);
    expect(hotWaterKwh).toBeCloseTo(1586.5, 0);
    expect(spaceKwh + hotWaterKwh).toBe(10_000);
    expect(heatOfYear(1000, 4)).toEqual({ spaceKwh: 0, hotWaterKwh: 1000 });
  });

  test.each([
    [{ walls: 'cavity', loft: 'thin', windows: 'double' }, 2.6],
    [{ walls: 'stone', loft: 'thin', windows: 'single' }, 3.3],
    [{ walls: 'filled', loft: 'thick', windows: 'double' }, 1.9],
    [{ walls: 'new', loft: 'thin', windows: 'double' }, 1.2],
  ] as const)(
    'calculates heat loss from walls, loft, windows and floor area: %o',
    (house, wattsPerM2) => {
      const loss = heatLossOf({ floorM2: 100, ...house });
      expect(loss).toBeCloseTo(100 * wattsPerM2, 9);
      expect(heatFromLoss(loss, 2).spaceKwh).toBeCloseTo((loss * 2416 * 24) / 1000, 6);
    },
  );

  test('calculates the peak for a temperature difference of 23 K', () => {
    expect(peakHeatKw(heatFromLoss(260, 2).spaceKwh)).toBeCloseTo(5.98, 9);
  });
});

describe('a heat pump', () => {
  test.each([
    // 0.85 (6.08 - 0.0941 d + 0.000464 d²).
    ['radiators at 5 °C, 30 K of lift', 'radiators', 5, 3.1235],
    ['a floor at 5 °C, 22.5 K of lift', 'floor', 5, 3.568],
    ['water at 5 °C, 45 K of lift', 'water', 5, 2.3673],
    ['radiators on a warm day, at least 15 K of lift', 'radiators', 20, 4.0572],
  ] as const)('calculates the COP for %s', (_, sink, outdoorC, cop) => {
    expect(heatPumpCop(sink, outdoorC)).toBeCloseTo(cop, 3);
  });
});

describe('the hourly heating load', () => {
  const need = { spaceKwh: 10_000, hotWaterKwh: 0 };
  const WATER = { spaceKwh: 0, hotWaterKwh: 2000 };
  const load = (kind: 'direct' | 'storage', tariff: Tariff, heat: HeatDemand) =>
    heatingLoad(WEATHER, heat, { kind }, tariff, PRICES);
  test('uses no space heating above 15.5 °C', () => {
    const space = load('direct', FLAT_TARIFF, need).electricityKwh;
    expect(sum(space)).toBeCloseTo(10_000, 6);
    for (const [i, kwh] of space.entries()) {
      expect(kwh > 0).toBe((WEATHER.temperatureC[i] ?? 0) < 15.5);
    }
  });

  const NIGHT = [0, 1, 2, 3, 4, 5, 6];
  test.each([
    ['storage heaters, in the off-peak hours', 'storage', TWO_RATE_TARIFF, need, NIGHT],
    ['water, in the off-peak hours', 'direct', TWO_RATE_TARIFF, WATER, NIGHT],
    [
      'water, in mornings and evenings on a flat tariff',
      'direct',
      FLAT_TARIFF,
      WATER,
      [6, 7, 17, 18],
    ],
  ] as const)('heats %s', (_, kind, tariff, heat, hours) => {
    const { electricityKwh } = load(kind, tariff, heat);
    expect(sum(electricityKwh)).toBeCloseTo(heat.spaceKwh + heat.hotWaterKwh, 6);
    expect(listHoursAboveZero(electricityKwh)).toEqual(hours);
  });
});

/** Weather that is the same in every hour: 100 W/m² from a sun in the south at 30°, 5 °C, 10 m/s. */
const EVEN = {
  temperatureC: new Float64Array(8760).fill(5),
  windMs: new Float64Array(8760).fill(10),
  radiationWm2: new Float64Array(8760).fill(100),
  sun: {
    east: new Float64Array(8760),
    north: new Float64Array(8760).fill(-Math.sqrt(0.75)),
    up: new Float64Array(8760).fill(0.5),
    extraterrestrialWm2: new Float64Array(8760).fill(1361),
  },
};

describe('panels', () => {
  test('matches a hand calculation of panel output', () => {
    // Clearness 100 / (1361 × 0.5) = 0.14695, so 98.677 diffuse and 2.645 across the rays.
    // A north wall: 98.677 × (1 - 2.645 / 1361) / 2 from the sky and 100 × 0.2 / 2 from the ground, 59.243 W/m².
    // Cells at 5 + 59.243 / (25 + 6.84 × 7) = 5.813 °C, so 1.06715; 14% lost, inverter 0.96.
    const [north = NaN] = panelOutput(EVEN, { tiltDegrees: 90, directionDegrees: 0 });
    expect(north).toBeCloseTo(0.0522, 5);
  });

  test('generates more in the morning facing east than facing west', () => {
    const mornings = (directionDegrees: number) =>
      sum(panelOutput(WEATHER, { ...SOUTH_ROOF, directionDegrees }).filter((_, i) => i % 24 < 12));
    expect(mornings(90)).toBeGreaterThan(1.3 * mornings(270));
  });
});

describe('turbines', () => {
  const kw6 = powerCurve('kw6');

  test.each([
    ['below the first point', 1, 0],
    ['at a point', 10.01, 4.428],
    ['half way between 8 and 8.5 m/s', 8.25, (2.674 + 3.121) / 2],
    ['above the last point', 20, 6.099],
    ['above 25 m/s', 25.1, 0],
  ])('follows the measured power curve %s', (_, windMs, powerKw) => {
    expect(turbinePower(kw6, windMs)).toBeCloseTo(powerKw, 9);
  });
});
