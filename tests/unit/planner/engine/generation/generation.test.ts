import { describe, expect, test } from 'vitest';
import curvesFile from '../../../../../src/planner/engine/data/power-curves.json' with { type: 'json' };
import { panelOutput } from '../../../../../src/planner/engine/generation/panel-output.ts';
import {
  powerCurve,
  rayleighEnergy,
  turbineOutput,
  turbinePower,
} from '../../../../../src/planner/engine/generation/turbine-output.ts';
import { MACHINES } from '../../../../../src/planner/engine/plan.ts';
import { SOUTH, sum, WEATHER } from '../../../../support/planner.ts';

const yearOf = (tiltDegrees: number, directionDegrees: number) =>
  sum(panelOutput(WEATHER, { tiltDegrees, directionDegrees }));

/** The same in every hour: 100 W/m² from a sun in the south at 30°, 5 °C, 10 m/s. */
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
  test('give what the formulas give by hand', () => {
    // Clearness 100 / (1361 × 0.5) = 0.14695, so 98.677 diffuse and 2.645 across the rays.
    // A north wall: 98.677 × (1 - 2.645 / 1361) / 2 from the sky and 100 × 0.2 / 2 from the ground, 59.243 W/m².
    // Cells at 5 + 59.243 / (25 + 6.84 × 7) = 5.813 °C, so 1.06715; 14% lost, inverter 0.96.
    const [north = NaN] = panelOutput(EVEN, { tiltDegrees: 90, directionDegrees: 0 });
    expect(north).toBeCloseTo(0.0522, 5);
  });

  test('are calculated once for each slope, until many others came after it', () => {
    const first = panelOutput(EVEN, SOUTH);
    expect(panelOutput(EVEN, SOUTH)).toBe(first);
    for (let tiltDegrees = 0; tiltDegrees < 70; tiltDegrees++) {
      panelOutput(EVEN, { tiltDegrees, directionDegrees: 90 });
    }
    expect(panelOutput(EVEN, SOUTH)).not.toBe(first);
    expect(panelOutput(EVEN, SOUTH)).toEqual(first);
  });

  test('give nothing at night and never more than a kilowatt and a tenth from one kilowatt', () => {
    for (const [i, kwh] of panelOutput(WEATHER, SOUTH).entries()) {
      expect(kwh).toBeGreaterThanOrEqual(0);
      expect(kwh).toBeLessThan(1.1);
      if ((WEATHER.sun.up[i] ?? 0) < 0) expect(kwh).toBe(0);
    }
  });

  test('give less the farther they turn from south', () => {
    const years = [180, 135, 90, 45, 0].map((direction) => yearOf(35, direction));
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  });

  test('do not mind the direction when they lie flat', () => {
    expect(yearOf(0, 90)).toBeCloseTo(yearOf(0, 270), 6);
  });

  test('facing east work in the morning, facing west in the afternoon', () => {
    const mornings = (directionDegrees: number) =>
      sum(panelOutput(WEATHER, { ...SOUTH, directionDegrees }).filter((_, i) => i % 24 < 12));
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
  ])('give the measured power %s', (_, windMs, powerKw) => {
    expect(turbinePower(kw6, windMs)).toBeCloseTo(powerKw, 9);
  });

  test('have curves that go up in wind', () => {
    for (const { windMs, powerKw } of Object.values(curvesFile.curves)) {
      expect(windMs).toEqual(windMs.toSorted((a, b) => a - b));
      expect(powerKw).toHaveLength(windMs.length);
    }
  });

  test('give more in a windier place', () => {
    for (const machine of MACHINES) {
      const [sheltered = NaN, open = NaN, ridge = NaN] = [5, 6, 7].map((hub) =>
        sum(turbineOutput(WEATHER, machine, hub)),
      );
      expect(open).toBeGreaterThan(sheltered);
      expect(ridge).toBeGreaterThan(open);
    }
  });

  test('give in steady wind what the curve says, and with gusts about their mean more', () => {
    const steep = { windMs: [5, 5.01, 30], powerKw: [0, 1, 1] };
    expect(rayleighEnergy(steep, 100)).toBeLessThan(8760 * 0.06);
    expect(rayleighEnergy(kw6, 5)).toBeGreaterThan(turbinePower(kw6, 5) * 8760);
  });
});
