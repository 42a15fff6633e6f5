import { describe, expect, test } from 'vitest';
import {
  MEASURE_KINDS,
  type MeasureId,
  type MeasureKind,
  type MeasureOptions,
} from '../../../../src/planner/engine/measures.ts';
import type {
  Charging,
  Fabric,
  Plan,
  Setup,
  Tariff,
  TariffName,
} from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import {
  pickFirstSteps,
  rankMeasures,
  withUncertainty,
  type RankedStep,
} from '../../../../src/planner/engine/rank-measures.ts';
import {
  NIGHT_CHARGING,
  CAR,
  createPlan,
  PRICES,
  SOUTH_ROOF,
  TWO_RATE_TARIFF,
  WEATHER,
} from '../../../support/planner.ts';
import {
  formatExclusion,
  formatMeasure,
  formatMeasures,
} from '../../../../src/planner/answer/texts.ts';

const tariffOf = (name: TariffName, change: Partial<Tariff> = {}): Tariff => ({
  ...TWO_RATE_TARIFF,
  ...change,
  name,
});
const TARIFFS = {
  night: tariffOf('night'),
  go: tariffOf('go', { offPeak: { price: 0.1, hours: [{ from: 0, until: 5 }] } }),
  cosy: tariffOf('cosy', { peak: { price: 0.5, hours: { from: 16, until: 19 } } }),
};
const OPTIONS: MeasureOptions = {
  slopes: [SOUTH_ROOF],
  hubWind: { hubWindMs: 6 },
  emitters: 'radiators',
  fabric: [['loft'], ['walls']],
  tariffs: TARIFFS,
  hasCylinder: true,
  recommendableKinds: MEASURE_KINDS,
  offeredKinds: MEASURE_KINDS,
  schemes: {},
};

/** A ranking, with the names of its steps and exclusions. */
function rank(plan: Plan, options: Partial<MeasureOptions> = {}) {
  const search = rankMeasures(plan, WEATHER, PRICES, { ...OPTIONS, ...options });
  let next = search.next();
  while (!next.done) next = search.next();
  const { steps, excluded } = next.value;
  return {
    steps: steps.map((step) => ({ ...step, names: step.ids.map(formatMeasure) })),
    excluded: excluded.map(({ ids, reason }) => ({
      name: formatMeasures(ids),
      reason: formatExclusion(reason),
    })),
  };
}
type Ranked = ReturnType<typeof rank>;

const withCar = createPlan({ charging: NIGHT_CHARGING }, { car: CAR });
const namesOf = ({ steps }: Ranked) => steps.map(({ names }) => names.join(' and '));

describe('the ranking of measures', () => {
  const ranking = rank(withCar);

  test('ranks steps by savings per £', () => {
    const isPaidBack = ({ payback }: Ranked['steps'][number]) =>
      payback.kind === 'free' || payback.kind === 'years';
    const groups = [ranking.steps.filter(isPaidBack), ranking.steps.filter((s) => !isPaidBack(s))];
    expect(groups.flat()).toEqual(ranking.steps);
    for (const steps of groups) {
      const worth = steps.map(({ savedPerPound }) => savedPerPound ?? Infinity);
      expect(worth.length).toBeGreaterThan(1);
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    }
    expect(ranking.steps[0]).toMatchObject({
      names: ['A car tariff with five cheap hours'],
      payback: { kind: 'free' },
      savedPerPound: undefined,
    });
  });

  test('matches a full simulation of the plan for each step', () => {
    const before = simulate(withCar, WEATHER, PRICES);
    for (const { plan, savedPounds, savedCarbonKg, cost, savedPerPound } of ranking.steps) {
      const after = simulate(plan, WEATHER, PRICES);
      expect(savedPounds).toBeCloseTo(before.bill.total - after.bill.total, 6);
      expect(savedCarbonKg).toBeCloseTo(before.carbon.total - after.carbon.total, 6);
      if (cost.net > 0) expect(savedPerPound).toBeCloseTo(savedPounds / cost.net, 12);
    }
  });

  test('excludes measures that the company does not offer', () => {
    const offeredKinds = MEASURE_KINDS.filter((kind) => kind !== 'turbine' && kind !== 'battery');
    const all = ({ steps, excluded }: Ranked) =>
      [...steps.flatMap(({ names }) => names), ...excluded.map(({ name }) => name)].join();
    expect(all(ranking)).toMatch(/turbine[^]*battery|battery[^]*turbine/);
    expect(all(rank(withCar, { offeredKinds }))).not.toMatch(/turbine|battery/);
  });

  test('lists a pair only if it saves clearly more than its better measure', () => {
    const alone = new Map(ranking.steps.map((step) => [step.names.join(), step.savedPounds]));
    const pairs = ranking.steps.filter(({ names }) => names.length > 1);
    expect(pairs.length).toBeGreaterThan(3);
    for (const { names, savedPounds } of pairs) {
      const better = Math.max(...names.map((name) => alone.get(name) ?? 0));
      expect(savedPounds).toBeGreaterThan(better + 50);
      expect(savedPounds).toBeGreaterThan(better * 1.05);
    }
    expect(
      ranking.excluded.some(({ reason }) => reason.endsWith('alone saves nearly as much.')),
    ).toBe(true);
  });

  test('lists only the best tariff for which the home is eligible', () => {
    const names = namesOf(ranking);
    expect(names).toContain('A car tariff with five cheap hours');
    expect(names).not.toContain('A night-rate tariff');
  });

  test('lists or excludes each measure at most once', () => {
    const all = [...namesOf(ranking), ...ranking.excluded.map(({ name }) => name)];
    expect(new Set(all).size).toBe(all.length);
  });
});

