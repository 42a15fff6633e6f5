import { describe, expect, test } from 'vitest';
import {
  estimateUncertainty,
  listPerturbations,
  listUncertainties,
  PRICE_UNCERTAINTY,
} from '../../../../src/planner/engine/uncertainty.ts';
import { type Plan, type Tariff, withoutChanges } from '../../../../src/planner/engine/plan.ts';
import { AS_PLANNED, simulate } from '../../../../src/planner/engine/simulate.ts';
import {
  estimateOf,
  memoizeYears,
  simulateBoth,
} from '../../../../src/planner/engine/memoize-years.ts';
import {
  FULL_PLAN_ENTRIES,
  createPlan,
  PRICES,
  plannerInputOf,
  SOUTH_ROOF,
  WEATHER,
} from '../../../support/planner.ts';
import { runningCost } from '../../../../src/planner/engine/year.ts';
import { seededRandom } from '../../../../src/numbers/random.ts';

function rangeOf(plan: Plan) {
  const yearOf = memoizeYears(WEATHER, PRICES);
  const uncertainties = listUncertainties(plan, yearOf, PRICES);
  return {
    ...estimateUncertainty(plan, yearOf, PRICES),
    expected: estimateOf(simulateBoth(plan, yearOf)),
    uncertainties,
    uncertainty: (cause: string) => uncertainties.find((each) => each.cause === cause),
  };
}

const pump = { kind: 'heat-pump', emitters: 'radiators' } as const;
const kw6 = { model: 'kw6', hubWindMs: 6 } as const;

describe('the uncertainty of an annual estimate', () => {
  test('combines heat demand and energy prices', () => {
    const { expected, low, high, reasons } = rangeOf(createPlan({}));
    const expectedOil = (15_000 / 0.85) * 0.08;
    // 6.4% of 13,000 kWh, and a quarter of it, over 0.85, at 8p; a quarter of the oil's price, a tenth of the other.
    const colder = Math.hypot(0.064, 0.25) * (13_000 / 0.85);
    const pounds = Math.hypot(colder * 0.08, 0.25 * expectedOil, 0.1 * 840);
    expect(high.billBefore - expected.billBefore).toBeCloseTo(pounds, 6);
    expect(expected.billAfter - low.billAfter).toBeCloseTo(pounds, 6);
    expect(high.carbonBefore - expected.carbonBefore).toBeCloseTo(colder * 0.3, 6);
    expect([low.savedPounds, high.savedPounds]).toEqual([0, 0]);
    expect(reasons.every(({ pounds }) => pounds === 0)).toBe(true);
  });

  test('narrows the uncertainty for a known heat demand', () => {
    const heat = (isHeatKnown?: boolean) =>
      rangeOf(createPlan({ heating: pump }, { isHeatKnown })).uncertainty('heat-demand')?.deviations
        .billBefore ?? NaN;
    expect(heat()).toBeCloseTo(0.25 * (13_000 / 0.85) * 0.08, 6);
    expect(heat(true)).toBeCloseTo(0.08 * (13_000 / 0.85) * 0.08, 6);
  });

  test('adds causes in quadrature and lists the largest first', () => {
    const plan = createPlan({ turbine: kw6 });
    const { expected, low, high, reasons } = rangeOf(plan);
    expect(high.generatedKwh / expected.generatedKwh - 1).toBeCloseTo(Math.hypot(0.095, 0.35), 9);
    expect(1 - low.generatedKwh / expected.generatedKwh).toBeCloseTo(Math.hypot(0.095, 0.35), 9);
    const pounds = reasons.map(({ pounds }) => pounds);
    expect(pounds).toEqual(pounds.toSorted((a, b) => b - a));
  });

  test('narrows the uncertainty for a measured wind', () => {
    const plan = createPlan({ turbine: { ...kw6, isMeasured: true } });
    const { expected, high, uncertainty } = rangeOf(plan);
    expect(high.generatedKwh / expected.generatedKwh - 1).toBeCloseTo(Math.hypot(0.095, 0.095), 9);
    expect(uncertainty('hub-wind')).toBeUndefined();
    expect(uncertainty('measured-wind')?.isSystematic).toBe(true);
  });

  test('includes a heat pump’s seasonal performance', () => {
    const plan = createPlan({ heating: pump });
    const { uncertainty } = rangeOf(plan);
    const { seasonalPerformance: spf = NaN, totals } = simulate(plan, WEATHER, PRICES);
    // The worse half point moves more than the better one.
    expect(uncertainty('heat-pump')?.deviations.importedKwh).toBeCloseTo(
      totals.heat * (spf / (spf - 0.5) - 1),
      6,
    );
    expect(uncertainty('yearly-cold')).toBeDefined();
  });

  test('includes the export price, ±4p a kWh, and 10% of generation shifting to export', () => {
    const plan = createPlan({ roofs: [{ ...SOUTH_ROOF, kw: 3 }] });
    const { generatedKwh, totals } = simulate(plan, WEATHER, PRICES);
    const { uncertainty } = rangeOf(plan);
    expect(uncertainty('export-price')?.deviations).toMatchObject({
      savedPounds: expect.closeTo(0.04 * totals.exported, 6) as number,
      billBefore: 0,
    });
    expect(uncertainty('self-consumption')?.deviations).toEqual({
      savedPounds: expect.closeTo(0.1 * generatedKwh * (0.28 - 0.05), 6) as number,
      billBefore: 0,
      billAfter: expect.closeTo(0.1 * generatedKwh * (0.28 - 0.05), 6) as number,
      carbonBefore: 0,
      carbonAfter: expect.closeTo(0.1 * generatedKwh * PRICES.gridCarbonToday, 6) as number,
      generatedKwh: 0,
      importedKwh: expect.closeTo(0.1 * generatedKwh, 6) as number,
      selfSufficiency: expect.closeTo((0.1 * generatedKwh) / 3000, 9) as number,
    });
  });

  test('never gives an impossible range', () => {
    const home = { householdKwh: 300, heat: { spaceKwh: 0, hotWaterKwh: 0 } };
    const battery = { sizeKwh: 15, chargesAtNight: false };
    const { low, high, uncertainty } = rangeOf(
      createPlan({ turbine: { model: 'excel10', hubWindMs: 7 }, battery }, home),
    );
    expect([low.importedKwh, low.carbonAfter, high.selfSufficiency]).toEqual([0, 0, 1]);
    // A tenth of this turbine's output exceeds the home's use, so the cap applies.
    expect(uncertainty('self-consumption')?.deviations).toMatchObject({
      importedKwh: expect.closeTo(30, 6) as number,
      selfSufficiency: expect.closeTo(0.1, 9) as number,
    });
  });
});

