import { heatPumpFor, needsUnderfloorHeating } from '../engine/cost.ts';
import {
  type MeasureKind,
  TURBINE_MODELS,
  TARIFF_NAMES,
  type Fabric,
  type TurbineModel,
  type Plan,
  type Setup,
  type TariffName,
} from '../engine/plan.ts';
import type { Prices } from '../engine/prices.ts';
import type { FIELD_SECTIONS, PlannerValues } from '../form/fields.ts';
import type { PlannerInput } from '../form/read-form.ts';

/** Measures that interact and are simulated in pairs. The savings of all others add up. */
export const INTERACTING_MEASURES: Readonly<Record<MeasureKind, readonly MeasureKind[]>> = {
  fabric: ['heating'],
  tariff: ['heating', 'battery', 'car'],
  heating: ['panels'],
  panels: ['battery', 'car', 'diverter'],
  turbine: [],
  battery: [],
  car: [],
  diverter: [],
};

/** Identifies a measure; without a size if none of its type can be added. */
export type MeasureId =
  | { kind: 'fabric'; fabric: readonly Fabric[] }
  | { kind: 'heating'; needsUnderfloorHeating: boolean }
  | { kind: 'panels'; kw?: number }
  | { kind: 'turbine'; model?: TurbineModel }
  | { kind: 'battery'; kwh?: number }
  | { kind: 'car'; change: 'electric' | 'surplus' | 'surplus-at-noon' }
  | { kind: 'tariff'; tariff?: TariffName }
  | { kind: 'diverter' };

/** Values of the plan's fields that a measure changes. */
export type PlanChanges = Partial<Pick<PlannerValues, keyof typeof FIELD_SECTIONS.plan>>;

/** The changes of several measures. */
export const mergeChanges = (all: readonly PlanChanges[]): PlanChanges =>
  all.reduce((merged, changes) => ({ ...merged, ...changes }), {});

export interface Measure {
  id: MeasureId;
  changes: PlanChanges;
}

export type ExclusionReason =
  | {
      code:
        | 'has-one'
        | 'in-plan'
        | 'no-heat-demand'
        | 'no-cylinder'
        | 'needs-survey'
        | 'needs-car'
        | 'needs-heat-pump'
        | 'no-electric-car'
        | 'charges-from-surplus'
        | 'no-surplus'
        | 'over-limit'
        | 'saves-nothing';
    }
  | { code: 'costs-more'; pounds: number }
  | { code: 'little-beyond'; part: MeasureId };

export interface Exclusion {
  ids: readonly MeasureId[];
  reason: ExclusionReason;
}

/** Sizes to try. */
const PANELS_KW = [2, 4, 6];
const BATTERIES_KWH = [5, 10, 15];

type Candidate = Measure | Exclusion;

const createExclusion = (
  id: MeasureId,
  code: Exclude<ExclusionReason['code'], 'costs-more' | 'little-beyond'>,
): Exclusion => ({ ids: [id], reason: { code } });

/** The measures that a plan could add next, and those that it could not, with the reason. */
export function listMeasures({ plan, values, prices, offeredKinds }: PlannerInput): {
  measures: readonly Measure[];
  excluded: readonly Exclusion[];
} {
  const all: readonly Candidate[] = [
    ...offerFabric(plan, values),
    ...offerOnce(
      plan,
      { kind: 'tariff' },
      ({ tariff }) => tariff.offPeak !== undefined,
      TARIFF_NAMES.map((tariff) => ({ id: { kind: 'tariff', tariff }, changes: { tariff } })),
    ),
    ...offerHeatPump(plan, values, prices),
    ...offerOnce(
      plan,
      { kind: 'panels' },
      ({ roofs }) => roofs.length > 0,
      PANELS_KW.map((kw) => ({
        id: { kind: 'panels', kw },
        // With the direction, since our default could change before the visitor opens the link again.
        changes: { panels: kw, facing: values.facing },
      })),
    ),
    ...offerOnce(
      plan,
      { kind: 'turbine' },
      ({ turbine }) => turbine !== undefined,
      TURBINE_MODELS.map((model) => ({
        id: { kind: 'turbine', model },
        changes: { turbine: model },
      })),
    ),
    ...offerOnce(
      plan,
      { kind: 'battery' },
      ({ battery }) => battery !== undefined,
      BATTERIES_KWH.map((kwh) => ({ id: { kind: 'battery', kwh }, changes: { battery: kwh } })),
    ),
    ...offerCar(plan),
    offerDiverter(plan, values),
  ];
  const offers = all.filter((each) =>
    ('ids' in each ? each.ids : [each.id]).every(({ kind }) => offeredKinds.includes(kind)),
  );
  return {
    measures: offers.filter((each) => 'changes' in each),
    excluded: offers.filter((each) => 'reason' in each),
  };
}