const dearNight = { ...TARIFFS, night: tariffOf('night', { importPrice: 0.4 }) };
const homeWith = (equipment: Partial<Setup>, charging = NIGHT_CHARGING as Charging): Plan => {
  const current = { ...withCar.current, charging, ...equipment };
  return { ...withCar, current, planned: current };
};
const fitted = homeWith(
  {
    heating: { kind: 'heat-pump', emitters: 'floor' },
    turbine: { model: 'kw3', hubWindMs: 6 },
    battery: { sizeKwh: 4, chargesAtNight: false },
    roofs: [{ ...SOUTH_ROOF, kw: 4 }],
    tariff: TWO_RATE_TARIFF,
  },
  { ...NIGHT_CHARGING, mode: 'surplus' },
);
const begun = {
  ...withCar,
  planned: { ...withCar.planned, roofs: [{ ...SOUTH_ROOF, kw: 15 }], fabric: ['loft'] as const },
};
const NO_SURPLUS = 'There is no spare power without panels or a turbine.';

test.each<[name: string, reason: string, plan: Plan, options?: Partial<MeasureOptions>]>([
  ['A 5 kWh battery', 'It would save nothing in your home.', withCar],
  ['Charging the car from spare power', NO_SURPLUS, withCar],
  ['A hot-water diverter', NO_SURPLUS, withCar],
  ['A heat pump tariff with three cheap periods', 'Only for homes with a heat pump.', withCar],
  ['A car tariff with five cheap hours', 'Only for homes with an electric car.', createPlan()],
  ['A night-rate tariff', 'It would cost £246 a year more.', createPlan(), { tariffs: dearNight }],
  ['A tariff with cheap hours', 'You already have one.', fitted],
  ['A heat pump', 'You already have one.', fitted],
  ['A turbine', 'You already have one.', fitted],
  ['Panels', 'You already have one.', fitted],
  ['A battery', 'You already have one.', fitted],
  ['Charging the car from spare power', 'Your car already does this.', fitted],
  ['A hot-water diverter', 'It needs a hot-water cylinder.', withCar, { hasCylinder: false }],
  ['Charging the car from spare power', 'You don’t have an electric car.', createPlan()],
  [
    'A heat pump',
    'The house needs no heating.',
    createPlan({}, { heat: { spaceKwh: 0, hotWaterKwh: 0 } }),
  ],
  [
    'A heat pump',
    'The house needs more heat than one domestic heat pump can supply. This needs a survey.',
    createPlan({}, { heat: { spaceKwh: 45_000, hotWaterKwh: 2000 } }),
  ],
  ['A 6 kW turbine', 'That would be over 20 kW in all.', begun],
  ['Panels', 'Already in your plan.', begun],
  ['Loft insulation to 270 mm', 'Already in your plan.', begun],
])('excludes a measure: %s. %s', (name, reason, plan, options) => {
  const ranking = rank(plan, options);
  expect(ranking.excluded).toContainEqual({ name, reason });
  expect(namesOf(ranking)).not.toContain(name);
});

test('states that a heat pump’s cost excludes underfloor heating', () => {
  expect(namesOf(rank(createPlan(), { emitters: 'floor' }))).toContain(
    'A heat pump (underfloor heating not included)',
  );
});

test('adds each step to a plan with its incremental saving and cost', () => {
  const planned = { ...withCar.planned, roofs: [{ ...SOUTH_ROOF, kw: 4 }] };
  const base = { ...withCar, planned };
  const before = simulate(base, WEATHER, PRICES);
  const battery = rank(base).steps.find(({ names }) => names.join() === 'A 5 kWh battery');
  expect(battery?.plan.planned.roofs).toEqual(planned.roofs);
  const after = simulate(battery?.plan ?? base, WEATHER, PRICES);
  expect(battery?.savedPounds).toBeCloseTo(before.bill.total - after.bill.total, 9);
  expect(battery?.cost.pounds).toBe(1000 + 5 * 500);
});

