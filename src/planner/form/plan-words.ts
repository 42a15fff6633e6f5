import {
  effectiveTexts,
  FORM_FIGURES,
  isShown,
  type FormFigures,
  type PlannerEntries,
} from './entries.ts';
import { FIELD_NAMES, PLANNER_FIELDS, type FieldName, type PlannerField } from './fields.ts';

/** A field and what it stands for, as people say it. */
export type Words = readonly [label: string, value: string];

/** Fields that say something only beside another one. */
const NEEDS: Partial<Record<FieldName, readonly [FieldName, nothing: string]>> = {
  facing: ['panels', '0'],
  place: ['turbine', 'none'],
  hubWind: ['turbine', 'none'],
};

/** The three answers, the plan, and whatever else was changed, in words and in the order of the form. */
export function planWords(entries: PlannerEntries, figures: FormFigures): Words[] {
  const texts = effectiveTexts(entries, figures);
  const isSaid = (name: FieldName) => {
    const { part } = PLANNER_FIELDS[name];
    const [other, nothing] = NEEDS[name] ?? [];
    const isIdle = other !== undefined && texts[other] === nothing;
    const isPlan = part === 'answers' || part === 'plan';
    return isShown(name, texts) && !isIdle && (isPlan || Boolean(entries[name]));
  };
  const changed = FORM_FIGURES.filter((name) => entries[name]);
  return [
    ...FIELD_NAMES.filter(isSaid).map((name): Words => [
      PLANNER_FIELDS[name].label,
      sayValue(PLANNER_FIELDS[name], texts[name]),
    ]),
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
