import { sum } from '../../numbers/sum.ts';
import {
  heatFromElectricity,
  heatFromHouse,
  heatFromOil,
  hotWaterHeat,
  OIL_KWH_PER_LITRE,
  type HeatNeed,
} from '../engine/demand/needs.ts';
import type { Slope } from '../engine/generation/panel-output.ts';
import { hoursADay } from '../engine/local-hour.ts';
import {
  FABRIC_NAMES,
  HUB_WIND_MS,
  type Charging,
  type Fabric,
  type HubWind,
  type Plan,
  type Roof,
  type Setup,
  type Tariff,
} from '../engine/plan.ts';
import type { PlannerEntries } from './entries.ts';
import type { Values } from './fields.ts';

const CAR_KWH = 50;
const PLUG_KW = 2.3;
/** Of a household's electricity in each hour of the night, as the profile has it. */
const SHARE_BY_NIGHT = 0.025;

export function planOf(v: Values): Plan {
  const hasCar = v.car !== 'none';
  const hasCheapHours = v.presentRates === 'two' || v.rates === 'two';
  const roofs = roofsOf(v, v.presentPanels);
  const heating =
    v.heating === 'oil'
      ? ({ kind: 'oil', isDue: v.boiler === 'due' || undefined } as const)
      : { kind: v.heating };
  const done: Readonly<Record<Fabric, boolean>> = {
    loft: v.loft === 'done',
    cavity: v.walls === 'cavity',
    walls: v.walls === 'inside',
    draughts: v.draughts === 'done',
    controls: v.controls === 'done',
  };
  // In the order in which measures are listed, so that a step read into the form is the same plan.
  const fabric = FABRIC_NAMES.filter((name) => done[name]);
  return {
    home: {
      householdKwh: v.householdKwh,
      presence: v.presence,
      heat: heatOf(v),
      isHeatKnown: !Number.isNaN(heatingSaid(v)) || undefined,
      car: hasCar
        ? { milesAYear: v.miles, milesPerKwh: v.milesPerKwh, batteryKwh: CAR_KWH }
        : undefined,
      exportLimitKw: v.exportLimit,
    },
    current: {
      roofs,
      heating,
      tariff: tariffOf(v, v.presentRates === 'two'),
      ...(hasCar && carToday(v)),
    },
    planned: {
      roofs: [...roofs, ...roofsOf(v, v.panels)],
      turbine: v.turbine === 'none' ? undefined : { machine: v.turbine, ...hubWindOf(v) },
      battery:
        v.battery > 0
          ? {
              sizeKwh: v.battery,
              powerKw: v.batteryPower,
              backupShare: v.backup / 100,
              chargesAtNight: hasCheapHours,
            }
          : undefined,
      heating:
        v.warmth === 'keep' ? heating : { kind: 'heat-pump', emitters: v.warmth, warmsWater: true },
      tariff: tariffOf(v, hasCheapHours),
      charging: v.car === 'none' ? undefined : chargingOf(v, v.car),
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
  const doneIf = (name: Fabric) => (fabric.includes(name) ? 'done' : 'keep');
  return {
    panels: String(sum(added.map(({ kw }) => kw))),
    ...(roof && { facing: other ? 'both' : String(roof.directionDegrees) }),
    turbine: planned.turbine?.machine ?? 'none',
    battery: String(planned.battery?.sizeKwh ?? 0),
    warmth: heating.kind === 'heat-pump' ? heating.emitters : 'keep',
    rates: planned.tariff.cheap && !current.tariff.cheap ? 'two' : 'keep',
    car: charging?.mode ?? 'none',
    loft: doneIf('loft'),
    walls: fabric.includes('cavity') ? 'cavity' : fabric.includes('walls') ? 'inside' : 'keep',
    draughts: doneIf('draughts'),
    controls: doneIf('controls'),
    diverter: planned.hasDiverter ? 'fitted' : 'none',
    ...(charging && {
      chargerKw: String(charging.chargerKw),
      pluggedFrom: String(charging.plugged.from),
      pluggedUntil: String(charging.plugged.until),
    }),
  };
}

export const slopesOf = ({ facing, tilt }: Values): Slope[] =>
  (facing === 'both' ? [90, 270] : [Number(facing)]).map((directionDegrees) => ({
    tiltDegrees: tilt,
    directionDegrees,
  }));

function roofsOf(v: Values, kw: number): Roof[] {
  const slopes = kw > 0 ? slopesOf(v) : [];
  return slopes.map((slope) => ({ ...slope, kw: kw / slopes.length }));
}

export const hubWindOf = ({ place, hubWind }: Values): HubWind =>
  place === 'measured'
    ? { hubWindMs: hubWind, isMeasured: true }
    : { hubWindMs: HUB_WIND_MS[place] };

const chargingOf = (v: Values, mode: Charging['mode']): Charging => ({
  chargerKw: v.chargerKw,
  plugged: { from: v.pluggedFrom, until: v.pluggedUntil },
  mode,
});

function carToday(v: Values): Partial<Setup> {
  if (v.presentCharger === 'fuel') return { fuelLitres: v.miles / v.milesPerLitre };
  // Who has cheap hours and an electric car uses them: otherwise that would count as saved by the plan.
  const charging = chargingOf(v, v.presentRates === 'two' ? 'cheap' : 'at-once');
  return { charging: v.presentCharger === 'plug' ? { ...charging, chargerKw: PLUG_KW } : charging };
}

export function tariffOf(v: Values, hasCheapHours: boolean): Tariff {
  const exportPrice = {
    any: v.exportPrice,
    customer: v.exportPriceCustomer,
    special: v.exportPriceSpecial,
    own: v.exportPence / 100,
  }[v.exportTariff];
  return {
    importPrice: (hasCheapHours ? v.dayPence : v.electricityPence) / 100,
    exportPrice,
    standingCharge: v.standingPence / 100,
    cheap: hasCheapHours
      ? { price: v.cheapPence / 100, hours: { from: v.cheapFrom, until: v.cheapUntil } }
      : undefined,
  };
}

/** £ for each kWh that an oil boiler burns. */
export const oilPriceOf = ({ oilPence }: Values): number => oilPence / 100 / OIL_KWH_PER_LITRE;

/** What a visitor says that heating, or all of it, takes in a year; NaN where nothing. */
function heatingSaid({ spendIn, heating, ...v }: Values): number {
  if (spendIn === 'year') return v.yearPounds;
  if (spendIn === 'month') return v.monthPounds * 12;
  return heating === 'oil' ? v.oilLitres : v.heatingKwh;
}

/** Of the bill, or of last year's oil or electricity, where one is known; else of the size of the house. */
function heatOf(v: Values): HeatNeed {
  const said = heatingSaid(v);
  if (Number.isNaN(said)) return heatFromHouse(v.floorM2, v.age, v.people);
  if (v.spendIn !== 'used') {
    return heatFromElectricity(Math.max(0, heatOfBill(v, said)), v.people);
  }
  return v.heating === 'oil'
    ? heatFromOil(said, v.oilEfficiency, v.people)
    : heatFromElectricity(said, v.people);
}

/** £ a year for what is not heating. */
export function billWithoutHeat(v: Values): number {
  const { importPrice, standingCharge, cheap } = tariffOf(v, v.presentRates === 'two');
  const byNight = cheap ? SHARE_BY_NIGHT * hoursADay(cheap.hours) : 0;
  const price = importPrice * (1 - byNight) + (cheap?.price ?? 0) * byNight;
  return v.householdKwh * price + standingCharge * 365;
}

/** kWh of heat in a bill of a year, £. */
function heatOfBill(v: Values, pounds: number): number {
  const { importPrice, cheap } = tariffOf(v, v.presentRates === 'two');
  const forHeat = pounds - billWithoutHeat(v);
  if (v.heating === 'oil') return (forHeat / oilPriceOf(v)) * v.oilEfficiency;
  if (!cheap) return forHeat / importPrice;
  // Storage heaters and the cylinder wait for the cheap hours; other heaters do not.
  if (v.heating === 'storage') return forHeat / cheap.price;
  const water = hotWaterHeat(v.people);
  const byNight = hoursADay(cheap.hours) / 24;
  const price = importPrice * (1 - byNight) + cheap.price * byNight;
  return water + (forHeat - water * cheap.price) / price;
}
