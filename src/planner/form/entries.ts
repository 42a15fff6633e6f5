import { choose } from '../../values/choices.ts';
import type { ShownFigure } from '../../values/figures.ts';
import { parseNumber } from '../../values/parse-number.ts';
import {
  DEFAULT_FIGURES,
  defaultsFor,
  EXAMPLE_ANSWERS,
  HOUSES,
  PRESENT_HEATINGS,
  USES,
  type Answers,
} from '../engine/example.ts';
import { EQUIPMENT_FIGURES } from '../engine/equipment.ts';
import { PLANNER_FIGURES } from '../engine/prices.ts';
import { PLANNER_FIELDS, type FieldName, type PlannerField } from './fields.ts';

/** Figures of content/figures.json that the page shows and a visitor may change. */
export const FORM_FIGURES = ['electricityPrice', ...PLANNER_FIGURES, ...EQUIPMENT_FIGURES] as const;

/** The same, and those that are the defaults of fields. */
export const ALL_FIGURES = [...new Set([...FORM_FIGURES, ...DEFAULT_FIGURES])];

export type FigureName = (typeof FORM_FIGURES)[number];
export type FormFigures = Readonly<Record<(typeof ALL_FIGURES)[number], ShownFigure>>;

/** What a visitor chose or typed, by name of a field or figure; where nothing stands, the default holds. */
export type PlannerEntries = Readonly<Partial<Record<FieldName | FigureName, string>>>;

/** A default as it is shown, and where it is from. */
export interface DefaultText {
  text: string;
  source?: string;
}

/** The three answers as far as they are known. */
const answersIn = ({ house, heating, use }: PlannerEntries): Answers => ({
  house: choose(HOUSES, house ?? '', EXAMPLE_ANSWERS.house),
  heating: choose(PRESENT_HEATINGS, heating ?? '', EXAMPLE_ANSWERS.heating),
  use: choose(USES, use ?? '', EXAMPLE_ANSWERS.use),
});

/** The default of each field for what was entered. */
export function defaultTexts(
  entries: PlannerEntries,
  figures: FormFigures,
): Record<FieldName, DefaultText> {
  const answers = answersIn(entries);
  const { electricityPrice } = figures;
  const [price, people] = [entries.electricityPrice, entries.people].map((text) => {
    const own = parseNumber(text ?? '');
    return own > 0 ? own : undefined;
  });
  const value = price ?? electricityPrice.value;
  const prices = { ...figures, electricityPrice: { ...electricityPrice, value } };
  const from = defaultsFor(answers, prices, people);
  const bare = (text: string) => ({ text });
  const of = (value: number | string, { source }: { source: string }) => ({
    text: String(value),
    source,
  });
  return {
    house: bare(answers.house),
    heating: bare(answers.heating),
    use: bare(answers.use),
    panels: of(from.roof.value.kw, from.roof),
    facing: of(from.roof.value.directionDegrees, from.roof),
    turbine: bare('kw3'),
    place: of('open', from.hubWindMs),
    hubWind: of(from.hubWindMs.value, from.hubWindMs),
    battery: of(from.battery.value.sizeKwh, from.battery),
    warmth: of('radiators', from.heating),
    rates: bare('keep'),
    car: bare('none'),
    postcode: bare(''),
    oilLitres: bare(''),
    heatingKwh: bare(''),
    floorM2: of(from.floorM2.value, from.floorM2),
    age: of(from.age.value, from.age),
    people: of(from.people.value, from.people),
    householdKwh: of(from.householdKwh.value, from.householdKwh),
    presence: of(from.presence.value, from.presence),
    presentPanels: of(0, { source: 'Taken to lie as the new ones' }),
    presentRates: bare(answers.heating === 'storage' ? 'two' : 'one'),
    tilt: of(from.roof.value.tiltDegrees, from.roof),
    batteryPower: of(from.battery.value.powerKw, from.battery),
    backup: bare('0'),
    miles: of(from.car.value.milesAYear, from.car),
    milesPerKwh: of(from.car.value.milesPerKwh, from.car),
    presentCharger: of('charger', {
      source: 'Charged in the cheap hours where there are any, otherwise when plugged in',
    }),
    milesPerLitre: of(from.milesPerLitre.value, from.milesPerLitre),
    chargerKw: of(from.charging.value.chargerKw, from.charging),
    pluggedFrom: of(from.charging.value.plugged.from, from.charging),
    pluggedUntil: of(from.charging.value.plugged.until, from.charging),
    exportPrice: of(from.exportPrice.value, from.exportPrice),
    standingCharge: of(from.standingCharge.value, from.standingCharge),
    dayPrice: of(from.dayPrice.value, from.dayPrice),
    cheapPrice: of(from.cheap.value.price, from.cheap),
    cheapFrom: of(from.cheap.value.hours.from, from.cheap),
    cheapUntil: of(from.cheap.value.hours.until, from.cheap),
  };
}

/** What each field stands for: what was entered, else its default. A choice that is not on offer is as if not made. */
export function effectiveTexts(
  entries: PlannerEntries,
  figures: FormFigures,
): Record<FieldName, string> {
  const defaults = defaultTexts(entries, figures);
  const texts = Object.entries(PLANNER_FIELDS).map(([key, field]) => {
    const name = key as FieldName;
    const { text } = defaults[name];
    const entered = entries[name]?.trim() ?? '';
    const value = field.kind === 'choice' ? choose(field.choices, entered, text) : entered || text;
    return [name, value] as const;
  });
  return Object.fromEntries(texts) as Record<FieldName, string>;
}

/** Whether a field has a say with what the others stand for. */
export function isShown(name: FieldName, texts: Record<FieldName, string>): boolean {
  const field: PlannerField = PLANNER_FIELDS[name];
  if (!field.onlyFor) return true;
  const [other, ...values] = field.onlyFor;
  return values.includes(texts[other as FieldName]) && isShown(other as FieldName, texts);
}
