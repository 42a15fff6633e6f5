import { sum } from '../../numbers/sum.ts';
import {
  heatFromLoss,
  heatLossOf,
  heatOfYear,
  hotWaterHeat,
  LPG_KWH_PER_LITRE,
  OIL_KWH_PER_LITRE,
  type HeatNeed,
} from '../engine/demand/needs.ts';
import type { Slope } from '../engine/generation/panel-output.ts';
import { hoursADay } from '../engine/local-hour.ts';
import {
  FABRIC_NAMES,
  OPEN_GROUND_WIND_MS,
  type Battery,
  type Charging,
  type Fabric,
  type Fuel,
  type Heating,
  type HubWind,
  type Plan,
  type Roof,
  type Tariff,
  type TariffName,
} from '../engine/plan.ts';
import type { Prices } from '../engine/prices.ts';
import type { PlannerEntries } from './entries.ts';
import type { Values } from './fields.ts';
import { DAY_SURCHARGE } from './table.ts';

const CAR = { milesPerKwh: 3.5, batteryKwh: 50 };
const MILES_PER_LITRE = 10;
const PLUG_KW = 2.3;
const CHARGER = { chargerKw: 7, plugged: { from: 18, until: 8 } } as const;
const ROOF_TILT_DEGREES = 35;
/** What anybody may export without asking the network first (G98), kW. */
const EXPORT_LIMIT_KW = 3.68;
export const NEW_BATTERY = { powerKw: 3.6, backupShare: 0 } as const;
/** £ a day: the price cap's, GB average, October to December 2026. */
const STANDING_CHARGE = 0.5483;
/** kWh of heat for each kWh of an existing heat pump: median of Electrification of Heat, 2024. */
const EXISTING_PUMP_COP = 2.8;
/** Share of a household's electricity used in each hour of the night, as the profile has it. */
const NIGHT_SHARE = 0.025;

export function planOf(v: Values): Plan {
  const roofs = roofsOf(v, v.presentPanels);
  const heating = heatingOf(v);
  const current = {
    roofs,
    heating,
    turbine:
      v.presentTurbine === 'none' ? undefined : { machine: v.presentTurbine, ...hubWindOf(v) },
    battery: batteryOf(v.presentBattery, CURRENT_CHEAP_HOURS[v.presentTariff] !== undefined),
    tariff: currentTariff(v),
    charging: currentCharging(v),
    fuelLitres: v.presentCar === 'fuel' ? v.miles / MILES_PER_LITRE : undefined,
  };
  const tariff = v.tariff === 'keep' ? current.tariff : tariffsOf(v)[v.tariff];
  const isNewCar = v.car !== 'keep';
  const done: Readonly<Record<Fabric, boolean>> = {
    loft: v.addLoft === 'done',
    cavity: v.addWalls === 'cavity',
    walls: v.addWalls === 'inside',
    draughts: v.draughts === 'done',
    controls: v.draughts === 'done',
  };
  // In the order in which measures are listed, so that a step read into the form is the same plan.
  const fabric = FABRIC_NAMES.filter((name) => done[name]);
  return {
    home: {
      householdKwh: v.householdKwh,
      floorM2: v.floorM2,
      presence: v.presence,
      heat: heatOf(v),
      isHeatKnown: isHeatKnown(v) || undefined,
      car: v.presentCar === 'none' && !isNewCar ? undefined : { ...CAR, milesAYear: v.miles },
      exportLimitKw: EXPORT_LIMIT_KW,
    },
    current,
    planned: {
      ...current,
      roofs: [...roofs, ...roofsOf(v, v.panels)],
      turbine: v.turbine === 'none' ? current.turbine : { machine: v.turbine, ...hubWindOf(v) },
      battery: batteryOf(v.presentBattery + v.battery, tariff.cheap !== undefined),
      heating:
        v.warmth === 'keep' ? heating : { kind: 'heat-pump', emitters: v.warmth, warmsWater: true },
      tariff,
      charging: plannedCharging(v, current.charging, tariff),
      fuelLitres: isNewCar ? undefined : current.fuelLitres,
      fabric: fabric.length > 0 ? fabric : undefined,
      hasDiverter: v.diverter === 'fitted' || undefined,
    },
  };
}

