import { describe, expect, test } from 'vitest';
import { listMeasures, type MeasureId } from '../../../../src/planner/ranking/measures.ts';
import {
  MEASURE_KINDS,
  type MeasureKind,
  CHARGER,
  type Fabric,
  type Plan,
  type Setup,
} from '../../../../src/planner/engine/plan.ts';
import { HOURS } from '../../../../src/planner/engine/clock.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import {
  pickFirstSteps,
  rankMeasures,
  withUncertainty,
  type RankedStep,
} from '../../../../src/planner/ranking/rank-measures.ts';
import { runningCost } from '../../../../src/planner/engine/year.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import type { PlannerInput } from '../../../../src/planner/form/read-form.ts';
import {
  createPlan,
  figures,
  plannerInputOf,
  PRICES,
  SOUTH_ROOF,
  WEATHER,
} from '../../../support/planner.ts';
import {
  formatExclusion,
  formatMeasure,
  formatMeasures,
} from '../../../../src/planner/answer/texts.ts';

/** A ranking, with the names of its steps and exclusions. */
function rank(entries: PlannerEntries, more: Partial<PlannerInput> = {}) {
  const search = rankMeasures({ ...plannerInputOf(entries), ...more }, WEATHER);
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

const WITH_CAR: PlannerEntries = { presentCar: 'charger', walls: 'stone' };
const namesOf = ({ steps }: Ranked) => steps.map(({ names }) => names.join(' and '));

describe('the ranking of measures', () => {
  const ranking = rank(WITH_CAR);

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
    const { plan: base, prices } = plannerInputOf(WITH_CAR);
    const before = simulate(base, WEATHER, prices);
    for (const { plan, savedPounds, savedCarbonKg, cost, savedPerPound } of ranking.steps) {
      const after = simulate(plan, WEATHER, prices);
      expect(savedPounds).toBeCloseTo(runningCost(before) - runningCost(after), 6);
      expect(savedCarbonKg).toBeCloseTo(before.carbon.total - after.carbon.total, 6);
      if (cost.net > 0) expect(savedPerPound).toBeCloseTo(savedPounds / cost.net, 12);
    }
  });

  test('excludes measures that the company does not offer', () => {
    const offeredKinds = MEASURE_KINDS.filter((kind) => kind !== 'turbine' && kind !== 'battery');
    const all = ({ steps, excluded }: Ranked) =>
      [...steps.flatMap(({ names }) => names), ...excluded.map(({ name }) => name)].join();
    expect(all(ranking)).toMatch(/turbine[^]*battery|battery[^]*turbine/);
    expect(all(rank(WITH_CAR, { offeredKinds }))).not.toMatch(/turbine|battery/);
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

const FITTED: PlannerEntries = {
  ...{ heating: 'heat-pump', presentTurbine: 'kw3', presentBattery: '4', presentPanels: '4' },
  ...{ presentTariff: 'night', presentCar: 'charger', car: 'spare' },
};
const BEGUN: PlannerEntries = { panels: '12', addLoft: 'done' };
const NO_SURPLUS = 'There is no spare power without panels or a turbine.';

test.each<[name: string, reason: string, entries: PlannerEntries]>([
  ['A 5 kWh battery', 'It would save nothing in your home.', WITH_CAR],
  ['Charging the car from spare power', NO_SURPLUS, WITH_CAR],
  ['A hot-water diverter', NO_SURPLUS, WITH_CAR],
  ['A heat pump tariff with three cheap periods', 'Only for homes with a heat pump.', WITH_CAR],
  ['A car tariff with five cheap hours', 'Only for homes with an electric car.', {}],
  ['A night-rate tariff', 'It would cost £37 a year more.', { electricityPence: '14' }],
  ['A tariff with cheap hours', 'You already have one.', FITTED],
  ['A heat pump', 'You already have one.', FITTED],
  ['A turbine', 'You already have one.', FITTED],
  ['Panels', 'You already have one.', FITTED],
  ['A battery', 'You already have one.', FITTED],
  ['Charging the car from spare power', 'Your car already does this.', FITTED],
  ['A hot-water diverter', 'It needs a hot-water cylinder.', { hotWater: 'combi' }],
  ['Charging the car from spare power', 'You don’t have an electric car.', {}],
  ['A heat pump', 'The house needs no heating.', { spendIn: 'kwh', spend: '0' }],
  [
    'A heat pump',
    'The house needs more heat than one domestic heat pump can supply. This needs a survey.',
    { heatLoss: '900' },
  ],
  ['A 10 kW turbine', 'That would be over 20 kW in all.', BEGUN],
  ['Panels', 'Already in your plan.', BEGUN],
  ['Loft insulation to 270 mm', 'Already in your plan.', BEGUN],
  ['A heat pump (underfloor heating not included)', 'Already in your plan.', { warmth: 'floor' }],
])('excludes a measure: %s. %s', (name, reason, entries) => {
  const ranking = rank(entries);
  expect(ranking.excluded).toContainEqual({ name, reason });
  expect(namesOf(ranking)).not.toContain(name);
});

test.each<[PlannerEntries, ...fabric: string[]]>([
  [{ walls: 'stone' }, 'Loft', 'Internal', 'Draught'],
  [{ walls: 'cavity' }, 'Loft', 'Cavity', 'Draught'],
  [{ walls: 'filled', loft: 'thick' }, 'Draught'],
  [{ walls: 'new' }],
])('offers only the insulation that the house lacks: %o', (entries, ...fabric) => {
  const { measures } = listMeasures(plannerInputOf(entries));
  const names = measures
    .filter(({ id }) => id.kind === 'fabric')
    .map(({ id }) => formatMeasure(id));
  // The first is all of one visit.
  expect(names.map((name) => /^\w+/.exec(name)?.[0]).slice(fabric.length < 2 ? 0 : 1)).toEqual(
    fabric,
  );
});

test.each<[name: string, entries: PlannerEntries, planned: Partial<Setup>]>([
  [
    '4 kW of panels',
    { facing: 'both' },
    {
      roofs: [
        { ...SOUTH_ROOF, directionDegrees: 90, kw: 2 },
        { ...SOUTH_ROOF, directionDegrees: 270, kw: 2 },
      ],
    },
  ],
  ['A 5 kWh battery', { panels: '4' }, { battery: { sizeKwh: 5, chargesAtNight: false } }],
  [
    'An electric car',
    { presentCar: 'fuel', tariff: 'go' },
    { charging: { ...CHARGER, mode: 'off-peak' }, carFuelLitres: undefined },
  ],
  [
    'Loft insulation, draught-proofing and heating controls',
    {},
    { fabric: ['loft', 'draughts', 'controls'] },
  ],
])('adds %s to the plan of %o', (name, entries, added) => {
  const { plan } = plannerInputOf(entries);
  const step = rank(entries).steps.find(({ names }) => names.join() === name);
  expect(step?.plan.planned).toMatchObject({ ...plan.planned, ...added });
  expect(step?.plan).toMatchObject({ home: plan.home, current: plan.current });
});

test('offers no wall insulation that would replace the planned one', () => {
  const cavity = 'Cavity wall insulation, after a survey';
  expect(namesOf(rank({ walls: 'cavity' }))).toContain(cavity);
  expect(namesOf(rank({ walls: 'cavity', addWalls: 'inside' }))).not.toContain(cavity);
});

test('simulates steps with the shares of a meter', () => {
  const { plan } = plannerInputOf({});
  const measuredShares = new Float64Array(HOURS).fill(1 / HOURS);
  const { steps } = rank({}, { plan: { ...plan, home: { ...plan.home, measuredShares } } });
  expect(new Set(steps.map((each) => each.plan.home.measuredShares))).toEqual(
    new Set([measuredShares]),
  );
});

test.each([{ panels: '4' }, { panels: '4', quote: '9,000' }])(
  'gives the cost of a step in addition to the plan %o',
  (entries) => {
    const battery = rank(entries).steps.find(({ names }) => names.join() === 'A 5 kWh battery');
    const { batteryFixedPrice, batteryPricePerKwh } = figures;
    expect(battery?.cost.pounds).toBe(batteryFixedPrice.value + 5 * batteryPricePerKwh.value);
  },
);

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
  changes: {},
  plan: createPlan(),
  cost: COST,
  savedPounds,
  savedCarbonKg: 0,
  savedPerPound: savedPounds / 5000,
  payback: { kind: 'years', years: 5000 / savedPounds },
  ...more,
});
const picked = (...steps: RankedStep[]) =>
  pickFirstSteps({ steps }, MEASURE_KINDS).map(({ ids, plan }) =>
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

test.each([
  ['Internal insulation of solid walls', { addWalls: 'inside' }],
  ['4 kW of panels', { panels: 4, facing: '180' }],
  ['A heat pump', { warmth: 'radiators' }],
  ['A 6 kW turbine', { turbine: 'kw6' }],
  ['Charging the car from spare power', { car: 'spare' }],
  ['Charging the car from spare power, plugged in from 10 am to 4 pm', { car: 'noon' }],
  ['A hot-water diverter', { diverter: 'fitted' }],
  ['A car tariff with five cheap hours', { tariff: 'go' }],
])('enters %s as %o', (name, changes) => {
  const { measures } = listMeasures(plannerInputOf(WITH_CAR));
  expect(measures.find(({ id }) => formatMeasure(id) === name)?.changes).toEqual(changes);
});
