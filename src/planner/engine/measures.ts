import { heatPumpFor, needsUnderfloorHeating, type Schemes } from './cost.ts';
import type { Slope } from './generation/panel-output.ts';
import {
  CHARGER,
  FABRIC_NAMES,
  TURBINE_MODELS,
  TARIFF_NAMES,
  type Charging,
  type Fabric,
  type HubWind,
  type TurbineModel,
  type Plan,
  type Roof,
  type Setup,
  type Tariff,
  type TariffName,
} from './plan.ts';
import type { Prices } from './prices.ts';

/** In the order in which measures are applied: a battery depends on the tariff, a car on surplus power. */
export type MeasureKind =
  'fabric' | 'tariff' | 'heating' | 'panels' | 'turbine' | 'battery' | 'car' | 'diverter';

export const MEASURE_KINDS: readonly MeasureKind[] = [
  ...(['fabric', 'tariff', 'heating', 'panels'] as const),
  ...(['turbine', 'battery', 'car', 'diverter'] as const),
];

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
  | { kind: 'car'; change: 'electric' | 'off-peak' | 'surplus' | 'surplus-at-noon' }
  | { kind: 'tariff'; tariff?: TariffName }
  | { kind: 'diverter' };

export interface Measure {
  id: MeasureId;
  apply: (setup: Setup) => Setup;
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

/** Assumptions for new equipment. */
export interface MeasureOptions {
  /** Roof slopes, between which panels are shared equally. */
  slopes: readonly (Slope & Pick<Roof, 'shade'>)[];
  hubWind: HubWind;
  emitters: 'radiators' | 'floor';
  /** Insulation measures, grouped by visit. */
  fabric: readonly (readonly Fabric[])[];
  /** Tariffs with off-peak hours. */
  tariffs: Readonly<Record<TariffName, Tariff>>;
  hasCylinder: boolean;
  /** Measures that the company installs, or that need no installer. */
  offeredKinds: readonly MeasureKind[];
  /** Measures that may be recommended first: a tenant cannot change the house. */
  recommendableKinds: readonly MeasureKind[];
  schemes: Schemes;
}

/** Local hours with the most solar surplus. */
export const MIDDAY_HOURS = { from: 10, until: 16 };

type Candidate = Measure | Exclusion;

const createMeasure = (id: MeasureId, apply: Measure['apply']): Measure => ({ id, apply });
const createExclusion = (
  id: MeasureId,
  code: Exclude<ExclusionReason['code'], 'costs-more' | 'little-beyond'>,
): Exclusion => ({ ids: [id], reason: { code } });

/** The measures that a plan could add next, and those that it could not, with the reason. */
export function listMeasures(
  plan: Plan,
  prices: Prices,
  options: MeasureOptions,
): { measures: readonly Measure[]; excluded: readonly Exclusion[] } {
  const { slopes, hubWind, tariffs } = options;
  const all: readonly Candidate[] = [
    ...offerFabric(plan, options),
    ...offerOnce(
      plan,
      { kind: 'tariff' },
      ({ tariff }) => tariff.offPeak !== undefined,
      TARIFF_NAMES.map((name) =>
        createMeasure({ kind: 'tariff', tariff: name }, changeTariff(tariffs[name])),
      ),
    ),
    ...offerHeatPump(plan, prices, options),
    ...offerOnce(
      plan,
      { kind: 'panels' },
      ({ roofs }) => roofs.length > 0,
      PANELS_KW.map((kw) => {
        const roofs = slopes.map((slope) => ({ ...slope, kw: kw / slopes.length }));
        return createMeasure({ kind: 'panels', kw }, (setup) => ({ ...setup, roofs }));
      }),
    ),
    ...offerOnce(
      plan,
      { kind: 'turbine' },
      ({ turbine }) => turbine !== undefined,
      TURBINE_MODELS.map((model) =>
        createMeasure({ kind: 'turbine', model }, (setup) => ({
          ...setup,
          turbine: { model, ...hubWind },
        })),
      ),
    ),
    ...offerOnce(
      plan,
      { kind: 'battery' },
      ({ battery }) => battery !== undefined,
      BATTERIES_KWH.map((kwh) =>
        createMeasure({ kind: 'battery', kwh }, (setup) => ({
          ...setup,
          battery: { sizeKwh: kwh, chargesAtNight: setup.tariff.offPeak !== undefined },
        })),
      ),
    ),
    ...offerCar(plan),
    offerDiverter(plan, options),
  ];
  const offers = all.filter((each) =>
    ('ids' in each ? each.ids : [each.id]).every(({ kind }) => options.offeredKinds.includes(kind)),
  );
  return {
    measures: offers.filter((each) => 'apply' in each),
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

function offerFabric({ home, planned }: Plan, { fabric }: MeasureOptions): Candidate[] {
  const done = planned.fabric ?? [];
  const offerAll = (added: readonly Fabric[]): Candidate => {
    const id = { kind: 'fabric', fabric: added } as const;
    if (added.every((each) => done.includes(each))) return createExclusion(id, 'in-plan');
    if (home.heat.spaceKwh === 0) return createExclusion(id, 'no-heat-demand');
    return createMeasure(id, (setup) => {
      const all = [...(setup.fabric ?? []), ...added];
      return { ...setup, fabric: FABRIC_NAMES.filter((name) => all.includes(name)) };
    });
  };
  const single = fabric.map(offerAll);
  // One visit covers all of them, and one grant contributes to the cost. Walls are a separate job.
  const small = fabric.flat().filter((name) => !isWall(name) && !done.includes(name));
  const isOneVisit = fabric.some((group) => small.every((name) => group.includes(name)));
  return isOneVisit ? single : [offerAll(small), ...single];
}

const isWall = (name: Fabric) => name === 'walls' || name === 'cavity';

const changeTariff =
  (tariff: Tariff): Measure['apply'] =>
  ({ battery, charging, ...setup }) => ({
    ...setup,
    tariff,
    battery: battery && { ...battery, chargesAtNight: true },
    charging: charging && {
      ...charging,
      mode: charging.mode === 'at-once' ? 'off-peak' : charging.mode,
    },
  });

function offerHeatPump(
  plan: Plan,
  prices: Prices,
  { emitters }: MeasureOptions,
): readonly Candidate[] {
  const { home, current, planned } = plan;
  const heating = { kind: 'heat-pump', emitters } as const;
  const id = {
    kind: 'heating',
    needsUnderfloorHeating: needsUnderfloorHeating(current.heating, heating),
  } as const;
  const offer = () => {
    if (home.heat.spaceKwh + home.heat.hotWaterKwh <= 0)
      return createExclusion(id, 'no-heat-demand');
    if (!heatPumpFor(home, planned, prices)) return createExclusion(id, 'needs-survey');
    return createMeasure(id, (setup) => ({ ...setup, heating }));
  };
  return offerOnce(plan, id, (setup) => setup.heating.kind === 'heat-pump', [offer()]);
}

function offerCar({ home, current, planned }: Plan): Candidate[] {
  const { charging, tariff } = planned;
  const fromSurplus = { kind: 'car', change: 'surplus' } as const;
  if (current.carFuelLitres !== undefined && !charging) {
    return [
      createMeasure({ kind: 'car', change: 'electric' }, (setup) => ({
        ...setup,
        charging: { ...CHARGER, mode: 'off-peak' },
        carFuelLitres: undefined,
      })),
    ];
  }
  if (!home.car || !charging) return [createExclusion(fromSurplus, 'no-electric-car')];
  if (charging.mode === 'surplus') return [createExclusion(fromSurplus, 'charges-from-surplus')];
  // A plain plug cannot follow the surplus.
  const chargerKw = Math.max(charging.chargerKw, CHARGER.chargerKw);
  const charge = (id: MeasureId, change: Partial<Charging>): Measure =>
    createMeasure(id, (setup) => ({ ...setup, charging: { ...charging, chargerKw, ...change } }));
  const deferrable = tariff.offPeak && charging.mode === 'at-once';
  return [
    ...(deferrable ? [charge({ kind: 'car', change: 'off-peak' }, { mode: 'off-peak' })] : []),
    charge(fromSurplus, { mode: 'surplus' }),
    charge({ kind: 'car', change: 'surplus-at-noon' }, { mode: 'surplus', plugged: MIDDAY_HOURS }),
  ];
}

function offerDiverter({ planned }: Plan, { hasCylinder }: MeasureOptions): Candidate {
  const id = { kind: 'diverter' } as const;
  if (planned.hasDiverter) return createExclusion(id, 'in-plan');
  if (!hasCylinder && planned.heating.kind !== 'heat-pump')
    return createExclusion(id, 'no-cylinder');
  return createMeasure(id, (setup) => ({ ...setup, hasDiverter: true }));
}