test('includes only systematic uncertainties over a lifetime', () => {
  const plan = createPlan({ turbine: kw6, roofs: [{ ...SOUTH_ROOF, kw: 4 }], heating: pump });
  const { expected, high, lasting, uncertainties } = rangeOf(plan);
  const random = ['yearly-wind', 'yearly-sun', 'yearly-cold'];
  const lastingOnes = uncertainties.filter(({ cause }) => !random.includes(cause));
  expect(lastingOnes).toHaveLength(uncertainties.length - 3);
  const widths = lastingOnes.map(({ deviations }) => deviations.savedPounds);
  expect(lasting.high - expected.savedPounds).toBeCloseTo(Math.hypot(...widths), 9);
  expect(expected.savedPounds - lasting.low).toBeCloseTo(Math.hypot(...widths), 9);
  expect(lasting.high).toBeLessThan(high.savedPounds);
});

/** The number of homes drawn with all uncertainties at once, as a survey would find them. */
const SAMPLES = 100;

/** Normal deviates of a seed. */
function normals(seed: string): () => number {
  const random = seededRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The share of drawn homes whose saving lies within the range of the plan. */
function coverageOf({ plan, prices }: ReturnType<typeof plannerInputOf>, seed: string): number {
  const { low, high } = estimateUncertainty(plan, memoizeYears(WEATHER, prices), prices);
  const after = simulate(plan, WEATHER, prices);
  const perturbations = listPerturbations(plan, after);
  const selfConsumption =
    listUncertainties(plan, memoizeYears(WEATHER, prices), prices).find(
      ({ cause }) => cause === 'self-consumption',
    )?.deviations.savedPounds ?? 0;
  const normal = normals(seed);
  let within = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const factors = { ...AS_PLANNED };
    for (const { factor, by } of perturbations) {
      factors[factor] = Math.max(0.05, factors[factor] * (1 + by * normal()));
    }
    const oil = 1 + PRICE_UNCERTAINTY.oil * normal();
    const electricity = 1 + PRICE_UNCERTAINTY.electricity * normal();
    const exported = PRICE_UNCERTAINTY.exported * normal();
    const tariffOf = (tariff: Tariff): Tariff => ({
      ...tariff,
      importPrice: tariff.importPrice * electricity,
      exportPrice: Math.max(0, tariff.exportPrice + exported),
    });
    const drawn: Plan = {
      ...plan,
      current: { ...plan.current, tariff: tariffOf(plan.current.tariff) },
      planned: { ...plan.planned, tariff: tariffOf(plan.planned.tariff) },
    };
    const drawnPrices = {
      ...prices,
      fuels: { ...prices.fuels, oil: { ...prices.fuels.oil, price: prices.fuels.oil.price * oil } },
    };
    const costOf = (of: Plan) => runningCost(simulate(of, WEATHER, drawnPrices, factors));
    const saved = costOf(withoutChanges(drawn)) - costOf(drawn) + selfConsumption * normal();
    if (saved >= low.savedPounds && saved <= high.savedPounds) within++;
  }
  return within / SAMPLES;
}

test.each([
  ['panels', { panels: '4' }],
  ['a heat pump', { warmth: 'radiators' }],
  ['every type of equipment', FULL_PLAN_ENTRIES],
] as const)('covers about two in three simulated homes with %s', (name, entries) => {
  const coverage = coverageOf(plannerInputOf(entries), name);
  expect(coverage).toBeGreaterThan(0.57);
  expect(coverage).toBeLessThan(0.78);
});
