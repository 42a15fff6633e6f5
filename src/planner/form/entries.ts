import { choose } from '../../forms/rules/fields.ts';
import { parseNumber } from '../../numbers/parse.ts';
import { parsePence } from '../../numbers/parse.ts';
import type { Default, Known } from './field.ts';
import { FIELD_NAMES, PLANNER_FIELDS, type FieldName } from './fields.ts';
import { inPence } from './fields/prices.ts';
import type { FigureName, FormFigures } from './figures.ts';

/** What a visitor chose or typed, by name of a field or figure; the default holds where there is none. */
export type PlannerEntries = Readonly<Partial<Record<FieldName | FigureName, string>>>;

export interface FilledForm {
  texts: Record<FieldName, string>;
  defaults: Record<FieldName, Default<string>>;
}

const positive = (value: number) => (value > 0 ? value : undefined);

/** Puts defaults where nothing was entered, or a choice that is not on offer. */
export function fillForm(entries: PlannerEntries, figures: FormFigures): FilledForm {
  const people = positive(parseNumber(entries.people ?? ''));
  const electricityPence =
    positive(parsePence(entries.electricityPence ?? '')) ?? inPence(figures.electricityPrice.value);
  const { texts, defaults } = { texts: {}, defaults: {} } as FilledForm;
  for (const name of FIELD_NAMES) {
    const field = PLANNER_FIELDS[name];
    // The answers and the use come early in the table, so the defaults of what follows may depend on them.
    const { house, heating, use } = texts as unknown as Known;
    const known = { house, heating, use, people, electricityPence, figures };
    const { value, source } =
      typeof field.byDefault === 'function' ? field.byDefault(known) : field.byDefault;
    const text = Number.isNaN(value) ? '' : String(value);
    const entered = entries[name]?.trim() ?? '';
    defaults[name] = { value: text, source };
    texts[name] = field.kind === 'choice' ? choose(field.choices, entered, text) : entered || text;
  }
  return { texts, defaults };
}

/** Whether there is nothing that a field would be a detail of: where a turbine stands, without one. */
export function isIdle(name: FieldName, texts: FilledForm['texts']): boolean {
  const [other, nothing] = PLANNER_FIELDS[name].unless ?? [];
  return other !== undefined && texts[other as FieldName] === nothing;
}

/** Whether a field counts, given what the others say. */
export function isPlannerFieldShown(name: FieldName, texts: FilledForm['texts']): boolean {
  const { onlyFor, and } = PLANNER_FIELDS[name];
  return [onlyFor, and].every((condition) => {
    const [other, ...values] = (condition ?? []) as [FieldName?, ...string[]];
    return !other || (values.includes(texts[other]) && isPlannerFieldShown(other, texts));
  });
}
