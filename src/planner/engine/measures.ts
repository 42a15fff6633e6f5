import { formatWhole } from '../../values/format.ts';
import { uncountedEmitters } from './cost.ts';
import type { EquipmentPrices } from './equipment.ts';
import type { Slope } from './generation/panel-output.ts';
import { MACHINES, TURBINES } from './generation/turbines.ts';
import type { Charging, HubWind, Plan, Setup, Tariff } from './plan.ts';

/** In the order in which two are applied, since a battery depends on the tariff and a car on what is spare. */
export const MEASURE_KINDS = ['tariff', 'heating', 'panels', 'turbine', 'battery', 'car'] as const;

export interface Measure {
  kind: (typeof MEASURE_KINDS)[number];
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
  /** A tariff with cheap hours, if there is one to change to. */
  cheapTariff?: Tariff | undefined;
  equipment: EquipmentPrices;
}

/** When most solar power is spare. */
const NOON = { from: 10, until: 16 };

/** What a home could do next, and what it could not, with the reason. */
export function listMeasures(
  plan: Plan,
  options: MeasureOptions,
): { measures: readonly Measure[]; leftOut: readonly LeftOut[] } {
  const offers: readonly Offer[] = [
    offerTariff(plan, options),
    offerHeatPump(plan, options),
    ...offerPanels(options),
    ...offerTurbines(plan, options),
    ...offerBatteries(options),
    ...offerCar(plan),
  ];
  return {
    measures: offers.filter((offer) => 'apply' in offer),
    leftOut: offers.filter((offer) => 'why' in offer),
  };
}

type Offer = Measure | LeftOut;

function offerTariff({ current }: Plan, { cheapTariff }: MeasureOptions): Offer {
  const name = 'A tariff with cheap hours';
  if (current.tariff.cheap) return { name, why: 'You have one.' };
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

function offerHeatPump({ home, current }: Plan, { emitters }: MeasureOptions): Offer {
  const heating = { kind: 'heat-pump', emitters, warmsWater: true } as const;
  const uncounted = uncountedEmitters(current.heating, heating);
  const name = `A heat pump${uncounted ? ` (without the cost of ${uncounted})` : ''}`;
  if (current.heating.kind === 'heat-pump') return { name, why: 'You have one.' };
  if (home.heat.spaceKwh + home.heat.hotWaterKwh === 0) return { name, why: 'No heat is needed.' };
  return { kind: 'heating', name, apply: (setup) => ({ ...setup, heating }) };
}

const offerPanels = ({ panelsKw, slopes }: MeasureOptions): Measure[] =>
  panelsKw.map((kw) => ({
    kind: 'panels',
    name: `${kw} kW of panels`,
    apply: (setup) => ({
      ...setup,
      roofs: [...setup.roofs, ...slopes.map((slope) => ({ ...slope, kw: kw / slopes.length }))],
    }),
  }));

function offerTurbines({ current }: Plan, { hubWind }: MeasureOptions): Offer[] {
  if (current.turbine) return [{ name: 'A turbine', why: 'You have one.' }];
  return MACHINES.map((machine) => ({
    kind: 'turbine',
    name: `A turbine, ${TURBINES[machine].name}`,
    apply: (setup) => ({ ...setup, turbine: { machine, ...hubWind } }),
  }));
}

const offerBatteries = ({ batteriesKwh, batteryPowerKw, backupShare }: MeasureOptions): Measure[] =>
  batteriesKwh.map((addedKwh) => ({
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

function offerCar({ home, current }: Plan): Offer[] {
  const name = 'Charging the car from what is spare';
  const { charging, fuelLitres, tariff } = current;
  if (fuelLitres !== undefined) {
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
