import { parseChoice } from '../../forms/rules/fields.ts';
import { parseNumber } from '../../numbers/parse.ts';
import type { FieldDefault, DefaultContext } from './create-field.ts';
import { FIELD_NAMES, PLANNER_FIELDS, type FieldName } from './fields.ts';
import type { FormFigures } from '../engine/prices.ts';

/** The visitor's entries by field. Other fields have their default. */
export type PlannerEntries = Readonly<Partial<Record<FieldName, string>>>;

export interface FilledForm {
  texts: Record<FieldName, string>;
  defaults: Record<FieldName, FieldDefault<string>>;
}

const positive = (value: number) => (value > 0 ? value : undefined);

/** Fills in defaults for empty fields and unknown choices. */
export function fillForm(entries: PlannerEntries, figures: FormFigures): FilledForm {
  const people = positive(parseNumber(entries.people ?? ''));
  const { texts, defaults } = { texts: {}, defaults: {} } as FilledForm;
  for (const name of FIELD_NAMES) {
    const field = PLANNER_FIELDS[name];
    // The questions come first in the table, since defaults of later fields depend on them.
    const { house, heating, presentTariff } = texts as unknown as DefaultContext;
    const context = { house, heating, presentTariff, people, figures };
    const { value, source } =
      typeof field.byDefault === 'function' ? field.byDefault(context) : field.byDefault;
    const text = Number.isNaN(value) ? '' : String(value);
    const entered = entries[name]?.trim() ?? '';
    defaults[name] = { value: text, source };
    texts[name] =
      field.kind === 'choice' ? parseChoice(field.choices, entered, text) : entered || text;
  }
  return { texts, defaults };
}

/** Whether a field applies, given the other entries. */
export function isPlannerFieldShown(name: FieldName, texts: FilledForm['texts']): boolean {
  const [other, ...values] = PLANNER_FIELDS[name].onlyFor ?? [];
  return other === undefined || values.includes(texts[other as FieldName]);
}

const isPlannerField = (name: string) => (FIELD_NAMES as string[]).includes(name);

const filled = (textOf: (name: FieldName) => string | null | undefined) =>
  FIELD_NAMES.map((name) => [name, textOf(name)?.trim() ?? ''] as const).filter(([, text]) => text);

/**
 * A plan as a query string, in the order of the fields; empty without entries. It is stored in the fragment of the
 * planner's URL.
 * @param currentQuery the current query; its other parameters are kept
 */
export function toPlanQuery(entries: PlannerEntries, currentQuery = ''): string {
  const others = [...new URLSearchParams(currentQuery)].filter(([name]) => !isPlannerField(name));
  const all = [...filled((name) => entries[name]), ...others];
  return new URLSearchParams(all.map((pair) => [...pair])).toString();
}

/** The entries of such a query; other parameters are ignored. */
export function readPlanQuery(query: string): PlannerEntries {
  const all = new URLSearchParams(query);
  return Object.fromEntries(filled((name) => all.get(name)));
}
