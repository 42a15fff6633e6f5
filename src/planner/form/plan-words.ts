import { fillForm, isShown, type PlannerEntries } from './entries.ts';
import type { PlannerField } from './field.ts';
import { FIELD_NAMES, PARTS, PLANNER_FIELDS, type FieldName } from './fields.ts';
import { FORM_FIGURES, type FormFigures } from './figures.ts';

/** The label of a field and its value, in words. */
export type Words = readonly [label: string, value: string];

const ALWAYS_SAID = { ...PARTS.answers, ...PARTS.plan };

/** The three answers, the plan, and whatever else was changed, in words and in the order of the form. */
export function planWords(entries: PlannerEntries, figures: FormFigures): Words[] {
  const { texts } = fillForm(entries, figures);
  const isSaid = (name: FieldName) => {
    const [other, nothing] = PLANNER_FIELDS[name].unless ?? [];
    const isIdle = other !== undefined && texts[other as FieldName] === nothing;
    return isShown(name, texts) && !isIdle && (name in ALWAYS_SAID || entries[name]);
  };
  const changed = FORM_FIGURES.filter((name) => entries[name]);
  return [
    ...FIELD_NAMES.filter(isSaid).map((name): Words => {
      const field = PLANNER_FIELDS[name];
      return [field.label, sayValue(field, texts[name])];
    }),
    ...changed.map((name): Words => {
      const { label, unit } = figures[name];
      return [label.replaceAll(':', ','), `${entries[name] ?? ''} (${unit})`];
    }),
  ];
}

function sayValue(field: PlannerField, text: string): string {
  if (field.kind === 'choice') {
    return field.choices.find(({ value }) => value === text)?.label ?? text;
  }
  return 'unit' in field ? `${text} ${field.unit}` : text;
}