/** The entries with which the planned setup of a step becomes the plan. */
export function entriesOfStep({ current, planned }: Plan): PlannerEntries {
  const { charging, fabric = [], heating } = planned;
  const added = planned.roofs.slice(current.roofs.length);
  const [roof, other] = added;
  const addedKwh = (planned.battery?.sizeKwh ?? 0) - (current.battery?.sizeKwh ?? 0);
  const isPump = heating.kind === 'heat-pump' && current.heating.kind !== 'heat-pump';
  const isOtherCharging = charging && charging.mode !== current.charging?.mode;
  return {
    panels: String(sum(added.map(({ kw }) => kw))),
    ...(roof && { facing: other ? 'both' : String(roof.directionDegrees) }),
    turbine: planned.turbine && !current.turbine ? planned.turbine.machine : 'none',
    battery: String(addedKwh),
    warmth: isPump ? heating.emitters : 'keep',
    tariff: planned.tariff.name ?? 'keep',
    car: isOtherCharging ? (charging.mode === 'spare' ? 'spare' : 'cheap') : 'keep',
    addLoft: fabric.includes('loft') ? 'done' : 'keep',
    addWalls: fabric.includes('cavity') ? 'cavity' : fabric.includes('walls') ? 'inside' : 'keep',
    draughts: fabric.includes('draughts') ? 'done' : 'keep',
    diverter: planned.hasDiverter ? 'fitted' : 'none',
  };
}

export const slopesOf = ({ facing }: Values): Slope[] =>
  (facing === 'both' ? [90, 270] : [Number(facing)]).map((directionDegrees) => ({
    tiltDegrees: ROOF_TILT_DEGREES,
    directionDegrees,
  }));

export const shadeOf = ({ shade }: Values): Pick<Roof, 'shade'> =>
  shade > 0 ? { shade: shade / 100 } : {};

function roofsOf(v: Values, kw: number): Roof[] {
  const slopes = kw > 0 ? slopesOf(v) : [];
  return slopes.map((slope) => ({ ...slope, ...shadeOf(v), kw: kw / slopes.length }));
}

export const hubWindOf = ({ hubWind }: Values): HubWind =>
  Number.isNaN(hubWind)
    ? { hubWindMs: OPEN_GROUND_WIND_MS }
    : { hubWindMs: hubWind, isMeasured: true };

const batteryOf = (sizeKwh: number, chargesAtNight: boolean): Battery | undefined =>
  sizeKwh > 0 ? { ...NEW_BATTERY, sizeKwh, chargesAtNight } : undefined;

function heatingOf({ heating }: Values): Heating {
  if (heating === 'heat-pump') return { kind: heating, emitters: 'radiators', warmsWater: true };
  return heating === 'old-oil' ? { kind: 'oil', isDue: true } : { kind: heating };
}

function currentCharging(v: Values): Charging | undefined {
  if (v.presentCar === 'none' || v.presentCar === 'fuel') return undefined;
  // With cheap hours and an electric car people use them: otherwise that would count as saved by the plan.
  const mode = CURRENT_CHEAP_HOURS[v.presentTariff] ? 'cheap' : 'at-once';
  return { ...CHARGER, mode, ...(v.presentCar === 'plug' && { chargerKw: PLUG_KW }) };
}

function plannedCharging(
  { car }: Values,
  current: Charging | undefined,
  { cheap }: Tariff,
): Charging | undefined {
  if (car !== 'keep') return { ...CHARGER, mode: car };
  return current && cheap ? { ...current, mode: 'cheap' } : current;
}

/** Local hours of the cheap rate of today's tariffs. Those of Total Heating Total Control vary with the weather. */
const CURRENT_CHEAP_HOURS: Readonly<
  Partial<Record<Values['presentTariff'], NonNullable<Tariff['cheap']>['hours']>>
> = {
  night: [{ from: 0, until: 7 }],
  heating: [
    { from: 0, until: 5 },
    { from: 13, until: 16 },
    { from: 20, until: 22 },
  ],
};

function currentTariff(v: Values): Tariff {
  const hours = CURRENT_CHEAP_HOURS[v.presentTariff];
  return {
    importPrice: v.electricityPence / 100,
    ...(hours && { cheap: { price: v.nightPence / 100, hours } }),
    ...{ exportPrice: v.exportPence / 100, standingCharge: STANDING_CHARGE },
  };
}

