import { formatWhole } from '../../values/format.ts';
import { uncountedEmitters, type EquipmentPrices } from './cost.ts';
import type { Slope } from './generation/panel-output.ts';
import { MACHINES, TURBINES } from './generation/turbines.ts';
import type { Charging, HubWind, Plan, Setup, Tariff } from './plan.ts';

/** In the order in which they are taken together: a battery knows the tariff, a car what is spare. */
export const MEASURE_KINDS = ['tariff', 'heating', 'panels', 'turbine', 'battery', 'car'] as const;

/** One thing to do, and what it makes of a setup. */
export interface Measure {
  kind: (typeof MEASURE_KINDS)[number];
  name: string;
  apply: (setup: Setup) => Setup;
}

export interface LeftOut {
  name: string;
  why: string;
}

/** What is tried out, where a home says nothing else. */
export interface MeasureOptions {
  /** How panels would lie: in equal parts, where there is more than one roof for them. */
  slopes: readonly Slope[];
  hubWind: HubWind;
  emitters: 'radiators' | 'floor';
  batteryPowerKw: number;
  /** Share of a new battery that is kept for power cuts. */
  backupShare: number;
  panelsKw: readonly number[];
  batteriesKwh: readonly number[];
  /** A tariff with cheap hours, if one can be had. */
  cheapTariff?: Tariff | undefined;
  equipment: EquipmentPrices;
}

/** Hours around noon, when most sun is spare. */
const NOON = { from: 10, until: 16 };

interface Offer {
  measures: readonly Measure[];
  leftOut: readonly LeftOut[];
}

/** What a home could do from where it stands, and what it could not. */
export function listMeasures(plan: Plan, options: MeasureOptions): Offer {
  const offers = [
    offerTariff(plan, options),
    offerHeatPump(plan, options),
    offerPanels(options),
    offerTurbines(plan, options),
    offerBatteries(options),
    offerCar(plan),
  ];
  return {
    measures: offers.flatMap(({ measures }) => measures),
    leftOut: offers.flatMap(({ leftOut }) => leftOut),
  };
}

const offered = (...measures: Measure[]): Offer => ({ measures, leftOut: [] });
const withheld = (name: string, why: string): Offer => ({ measures: [], leftOut: [{ name, why }] });

function offerTariff({ present }: Plan, { cheapTariff }: MeasureOptions): Offer {
  const name = 'A tariff with cheap hours';
  if (present.tariff.cheap) return withheld(name, 'You have one.');
  if (!cheapTariff) return withheld(name, 'No such tariff is given.');
  const apply = ({ battery, charging, ...setup }: Setup): Setup => ({
    ...setup,
    tariff: cheapTariff,
    battery: battery && { ...battery, chargesAtNight: true },
    charging: charging && {
      ...charging,
      mode: charging.mode === 'at-once' ? 'cheap' : charging.mode,
    },
  });
  return offered({ kind: 'tariff', name, apply });
}

function offerHeatPump({ home, present }: Plan, { emitters }: MeasureOptions): Offer {
  const heating = { kind: 'heat-pump', emitters, warmsWater: true } as const;
  const uncounted = uncountedEmitters(present.heating, heating);
  const name = `A heat pump${uncounted ? ` (without the cost of ${uncounted})` : ''}`;
  if (present.heating.kind === 'heat-pump') return withheld(name, 'You have one.');
  if (home.heat.spaceKwh + home.heat.hotWaterKwh === 0) return withheld(name, 'No heat is needed.');
  return offered({ kind: 'heating', name, apply: (setup) => ({ ...setup, heating }) });
}

const offerPanels = ({ panelsKw, slopes }: MeasureOptions): Offer =>
  offered(
    ...panelsKw.map((kw): Measure => ({
      kind: 'panels',
      name: `${kw} kW of panels`,
      apply: (setup) => ({
        ...setup,
        roofs: [...setup.roofs, ...slopes.map((slope) => ({ ...slope, kw: kw / slopes.length }))],
      }),
    })),
  );

function offerTurbines({ present }: Plan, { hubWind, equipment }: MeasureOptions): Offer {
  if (present.turbine) return withheld('A turbine', 'You have one.');
  const priced = MACHINES.filter((machine) => equipment.turbine[machine]);
  return {
    measures: priced.map((machine) => ({
      kind: 'turbine',
      name: `A turbine, ${TURBINES[machine].name}`,
      apply: (setup) => ({ ...setup, turbine: { machine, ...hubWind } }),
    })),
    leftOut: MACHINES.filter((machine) => !priced.includes(machine)).map((machine) => ({
      name: `A turbine, ${TURBINES[machine].name}`,
      why: 'No price is given for it.',
    })),
  };
}

const offerBatteries = ({ batteriesKwh, batteryPowerKw, backupShare }: MeasureOptions): Offer =>
  offered(
    ...batteriesKwh.map((addedKwh): Measure => ({
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
    })),
  );

function offerCar({ home, present }: Plan): Offer {
  const name = 'Charging the car from what is spare';
  const { charging, fuelLitres, tariff } = present;
  if (fuelLitres !== undefined) {
    return withheld('An electric car', 'What another car costs is not ours to know.');
  }
  if (!home.car || !charging) return withheld(name, 'There is no electric car.');
  if (charging.mode === 'spare') return withheld(name, 'You do.');
  const charge = (name: string, change: Partial<Charging>): Measure => ({
    kind: 'car',
    name,
    apply: (setup) => ({ ...setup, charging: { ...charging, ...change } }),
  });
  const waits = tariff.cheap && charging.mode === 'at-once';
  return offered(
    ...(waits ? [charge('Charging the car in the cheap hours', { mode: 'cheap' })] : []),
    charge(name, { mode: 'spare' }),
    charge(`${name}, plugged in from 10 to 16`, { mode: 'spare', plugged: NOON }),
  );
}