const COST = {
  ...{ pounds: 5000, grant: 0, paid: 5000, avoidedCost: 0, net: 5000 },
  ...{ depreciationPerYear: 250, loan: 0, loanAMonth: 0, unpriced: [] },
};

const step = (
  kinds: MeasureKind[],
  savedPounds: number,
  more: Partial<RankedStep> = {},
): RankedStep => ({
  ids: kinds.map((kind) => ({ kind, ...(kind === 'fabric' && { fabric: [] }) }) as MeasureId),
  plan: createPlan(),
  cost: COST,
  savedPounds,
  savedCarbonKg: 0,
  savedPerPound: savedPounds / 5000,
  payback: { kind: 'years', years: 5000 / savedPounds },
  ...more,
});
const picked = (...steps: RankedStep[]) =>
  pickFirstSteps({ steps }).map(({ ids, plan }) =>
    (plan.planned.fabric ?? ids.map(({ kind }) => kind)).join('+'),
  );

describe('the first steps', () => {
  test('takes the three highest-ranked steps of different types', () => {
    const both = step(['tariff', 'heating'], 800);
    const steps = [both, step(['heating'], 700), step(['panels', 'diverter'], 350)];
    expect(picked(...steps, step(['turbine'], 900), step(['battery'], 200))).toEqual([
      'tariff+heating',
      'panels+diverter',
      'turbine',
    ]);
  });

  test('prefers measures that save at least £100 a year', () => {
    const steps = [step(['fabric'], 60), step(['heating'], 900), step(['panels'], 300)];
    expect(picked(...steps)).toEqual(['heating', 'panels', 'fabric']);
  });

  test('excludes measures that never pay back if another does', () => {
    const never = { payback: { kind: 'beyond-lifetime', lifetimeYears: 18 } } as const;
    const battery = step(['battery'], 200, never);
    expect(picked(battery, step(['panels'], 300))).toEqual(['panels']);
    expect(picked(battery)).toEqual(['battery']);
  });

  test('excludes an unpriced turbine and unsurveyed cavity walls', () => {
    const turbine = step(['turbine'], 900, { cost: { ...COST, unpriced: ['turbine'] } });
    const cavity = step([], 500, { ids: [{ kind: 'fabric', fabric: ['cavity'] }] });
    expect(picked(turbine, cavity, step(['panels'], 300))).toEqual(['panels']);
  });

  test('includes all fabric measures of one visit', () => {
    const stepWith = (names: Fabric[], savedPounds: number) => {
      const plan = createPlan({ fabric: names });
      return step(['fabric'], savedPounds, { plan });
    };
    const controls = stepWith(['controls'], 101);
    const walls = stepWith(['walls'], 700);
    expect(picked(controls, stepWith(['loft', 'controls'], 250), walls)).toEqual(['loft+controls']);
    expect(picked(controls, walls)).toEqual(['controls']);
  });
});

test('bases the uncertainty of a step on its own saving', () => {
  const base = createPlan({ roofs: [{ ...SOUTH_ROOF, kw: 4 }] });
  const planned = { ...base.planned, fabric: ['loft'] as const };
  const { spread } = withUncertainty(
    step(['fabric'], 50, { plan: { ...base, planned } }),
    base,
    WEATHER,
    PRICES,
  );
  expect(spread.high.savedPounds - spread.low.savedPounds).toBeLessThan(60);
  const light = spread.reasons.find(({ cause }) => cause === 'roof-light');
  expect(light?.pounds ?? 0).toBeLessThan(1);
});

test('gives the break-even oil price of a heat pump', () => {
  const base = createPlan();
  const heating = { kind: 'heat-pump', emitters: 'radiators' } as const;
  const plan = { ...base, planned: { ...base.planned, heating } };
  const saved = (oilPrice: number) => {
    const prices = {
      ...PRICES,
      fuels: { ...PRICES.fuels, oil: { ...PRICES.fuels.oil, price: oilPrice / 10.35 } },
    };
    const bill = (plan: Plan) => simulate(plan, WEATHER, prices).bill.total;
    return bill(base) - bill(plan);
  };
  const cost = { ...COST, paid: 5000, net: 5000, depreciationPerYear: 250 };
  const first = step(['heating'], saved(0.08 * 10.35), { plan, cost });
  const { breakEvenOilPrice = NaN } = withUncertainty(first, base, WEATHER, PRICES);
  // At the break-even price, the saving equals the annual depreciation.
  expect(saved(breakEvenOilPrice)).toBeCloseTo(250, 3);
});