/** The tariffs with cheap hours that can be changed to. */
export function tariffsOf(v: Values): Record<TariffName, Tariff> {
  const tariff = (name: TariffName, importPrice: number, cheap: Tariff['cheap']): Tariff => ({
    ...{ name, importPrice, cheap },
    ...{ exportPrice: v.exportPence / 100, standingCharge: STANDING_CHARGE },
  });
  return {
    night: tariff('night', (v.electricityPence / 100) * DAY_SURCHARGE, {
      price: v.nightPrice,
      hours: [{ from: 0, until: 7 }],
    }),
    go: tariff('go', v.goDayPrice, { price: v.goPrice, hours: [{ from: 0, until: 5 }] }),
    cosy: {
      ...tariff('cosy', v.cosyDayPrice, {
        price: v.cosyPrice,
        hours: [
          { from: 4, until: 7 },
          { from: 13, until: 16 },
          { from: 22, until: 0 },
        ],
      }),
      peak: { price: v.cosyPeakPrice, hours: { from: 16, until: 19 } },
    },
  };
}

export const fuelsOf = (v: Values): Prices['fuels'] => ({
  oil: {
    price: v.oilPence / 100 / OIL_KWH_PER_LITRE,
    carbon: v.oilCarbonToday,
    efficiency: v.oilEfficiency,
  },
  lpg: { price: v.lpgPrice, carbon: v.lpgCarbon, efficiency: v.oilEfficiency },
  solid: { price: v.solidPrice, carbon: v.solidCarbon, efficiency: v.solidEfficiency },
});

const isInPounds = ({ spendIn }: Values) => spendIn === 'year' || spendIn === 'month';

/** A bill says little of the heat where part of the power is made at home. */
const isBillMixed = (v: Values) =>
  isInPounds(v) && (v.presentPanels > 0 || v.presentTurbine !== 'none');

const isHeatKnown = (v: Values) =>
  !Number.isNaN(v.heatLoss) || (!Number.isNaN(v.spend) && !isBillMixed(v));

/** From a survey, the bills, or else the house. */
function heatOf(v: Values): HeatNeed {
  const { loft, walls, windows, floorM2 } = v;
  const isThin = loft === 'thin' ? 'thin' : 'thick';
  const byHouse = heatLossOf({ floorM2, walls, windows, loft: isThin });
  if (!isHeatKnown(v)) return heatFromLoss(byHouse, v.people);
  if (!Number.isNaN(v.heatLoss)) return heatFromLoss(v.heatLoss, v.people);
  const heat = isInPounds(v) ? heatOfBill(v, poundsAYear(v)) : heatPerUnit(v) * v.spend;
  return heatOfYear(Math.max(0, heat), v.people);
}

/** kWh of heat in a litre or kWh of what heats the house. */
function heatPerUnit(v: Values): number {
  const litre = v.heating === 'lpg' ? LPG_KWH_PER_LITRE : OIL_KWH_PER_LITRE;
  return (v.spendIn === 'litres' ? litre : 1) * efficiencyOf(v);
}

function efficiencyOf(v: Values): number {
  const fuel = fuelOf(v);
  if (fuel) return fuelsOf(v)[fuel].efficiency;
  return v.heating === 'heat-pump' ? EXISTING_PUMP_COP : 1;
}

export function fuelOf({ heating }: Values): Fuel | undefined {
  if (heating === 'old-oil') return 'oil';
  return heating === 'oil' || heating === 'lpg' || heating === 'solid' ? heating : undefined;
}

export const poundsAYear = (v: Values): number => v.spend * (v.spendIn === 'month' ? 12 : 1);

/** £ a year for electricity other than heating. */
export function billWithoutHeat(v: Values): number {
  const { importPrice, cheap, standingCharge } = currentTariff(v);
  const byNight = cheap ? NIGHT_SHARE * hoursADay(cheap.hours) : 0;
  const price = importPrice * (1 - byNight) + (cheap?.price ?? 0) * byNight;
  return v.householdKwh * price + standingCharge * 365;
}

/** kWh of heat in a year's bill, £. */
function heatOfBill(v: Values, pounds: number): number {
  const { importPrice, cheap } = currentTariff(v);
  const forHeat = pounds - billWithoutHeat(v);
  const efficiency = efficiencyOf(v);
  const fuel = fuelOf(v);
  if (fuel) return (forHeat / fuelsOf(v)[fuel].price) * efficiency;
  if (!cheap) return (forHeat / importPrice) * efficiency;
  // Storage heaters and the cylinder wait for the cheap hours; other heaters do not.
  if (v.heating === 'storage') return forHeat / cheap.price;
  const water = hotWaterHeat(v.people);
  const byNight = hoursADay(cheap.hours) / 24;
  const price = importPrice * (1 - byNight) + cheap.price * byNight;
  return water + ((forHeat - (water * cheap.price) / efficiency) / price) * efficiency;
}
