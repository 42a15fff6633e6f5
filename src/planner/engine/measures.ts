import { formatWhole } from '../../values/numbers/format.ts';
import { uncountedEmitters, type Schemes } from './cost.ts';
import type { EquipmentPrices } from './equipment.ts';
import { FABRIC, FABRIC_NAMES, nameFabric, type Fabric } from './fabric.ts';
import type { Slope } from './generation/panel-output.ts';
import { MACHINES, TURBINES } from './generation/turbines.ts';
import type { Charging, HubWind, Plan, Setup, Tariff } from './plan.ts';

/** In the order in which two are applied, since a battery depends on the tariff and a car on what is spare. */
const MEASURE_KINDS = [
  'fabric',
  'tariff',
  'heating',
  'panels',
  'turbine',
  'battery',
  'car',
  'diverter',
] as const;

export type MeasureKind = (typeof MEASURE_KINDS)[number];

/** What is tried with what comes later in the order: two that hardly meet bring what each brings. */
export const PARTNERS: Readonly<Record<MeasureKind, readonly MeasureKind[]>> = {
  fabric: ['heating'],
  tariff: ['heating', 'battery', 'car'],
  heating: ['panels', 'turbine'],
  panels: ['turbine', 'battery', 'car', 'diverter'],
  turbine: ['battery', 'car', 'diverter'],
  battery: [],
  car: [],
  diverter: [],
};

export interface Measure {
  kind: MeasureKind;
  name: string;
  apply: (setup: Setup) => Setup;
}

export interface LeftOut {
  name: string;
  why: string;
}

/** Sizes to try, and what to assume of new equipment. */
export interface MeasureOptions {
  /** Slopes for panels, which are shared equally between them. */
  slopes: readonly Slope[];
  hubWind: HubWind;
  emitters: 'radiators' | 'floor';
  batteryPowerKw: number;
  /** Share of a new battery kept for power cuts, 0 to below 1. */
  backupShare: number;
  panelsKw: readonly number[];
  batteriesKwh: readonly number[];
  /** What a house of that age may lack. */
  fabric: readonly Fabric[];
  /** A tariff with cheap hours, if there is one to change to. */
  cheapTariff?: Tariff | undefined;
  equipment: EquipmentPrices;
  schemes: Schemes;
}

/** When most solar power is spare. */
const NOON = { from: 10, until: 16 };

const HAS_ONE = 'You have one.';
const IN_PLAN = 'It is in your plan.';

/** What could be added to a plan next, and what could not, with the reason. */
export function listMeasures(
  plan: Plan,
  options: MeasureOptions,
): { measures: readonly Measure[]; leftOut: readonly LeftOut[] } {
  const offers: readonly Offer[] = [
    ...offerFabric(plan, options),
    offerTariff(plan, options),
    offerHeatPump(plan, options),
    ...offerPanels(plan, options),
    ...offerTurbines(plan, options),
    ...offerBatteries(plan, options),
    ...offerCar(plan),
    offerDiverter(plan),
  ];
  return {
    measures: offers.filter((offer) => 'apply' in offer),
    leftOut: offers.filter((offer) => 'why' in offer),
  };
}

type Offer = Measure | LeftOut;

const needsHeat = ({ heat }: Plan['home']) => heat.spaceKwh + heat.hotWaterKwh > 0;

function offerFabric({ home, planned }: Plan, { fabric }: MeasureOptions): Offer[] {
  const done = planned.fabric ?? [];
  const offer = (name: string, added: readonly Fabric[]): Offer => {
    if (added.every((each) => done.includes(each))) return { name, why: IN_PLAN };
    if (home.heat.spaceKwh === 0) return { name, why: 'No heat is needed.' };
    const apply = (setup: Setup): Setup => {
      const all = [...(setup.fabric ?? []), ...added];
      return { ...setup, fabric: FABRIC_NAMES.filter((name) => all.includes(name)) };
    };
    return { kind: 'fabric', name, apply };
  };
  const each = fabric.map((name) => offer(FABRIC[name], [name]));
  // One visit does them, and one grant helps to pay for all.
  const small = fabric.filter((name) => name !== 'walls' && !done.includes(name));
  return small.length > 1 ? [offer(nameFabric(small), small), ...each] : each;
}

