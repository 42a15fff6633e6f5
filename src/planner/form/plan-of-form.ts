import type { FigureValues } from '../../values/figures.ts';
import {
  heatFromElectricity,
  heatFromHouse,
  heatFromOil,
  type HouseAge,
} from '../engine/demand/heat-need.ts';
import type { Presence } from '../engine/demand/household-load.ts';
import type { OFFERED_TURBINES } from '../engine/equipment.ts';
import type { Answers } from '../engine/example.ts';
import type { Slope } from '../engine/generation/panel-output.ts';
import { HUB_WIND_MS } from '../engine/generation/turbine-output.ts';
import type { Charging, Heating, HubWind, Plan, Roof, Setup, Tariff } from '../engine/plan.ts';
import type { FigureName } from './entries.ts';
import type { FieldName } from './fields.ts';

/** What every field stands for, as text. */
export type Texts = Record<FieldName, string>;
/** The number that a field stands for. */
export type NumberOf = (name: FieldName) => number;

/** The plan that a form holds whose fields are right each by itself. */
export function planOf(
  texts: Texts,
  of: NumberOf,
  { electricityPrice, oilEfficiency }: FigureValues<FigureName>,
): Plan {
  const flat: Tariff = {
    importPrice: electricityPrice,
    exportPrice: of('exportPrice'),
    standingCharge: of('standingCharge'),
  };
  const tariff = texts.presentRates === 'two' ? cheapTariff(flat, of) : flat;
  const charging = chargingOf(texts, of);
  const presentKw = of('presentPanels');
  const present: Setup = {
    roofs: presentKw > 0 ? roofsOf(texts, of, presentKw) : [],
    heating: { kind: texts.heating as Answers['heating'] },
    tariff,
    ...(charging && carToday(texts, of, charging, tariff)),
  };
  return {
    home: {
      householdKwh: of('householdKwh'),
      presence: texts.presence as Presence,
      heat: heatOf(texts, of, oilEfficiency),
      ...(charging && {
        car: { milesAYear: of('miles'), milesPerKwh: of('milesPerKwh'), batteryKwh: CAR_KWH },
      }),
    },
    present,
    planned: plannedOf(texts, of, present, charging),
  };
}

function carToday(
  { presentCharger }: Texts,
  of: NumberOf,
  charging: Charging,
  { cheap }: Tariff,
): Pick<Setup, 'charging' | 'fuelLitres'> {
  if (presentCharger === 'fuel') return { fuelLitres: of('miles') / of('milesPerLitre') };
  const chargerKw = presentCharger === 'plug' ? 2.3 : charging.chargerKw;
  // Who has cheap hours and an electric car uses them: otherwise that would count as saved by the plan.
  return { charging: { ...charging, mode: cheap ? 'cheap' : 'at-once', chargerKw } };
}

const CAR_KWH = 50;

function plannedOf(
  texts: Texts,
  of: NumberOf,
  present: Setup,
  charging: Charging | undefined,
): Setup {
  const tariff =
    texts.rates === 'two' && !present.tariff.cheap
      ? cheapTariff(present.tariff, of)
      : present.tariff;
  const [panelsKw, sizeKwh] = [of('panels'), of('battery')];
  return {
    roofs: [...present.roofs, ...(panelsKw > 0 ? roofsOf(texts, of, panelsKw) : [])],
    heating: heatingOf(texts, present.heating),
    tariff,
    ...(texts.turbine !== 'none' && {
      turbine: {
        machine: texts.turbine as (typeof OFFERED_TURBINES)[number],
        ...hubWind(texts, of),
      },
    }),
    ...(sizeKwh > 0 && {
      battery: {
        sizeKwh,
        powerKw: of('batteryPower'),
        backupShare: of('backup') / 100,
        chargesAtNight: tariff.cheap !== undefined,
      },
    }),
    ...(charging && { charging }),
  };
}

function heatOf(texts: Texts, of: NumberOf, oilEfficiency: number) {
  const people = of('people');
  if (texts.heating === 'oil' && texts.oilLitres)
    return heatFromOil(of('oilLitres'), oilEfficiency, people);
  if (texts.heating !== 'oil' && texts.heatingKwh) {
    return heatFromElectricity(of('heatingKwh'), people);
  }
  return heatFromHouse(of('floorM2'), texts.age as HouseAge, people);
}

function heatingOf({ warmth }: Texts, present: Heating): Heating {
  if (warmth === 'keep') return present;
  return {
    kind: 'heat-pump',
    emitters: warmth === 'floor' ? 'floor' : 'radiators',
    warmsWater: true,
  };
}

function roofsOf(texts: Texts, of: NumberOf, kw: number): Roof[] {
  const slopes = slopesOf(texts, of);
  return slopes.map((slope) => ({ ...slope, kw: kw / slopes.length }));
}

/** The slopes that panels lie on. */
export function slopesOf({ facing }: Texts, of: NumberOf): Slope[] {
  const directions = facing === 'both' ? [90, 270] : [of('facing')];
  return directions.map((directionDegrees) => ({ tiltDegrees: of('tilt'), directionDegrees }));
}

/** The wind at a turbine's hub. */
export const hubWind = ({ place }: Texts, of: NumberOf): HubWind =>
  place === 'measured'
    ? { hubWindMs: of('hubWind'), isMeasured: true }
    : { hubWindMs: HUB_WIND_MS[place as keyof typeof HUB_WIND_MS] };

/** A tariff with cheap hours in the place of a flat one. */
export const cheapTariff = (tariff: Tariff, of: NumberOf): Tariff => ({
  ...tariff,
  importPrice: of('dayPrice'),
  cheap: { price: of('cheapPrice'), hours: { from: of('cheapFrom'), until: of('cheapUntil') } },
});

function chargingOf(texts: Texts, of: NumberOf): Charging | undefined {
  if (texts.car === 'none') return undefined;
  return {
    chargerKw: of('chargerKw'),
    plugged: { from: of('pluggedFrom'), until: of('pluggedUntil') },
    mode: texts.car as Charging['mode'],
  };
}
