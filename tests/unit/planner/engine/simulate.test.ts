import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOURS } from '../../../../src/planner/engine/clock.ts';
import { FABRIC_NAMES, TURBINE_MODELS, type Plan } from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import type { Year } from '../../../../src/planner/engine/year.ts';
import { mapValues } from '../../../../src/records.ts';
import {
  createPlan,
  FLAT_TARIFF,
  PRICES,
  SOUTH_ROOF,
  sum,
  TWO_RATE_TARIFF,
  WEATHER,
} from '../../../support/planner.ts';

const yearOf = (plan: Plan) => simulate(plan, WEATHER, PRICES);
const BATTERY = { sizeKwh: 10, chargesAtNight: false };

const kwh = fc.double({ min: 0, max: 25_000, noNaN: true });
const price = fc.double({ min: 0, max: 0.5, noNaN: true });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** Three off-peak windows and an evening peak. */
const COSY = {
  ...FLAT_TARIFF,
  offPeak: {
    price: 0.14,
    hours: [
      { from: 4, until: 7 },
      { from: 13, until: 16 },
      { from: 22, until: 0 },
    ],
  },
  peak: { price: 0.5, hours: { from: 16, until: 19 } },
};
const roof = fc.record({
  kw: fc.double({ min: 0, max: 12, noNaN: true }),
  // Few slopes, as each is calculated once.
  tiltDegrees: fc.constantFrom(15, 35, 90),
  directionDegrees: fc.constantFrom(90, 180, 270),
});
const heating = fc.oneof(
  fc.constantFrom(
    { kind: 'oil' } as const,
    { kind: 'lpg' } as const,
    { kind: 'solid' } as const,
    { kind: 'direct' } as const,
    { kind: 'storage' } as const,
  ),
  fc.record({
    kind: fc.constant('heat-pump' as const),
    emitters: fc.constantFrom('radiators' as const, 'floor' as const),
  }),
);
const setup = fc.record({
  roofs: fc.array(roof, { maxLength: 3 }),
  turbine: maybe(
    fc.record({ model: fc.constantFrom(...TURBINE_MODELS), hubWindMs: fc.constantFrom(5, 6, 7) }),
  ),
  heating,
  fabric: maybe(fc.subarray([...FABRIC_NAMES])),
  hasDiverter: fc.boolean(),
  battery: maybe(
    fc.record({
      sizeKwh: fc.double({ min: 0, max: 40, noNaN: true }),
      chargesAtNight: fc.boolean(),
    }),
  ),
  charging: fc.record({
    chargerKw: fc.constantFrom(2.3, 3.6, 7.4),
    // Long enough for any of the miles below.
    plugged: fc.constantFrom({ from: 18, until: 8 }, { from: 9, until: 17 }),
    mode: fc.constantFrom('at-once' as const, 'off-peak' as const, 'surplus' as const),
  }),
  tariff: fc.record({
    importPrice: price,
    offPeak: fc.constantFrom(undefined, TWO_RATE_TARIFF.offPeak, COSY.offPeak),
    peak: maybe(fc.constant(COSY.peak)),
    exportPrice: price,
    standingCharge: price,
  }),
});
const plans: fc.Arbitrary<Plan> = fc.record({
  home: fc.record({
    householdKwh: kwh,
    floorM2: fc.constant(100),
    presence: fc.constantFrom('average' as const, 'all-day' as const, 'evenings' as const),
    heat: fc.record({ spaceKwh: kwh, hotWaterKwh: fc.double({ min: 0, max: 5000, noNaN: true }) }),
    car: maybe(
      fc.record({
        milesAYear: fc.integer({ min: 0, max: 20_000 }),
        milesPerKwh: fc.double({ min: 3.5, max: 5, noNaN: true }),
        batteryKwh: fc.constantFrom(20, 60),
      }),
    ),
    exportLimitKw: maybe(fc.constantFrom(0, 3.68)),
  }),
  current: setup,
  planned: setup,
});
/** The largest rounding error. */
const ROUNDING_KWH = 1e-6;

function worstImbalance({ hours }: Year): number {
  let worst = 0;
  let levelBefore = hours.level[HOURS - 1] ?? NaN;
  for (let i = 0; i < HOURS; i++) {
    const at = (name: keyof Year['hours']) => hours[name][i] ?? NaN;
    const came = at('wind') + at('sun') - at('curtailed') + at('imported') + at('discharged');
    const went = at('house') + at('heat') + at('car') + at('charged') + at('exported');
    const stored = at('charged') - at('discharged') - at('lost') - (at('level') - levelBefore);
    levelBefore = at('level');
    worst = Math.max(worst, Math.abs(came - went), Math.abs(stored));
  }
  return worst;
}