function offerTariff({ current, planned }: Plan, { cheapTariff }: MeasureOptions): Offer {
  const name = 'A tariff with cheap hours';
  if (current.tariff.cheap) return { name, why: HAS_ONE };
  if (planned.tariff.cheap) return { name, why: IN_PLAN };
  if (!cheapTariff) return { name, why: 'No such tariff is given.' };
  const apply = ({ battery, charging, ...setup }: Setup): Setup => ({
    ...setup,
    tariff: cheapTariff,
    battery: battery && { ...battery, chargesAtNight: true },
    charging: charging && {
      ...charging,
      mode: charging.mode === 'at-once' ? 'cheap' : charging.mode,
    },
  });
  return { kind: 'tariff', name, apply };
}

function offerHeatPump({ home, current, planned }: Plan, { emitters }: MeasureOptions): Offer {
  const heating = { kind: 'heat-pump', emitters, warmsWater: true } as const;
  const uncounted = uncountedEmitters(current.heating, heating);
  const name = `A heat pump${uncounted ? ` (without the cost of ${uncounted})` : ''}`;
  if (current.heating.kind === 'heat-pump') return { name, why: HAS_ONE };
  if (planned.heating.kind === 'heat-pump') return { name, why: IN_PLAN };
  if (!needsHeat(home)) return { name, why: 'No heat is needed.' };
  return { kind: 'heating', name, apply: (setup) => ({ ...setup, heating }) };
}

function offerPanels({ current, planned }: Plan, { panelsKw, slopes }: MeasureOptions): Offer[] {
  if (planned.roofs.length > current.roofs.length) return [{ name: 'Panels', why: IN_PLAN }];
  return panelsKw.map((kw) => ({
    kind: 'panels',
    name: `${kw} kW of panels`,
    apply: (setup) => ({
      ...setup,
      roofs: [...setup.roofs, ...slopes.map((slope) => ({ ...slope, kw: kw / slopes.length }))],
    }),
  }));
}

function offerTurbines({ current, planned }: Plan, { hubWind }: MeasureOptions): Offer[] {
  if (current.turbine) return [{ name: 'A turbine', why: HAS_ONE }];
  if (planned.turbine) return [{ name: 'A turbine', why: IN_PLAN }];
  return MACHINES.map((machine) => ({
    kind: 'turbine',
    name: `A turbine, ${TURBINES[machine].name}`,
    apply: (setup) => ({ ...setup, turbine: { machine, ...hubWind } }),
  }));
}

function offerBatteries(
  { current, planned }: Plan,
  { batteriesKwh, batteryPowerKw, backupShare }: MeasureOptions,
): Offer[] {
  if ((planned.battery?.sizeKwh ?? 0) > (current.battery?.sizeKwh ?? 0)) {
    return [{ name: 'A battery', why: IN_PLAN }];
  }
  return batteriesKwh.map((addedKwh) => ({
    kind: 'battery',
    name: `${formatWhole(addedKwh)} kWh of battery`,
    apply: ({ battery, ...setup }) => ({
      ...setup,
      battery: {
        sizeKwh: addedKwh + (battery?.sizeKwh ?? 0),
        powerKw: battery?.powerKw ?? batteryPowerKw,
        backupShare: battery?.backupShare ?? backupShare,
        chargesAtNight: setup.tariff.cheap !== undefined,
      },
    }),
  }));
}

function offerCar({ home, current, planned }: Plan): Offer[] {
  const name = 'Charging the car from what is spare';
  const { charging, tariff } = planned;
  if (current.fuelLitres !== undefined && !charging) {
    return [{ name: 'An electric car', why: 'What another car costs is not ours to know.' }];
  }
  if (!home.car || !charging) return [{ name, why: 'There is no electric car.' }];
  if (charging.mode === 'spare') return [{ name, why: 'You do.' }];
  const charge = (name: string, change: Partial<Charging>): Measure => ({
    kind: 'car',
    name,
    apply: (setup) => ({ ...setup, charging: { ...charging, ...change } }),
  });
  const waits = tariff.cheap && charging.mode === 'at-once';
  return [
    ...(waits ? [charge('Charging the car in the cheap hours', { mode: 'cheap' })] : []),
    charge(name, { mode: 'spare' }),
    charge(`${name}, plugged in from 10 to 16`, { mode: 'spare', plugged: NOON }),
  ];
}

function offerDiverter({ home, planned }: Plan): Offer {
  const name = 'A hot-water diverter';
  if (planned.hasDiverter) return { name, why: IN_PLAN };
  if (home.heat.hotWaterKwh === 0) return { name, why: 'No hot water is needed.' };
  return { kind: 'diverter', name, apply: (setup) => ({ ...setup, hasDiverter: true }) };
}
