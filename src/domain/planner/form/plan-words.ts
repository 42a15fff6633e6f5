import type { FieldName } from './fields.ts';
import { effectiveTexts, isShown, type FormFigures, type PlannerEntries } from './entries.ts';
import { FIELD_NAMES, PLANNER_FIELDS } from './fields.ts';

/** A field and what it stands for, as people say it. */
export type Words = readonly [label: string, value: string];

/** Fields that say something only beside another one. */
const NEEDS: Partial<Record<FieldName, readonly [FieldName, nothing: string]>> = {
  facing: ['panels', '0'],
  place: ['turbine', 'none'],
  hubWind: ['turbine', 'none'],
};

/** The three answers and the plan in words, in the order of the form. */
export function planWords(entries: PlannerEntries, figures: FormFigures): Words[] {
  const texts = effectiveTexts(entries, figures);
  return FIELD_NAMES.filter((name) => {
    const { part } = PLANNER_FIELDS[name];
    const [other, nothing] = NEEDS[name] ?? [];
    const isIdle = other !== undefined && texts[other] === nothing;
    return (part === 'answers' || part === 'plan') && isShown(name, texts) && !isIdle;
  }).map((name): Words => {
    const field = PLANNER_FIELDS[name];
    if (field.kind === 'choice') {
      const choice = field.choices.find(({ value }) => value === texts[name]);
      return [field.label, choice?.label ?? texts[name]];
    }
    const unit = 'unit' in field ? ` ${field.unit}` : '';
    return [field.label, texts[name] + unit];
  });
}
