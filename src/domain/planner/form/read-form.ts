import { parseAssumptions } from '../../../model/calculators/assumptions.ts';
import type { FigureValues } from '../../../model/calculators/figures.ts';
import { formatPlain } from '../../../model/values/format.ts';
import { parseNumber } from '../../../model/values/parse-number.ts';
import type { FieldError, Parsed } from '../../../model/values/result.ts';
import { checkPlan } from '../check-plan.ts';
import {
  heatFromElectricity,
  heatFromHouse,
  heatFromOil,
  type HouseAge,
} from '../demand/heat-need.ts';
import type { Presence } from '../demand/household-load.ts';
import { equipmentPrices, type OFFERED_TURBINES } from '../equipment.ts';
import type { Answers } from '../example.ts';
import type { Slope } from '../generation/panel-output.ts';
import { HUB_WIND_MS } from '../generation/turbine-output.ts';
import type { MeasureOptions } from '../measures.ts';
import type { Charging, Heating, HubWind, Plan, Roof, Setup, Tariff } from '../plan.ts';
import type { Prices } from '../prices.ts';
import {
  effectiveTexts,
  FORM_FIGURES,
  isShown,
  type FigureName,
  type FormFigures,
  type PlannerEntries,
} from './entries.ts';
import { FIELD_NAMES, PLANNER_FIELDS, type FieldName } from './fields.ts';

/** All that a year, its range and what to do first are worked out from. */
export interface Question {
  plan: Plan;
  prices: Prices;
  options: MeasureOptions;
  /** As typed; empty where none was. */
  postcode: string;
}

type Texts = Record<FieldName, string>;
type NumberOf = (name: FieldName) => number;

/** What was entered as a question, or every error by the name of its field or figure. */
export function readForm(entries: PlannerEntries, figures: FormFigures): Parsed<Question> {
  const texts = effectiveTexts(entries, figures);
  const of: NumberOf = (name) => parseNumber(texts[name]);
  const changes = Object.fromEntries(FORM_FIGURES.map((name) => [name, entries[name] ?? '']));
  const values = parseAssumptions(figures, changes);
  const errors = [...FIELD_NAMES.flatMap((name) => checkField(name, texts))];
  if (!values.ok) errors.push(...values.errors);
  if (!values.ok || errors.length > 0) return { ok: false, errors };

  const plan = planOf(texts, of, values.input);
  const checked = checkPlan(plan);
  if (!checked.ok) {
    // Today's setup and the planned one may be wrong in the same way.
    const named = new Map(checked.errors.map(nameField).map((error) => [error.field, error]));
    return { ok: false, errors: [...named.values()] };
  }
  const { present, planned } = plan;
  const options: MeasureOptions = {
    slopes: slopesOf(texts, of),
    hubWind: hubWind(texts, of),
    emitters: texts.warmth === 'floor' ? 'floor' : 'radiators',
    batteryPowerKw: of('batteryPower'),
    backupShare: of('backup') / 100,
    panelsKw: [2, 4, 6],
    batteriesKwh: [5, 10, 15],
    cheapTariff: present.tariff.cheap ? undefined : cheapTariff(planned.tariff, of),
    equipment: equipmentPrices(values.input),
  };
  return {
    ok: true,
    input: { plan, prices: values.input, options, postcode: texts.postcode },
  };
}

function checkField(name: FieldName, texts: Texts): FieldError[] {
  const field = PLANNER_FIELDS[name];
  if (!('unit' in field) || !isShown(name, texts) || texts[name] === '') return [];
  const { label, unit, least, most } = field;
  const value = parseNumber(texts[name]);
  if (value >= least && value <= most) return [];
  return [
    {
      field: name,
      message: `${label} must be a number from ${formatPlain(least)} to ${formatPlain(most)} ${unit}`,
    },
  ];
}

/** Only these parts of a plan can still be wrong when each field by itself is right. */
const FIELD_OF_PATH: readonly (readonly [path: RegExp, name: FieldName])[] = [
  [/charging/, 'pluggedUntil'],
  [/cheap\.hours\.from/, 'cheapFrom'],
  [/cheap/, 'cheapUntil'],
];

const nameField = ({ field, message }: FieldError): FieldError => ({
  field: FIELD_OF_PATH.find(([path]) => path.test(field))?.[1] ?? field,
  message,
});

function planOf(
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

function slopesOf({ facing }: Texts, of: NumberOf): Slope[] {
  const directions = facing === 'both' ? [90, 270] : [of('facing')];
  return directions.map((directionDegrees) => ({ tiltDegrees: of('tilt'), directionDegrees }));
}

const hubWind = ({ place }: Texts, of: NumberOf): HubWind =>
  place === 'measured'
    ? { hubWindMs: of('hubWind'), isMeasured: true }
    : { hubWindMs: HUB_WIND_MS[place as keyof typeof HUB_WIND_MS] };

const cheapTariff = (tariff: Tariff, of: NumberOf): Tariff => ({
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