test('balances energy in any plan, hour by hour and over the year', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const year = yearOf(plan);
      const { hours, totals } = year;
      const { battery } = plan.planned;
      const { car, exportLimitKw = Infinity } = plan.home;
      expect(worstImbalance(year)).toBeLessThan(ROUNDING_KWH);
      for (const name of ['imported', 'exported', 'lost', 'level'] as const) {
        expect(Math.min(...hours[name])).toBeGreaterThanOrEqual(-ROUNDING_KWH);
      }
      const limits = {
        exported: exportLimitKw,
        level: (battery?.sizeKwh ?? 0) * 0.9,
        charged: 3.6,
        discharged: 3.6,
      };
      for (const [name, limit] of Object.entries(limits)) {
        const series = hours[name as keyof typeof limits];
        expect(Math.max(...series)).toBeLessThanOrEqual(limit + ROUNDING_KWH);
      }
      expect(totals.exported).toBeLessThanOrEqual(year.generatedKwh + ROUNDING_KWH);
      expect(totals.house).toBeCloseTo(plan.home.householdKwh, 5);
      expect(totals.car).toBeCloseTo(car ? car.milesAYear / car.milesPerKwh / 0.91 : 0, 3);
      // Battery and car end the year at their starting charge.
      const into = year.generatedKwh - totals.curtailed + totals.imported;
      const out = year.usedKwh + totals.exported + totals.lost;
      expect(Math.abs(into - out)).toBeLessThan(1e-5);
      expect(totals.charged - totals.discharged - totals.lost).toBeCloseTo(0, 4);
    }),
    { numRuns: 60 },
  );
});