/** Measures of a type of which a home needs only one. */
function offerOnce(
  { current, planned }: Plan,
  id: MeasureId,
  isIn: (setup: Setup) => boolean,
  measures: readonly Candidate[],
): readonly Candidate[] {
  if (isIn(current)) return [createExclusion(id, 'has-one')];
  return isIn(planned) ? [createExclusion(id, 'in-plan')] : measures;
}

/** The insulation that the house lacks, grouped by visit. New houses have it. */
function lackingFabric({ loft, walls }: PlannerValues): Fabric[][] {
  if (walls === 'new') return [];
  return [
    ...(loft === 'thin' ? [['loft' as const]] : []),
    ...(walls === 'cavity' ? [['cavity' as const]] : []),
    ...(walls === 'stone' ? [['walls' as const]] : []),
    ['draughts', 'controls'],
  ];
}

const FABRIC_CHANGES: Readonly<Record<Fabric, PlanChanges>> = {
  loft: { addLoft: 'done' },
  cavity: { addWalls: 'cavity' },
  walls: { addWalls: 'inside' },
  draughts: { draughts: 'done' },
  controls: { draughts: 'done' },
};

function offerFabric({ home, planned }: Plan, values: PlannerValues): Candidate[] {
  const done = planned.fabric ?? [];
  // The form has one kind of wall insulation, so another would replace the planned one.
  const replaces = (name: Fabric) => isWall(name) && !done.includes(name) && done.some(isWall);
  const fabric = lackingFabric(values).filter((group) => !group.some(replaces));
  const offerAll = (added: readonly Fabric[]): Candidate => {
    const id = { kind: 'fabric', fabric: added } as const;
    if (added.every((each) => done.includes(each))) return createExclusion(id, 'in-plan');
    if (home.heat.spaceKwh === 0) return createExclusion(id, 'no-heat-demand');
    return { id, changes: mergeChanges(added.map((name) => FABRIC_CHANGES[name])) };
  };
  const single = fabric.map(offerAll);
  // One visit covers all of them, and one grant contributes to the cost. Walls are a separate job.
  const small = fabric.flat().filter((name) => !isWall(name) && !done.includes(name));
  const isOneVisit = fabric.some((group) => small.every((name) => group.includes(name)));
  return isOneVisit ? single : [offerAll(small), ...single];
}

const isWall = (name: Fabric) => name === 'walls' || name === 'cavity';

function offerHeatPump(
  plan: Plan,
  { warmth }: PlannerValues,
  prices: Prices,
): readonly Candidate[] {
  const { home, current, planned } = plan;
  const emitters = warmth === 'floor' ? 'floor' : 'radiators';
  const id = {
    kind: 'heating',
    needsUnderfloorHeating: needsUnderfloorHeating(current.heating, {
      kind: 'heat-pump',
      emitters,
    }),
  } as const;
  const offer = (): Candidate => {
    if (home.heat.spaceKwh + home.heat.hotWaterKwh <= 0)
      return createExclusion(id, 'no-heat-demand');
    if (!heatPumpFor(home, planned, prices)) return createExclusion(id, 'needs-survey');
    return { id, changes: { warmth: emitters } };
  };
  return offerOnce(plan, id, (setup) => setup.heating.kind === 'heat-pump', [offer()]);
}

function offerCar({ home, current, planned }: Plan): Candidate[] {
  const { charging } = planned;
  const fromSurplus = { kind: 'car', change: 'surplus' } as const;
  if (current.carFuelLitres !== undefined && !charging) {
    return [{ id: { kind: 'car', change: 'electric' }, changes: { car: 'cheap' } }];
  }
  if (!home.car || !charging) return [createExclusion(fromSurplus, 'no-electric-car')];
  if (charging.mode === 'surplus') return [createExclusion(fromSurplus, 'charges-from-surplus')];
  return [
    { id: fromSurplus, changes: { car: 'spare' } },
    { id: { kind: 'car', change: 'surplus-at-noon' }, changes: { car: 'noon' } },
  ];
}

function offerDiverter({ planned }: Plan, { hotWater }: PlannerValues): Candidate {
  const id = { kind: 'diverter' } as const;
  if (planned.hasDiverter) return createExclusion(id, 'in-plan');
  if (hotWater !== 'cylinder' && planned.heating.kind !== 'heat-pump')
    return createExclusion(id, 'no-cylinder');
  return { id, changes: { diverter: 'fitted' } };
}
