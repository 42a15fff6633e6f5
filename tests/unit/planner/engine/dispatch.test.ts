import { describe, expect, test } from 'vitest';
import { CLOCK, HOURS } from '../../../../src/planner/engine/clock.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import type { Battery, Charging, Plan, Tariff } from '../../../../src/planner/engine/plan.ts';
import {
  NIGHT_CHARGING,
  CAR,
  FLAT_TARIFF,
  listHoursAboveZero,
  createPlan,
  PRICES,
  SOUTH_ROOF,
  TWO_RATE_TARIFF,
  WEATHER,
} from '../../../support/planner.ts';

const yearOf = (plan: Plan) => simulate(plan, WEATHER, PRICES);
const BATTERY: Battery = { sizeKwh: 10, chargesAtNight: false };

describe('a household load with quiet and busy periods', () => {
  test('self-consumes steady generation as in the published formula', () => {
    // Mean of the year 1 kW, base 0.35 kW; the model gives the same in every hour of the check.
    const plan = createPlan({ turbine: { model: 'kw3', hubWindMs: 6 } }, { householdKwh: 8760 });
    const { hours } = yearOf(plan);
    for (let i = 0; i < HOURS; i += 97) {
      const [g, l] = [hours.wind[i] ?? 0, hours.house[i] ?? 0];
      const b = 0.35;
      const f = (l - b) / 2;
      const published = f * Math.min(g, b + 2) + (1 - f) * Math.min(g, b);
      expect(g - (hours.exported[i] ?? 0)).toBeCloseTo(l > b ? published : Math.min(g, l), 9);
    }
  });
});

describe('an electric car', () => {
  const carOf = (charging: Partial<Charging>, tariff = FLAT_TARIFF, roofsKw = 0) =>
    yearOf(
      createPlan(
        {
          charging: { ...NIGHT_CHARGING, ...charging },
          tariff,
          roofs: [{ ...SOUTH_ROOF, kw: roofsKw }],
        },
        { car: CAR },
      ),
    );
  const AT_NOON = { plugged: { from: 9, until: 17 }, mode: 'surplus' } as const;
  const FROM_6_TO_8 = { ...FLAT_TARIFF, offPeak: { price: 0.1, hours: [{ from: 6, until: 8 }] } };

  // 5.48 kWh a day: two hours at 3 kW, four at 1.5.
  test.each<[string, Partial<Charging>, Tariff, number[]]>([
    ['as soon as it is plugged in', {}, FLAT_TARIFF, [18]],
    ['as soon as it is plugged in, at its power', { chargerKw: 3 }, FLAT_TARIFF, [18, 19]],
    ['in the off-peak hours', { mode: 'off-peak' }, TWO_RATE_TARIFF, [0]],
    ['at once without off-peak hours', { mode: 'off-peak' }, FLAT_TARIFF, [18]],
    [
      'before too few off-peak hours',
      { mode: 'off-peak', chargerKw: 1.5 },
      FROM_6_TO_8,
      [4, 5, 6, 7],
    ],
    ['without surplus, in the last off-peak hour', { mode: 'surplus' }, TWO_RATE_TARIFF, [6]],
    ['without surplus, in the last hour', { mode: 'surplus' }, FLAT_TARIFF, [7]],
  ])('charges a car %s', (_, charging, tariff, expected) => {
    const { hours, totals } = carOf(charging, tariff);
    expect(listHoursAboveZero(hours.car)).toEqual(expected);
    expect(Math.max(...hours.car)).toBeLessThanOrEqual((charging.chargerKw ?? 7) + 1e-9);
    expect(totals.car).toBeCloseTo(2000, 6);
  });

  test('charges from surplus before importing', () => {
    const { hours, totals } = carOf(AT_NOON, FLAT_TARIFF, 6);
    expect(totals.imported).toBeLessThan(carOf({}, FLAT_TARIFF, 6).totals.imported - 1000);
    const fromGrid = hours.imported.filter((kwh, i) => kwh > 2 && (CLOCK.hour[i] ?? 0) < 16);
    expect(fromGrid).toHaveLength(0);
    // All miles are driven, whatever charge is left at the end of the year.
    expect(totals.car).toBeGreaterThanOrEqual(2000 - 1e-6);
    expect(totals.car).toBeLessThanOrEqual(2000 + CAR.batteryKwh);
  });
});

describe('the night charging of a battery', () => {
  const night = { ...BATTERY, chargesAtNight: true };
  const nightOf = (battery: Battery, tariff = TWO_RATE_TARIFF, kw = 0) =>
    yearOf(createPlan({ battery, tariff, roofs: [{ ...SOUTH_ROOF, kw }] }));

  test('imports only at off-peak times', () => {
    const { totals, hours, bill } = nightOf(night);
    expect(totals.charged).toBeGreaterThan(1000);
    for (const [i, kwh] of hours.charged.entries()) {
      if ((CLOCK.hour[i] ?? 0) >= 7) expect(kwh).toBe(0);
    }
    expect(bill.total).toBeLessThan(nightOf(BATTERY).bill.total - 200);
  });
  test('exports more solar surplus if the battery is filled every night', () => {
    const full = nightOf({ ...night, fillsEveryNight: true }, TWO_RATE_TARIFF, 6);
    expect(full.totals.exported).toBeGreaterThan(
      nightOf(night, TWO_RATE_TARIFF, 6).totals.exported + 100,
    );
  });
});