describe('the bill', () => {
  test('matches a hand calculation for a house without measures', () => {
    // 3,000 kWh at 28p, 365 days at 60p, 15,000 kWh of heat over 0.85 at 8p.
    const { bill, totals } = yearOf(createPlan());
    expect(bill.electricity).toBeCloseTo(840, 6);
    expect(bill.standingCharge).toBeCloseTo(219, 6);
    expect(bill.boilerFuel).toBeCloseTo(1411.764706, 6);
    expect(bill.total).toBeCloseTo(2470.764706, 6);
    expect(totals.imported).toBeCloseTo(3000, 6);
  });

  test('charges only the standing charge to a house without demand', () => {
    const home = { householdKwh: 0, heat: { spaceKwh: 0, hotWaterKwh: 0 } };
    const year = yearOf(createPlan({}, home));
    expect(year.bill.total).toBeCloseTo(219, 6);
    expect([year.selfSufficiency, year.selfConsumption, year.seasonalPerformance]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });

  test('prices each hour by local time, across both clock changes', () => {
    const { hours, bill } = yearOf(createPlan({ tariff: COSY, heating: { kind: 'direct' } }));
    const london = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    const priceAt = (hour: number) => {
      if ([4, 5, 6, 13, 14, 15, 22, 23].includes(hour)) return 0.14;
      return [16, 17, 18].includes(hour) ? 0.5 : 0.28;
    };
    const expected = hours.imported.map(
      (kwh, i) => kwh * priceAt(Number(london.format(Date.UTC(2017, 0, 1, i)))),
    );
    expect(bill.electricity).toBeCloseTo(sum(expected), 6);
  });

  test('lists upkeep separately', () => {
    const prices = {
      ...PRICES,
      ...{ boilerService: 150, heatPumpService: 200, turbineService: 400 },
      ...{ inverterPrice: 1200, inverterLifetime: 12 },
    };
    const heating = { kind: 'heat-pump', emitters: 'radiators' } as const;
    const turbine = { model: 'kw3', hubWindMs: 6 } as const;
    const plan = createPlan({ heating, turbine, roofs: [{ ...SOUTH_ROOF, kw: 4 }] });
    const { bill } = simulate(plan, WEATHER, prices);
    expect(bill.upkeep).toBeCloseTo(200 + 400 + 100, 9);
    expect(bill.total).toBeCloseTo(yearOf(plan).bill.total, 9);
  });

  test('never nets export against import', () => {
    const { bill, totals } = yearOf(createPlan({ roofs: [{ ...SOUTH_ROOF, kw: 20 }] }));
    expect(totals.exported).toBeGreaterThan(totals.imported);
    expect(totals.imported).toBeGreaterThan(1000);
    expect(bill.electricity).toBeCloseTo(totals.imported * 0.28, 6);
    expect(bill.exportIncome).toBeCloseTo(totals.exported * 0.05, 6);
    expect(bill.total).toBeCloseTo(
      bill.electricity + bill.standingCharge + bill.boilerFuel - bill.exportIncome,
      6,
    );
  });

  test('sums the monthly bills to the annual bill', () => {
    const roofs = [{ ...SOUTH_ROOF, kw: 4 }];
    const { bill, monthlyBill, months, totals } = yearOf(
      createPlan({ roofs, tariff: TWO_RATE_TARIFF }),
    );
    expect(mapValues(monthlyBill, sum)).toEqual(bill);
    expect(monthlyBill.standingCharge[1]).toBeCloseTo(28 * 0.6, 9);
    expect(sum(months.sun)).toBeCloseTo(totals.sun, 6);
  });
});

test('reduces generation in proportion to the days of downtime', () => {
  const plan = createPlan({
    turbine: { model: 'kw3', hubWindMs: 6 },
    roofs: [{ ...SOUTH_ROOF, kw: 2 }],
  });
  const prices = { ...PRICES, turbineDaysLost: 36.5, panelsDaysLost: 73 };
  const { totals } = simulate(plan, WEATHER, prices);
  expect(totals.wind).toBeCloseTo(0.9 * yearOf(plan).totals.wind, 6);
  expect(totals.sun).toBeCloseTo(0.8 * yearOf(plan).totals.sun, 6);
});

test('multiplies the savings of several fabric measures', () => {
  const { totals } = yearOf(createPlan({ fabric: ['loft', 'walls'] }));
  expect(totals.boilerFuel).toBeCloseTo((13_000 * 0.97 * 0.8 + 2000) / 0.85, 6);
});

test('ends the year at its starting charge level with a battery that gains a little each year', () => {
  const plan = createPlan(
    { roofs: [{ ...SOUTH_ROOF, kw: 0.001 }], battery: BATTERY },
    { householdKwh: 0, heat: { spaceKwh: 0, hotWaterKwh: 0 } },
  );
  const { totals, hours } = yearOf(plan);
  expect(totals.charged - totals.discharged - totals.lost).toBeCloseTo(0, 6);
  expect(hours.level[HOURS - 1]).toBeLessThanOrEqual(9 + 1e-9);
});

describe('a simulated year', () => {
  const pump = { kind: 'heat-pump', emitters: 'radiators' } as const;

  test('counts the carbon of imported electricity and fuel burnt', () => {
    expect(yearOf(createPlan()).carbon).toEqual({
      electricity: expect.closeTo(600, 6) as number,
      boilerFuel: expect.closeTo((15_000 / 0.85) * 0.3, 6) as number,
      carFuel: 0,
      total: expect.closeTo(5894.117647, 6) as number,
    });
  });

  test('includes petrol for a petrol car', () => {
    const { bill, carbon, monthlyBill } = yearOf(createPlan({ carFuelLitres: 700 }));
    const bare = yearOf(createPlan());
    expect(bill.total).toBeCloseTo(bare.bill.total + 700 * PRICES.fuelPrice, 6);
    expect(monthlyBill.carFuel[1]).toBeCloseTo((700 * PRICES.fuelPrice * 28) / 365, 6);
    expect(carbon.total).toBeCloseTo(bare.carbon.total + 700 * PRICES.fuelCarbon, 6);
  });

  test('never returns negative self-sufficiency', () => {
    const battery = { ...BATTERY, chargesAtNight: true };
    const { selfSufficiency, totals } = yearOf(createPlan({ battery, tariff: TWO_RATE_TARIFF }));
    expect(totals.imported).toBeGreaterThan(3000);
    expect(selfSufficiency).toBe(0);
  });

  test('excludes diverted surplus from the seasonal performance of a heat pump', () => {
    const { seasonalPerformance, totals } = yearOf(createPlan({ heating: pump }));
    expect(seasonalPerformance).toBeCloseTo(15_000 / totals.heat, 9);
    const roofs = [{ ...SOUTH_ROOF, kw: 4 }];
    const diverted = yearOf(createPlan({ heating: pump, roofs, hasDiverter: true }));
    expect(diverted.totals.heat).toBeGreaterThan(totals.heat);
    expect(diverted.seasonalPerformance).toBeGreaterThan(seasonalPerformance ?? NaN);
  });

  test('scales wind, sun, cold and COP by the given factors', () => {
    const plan = createPlan({
      roofs: [{ ...SOUTH_ROOF, kw: 4 }],
      turbine: { model: 'kw6', hubWindMs: 6 },
      heating: pump,
    });
    const base = yearOf(plan).totals;
    const off = simulate(plan, WEATHER, PRICES, {
      wind: 0.5,
      sun: 1.3,
      cold: 1.1,
      cop: 1.1,
    }).totals;
    expect(off.wind).toBeCloseTo(0.5 * base.wind, 6);
    expect(off.sun).toBeCloseTo(1.3 * base.sun, 6);
    const space = yearOf(
      createPlan({ heating: pump }, { heat: { spaceKwh: 13_000, hotWaterKwh: 0 } }),
    );
    expect(off.heat).toBeCloseTo((base.heat + 0.1 * space.totals.heat) / 1.1, 6);
  });
});
