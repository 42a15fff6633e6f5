import { isShown, type FilledForm, type PlannerEntries } from '../form/entries.ts';
import { PARTS, PLANNER_FIELDS, type FieldName } from '../form/fields.ts';
import { FORM_FIGURES, type FigureName, type FormFigures } from '../form/figures.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import { formatPlain } from '../../values/numbers/format.ts';
import { TextField } from '../../forms/island/Field.tsx';
import { LazyFold } from './LazyFold.tsx';
import { PlannerControl } from './PlannerControl.tsx';

export interface PlannerForm {
  entries: PlannerEntries;
  filled: FilledForm;
  figures: FormFigures;
  errors: readonly FieldError[];
  onChange: (change: PlannerEntries) => void;
}

type Part = keyof typeof PARTS;

export const controlId = (name: string) => `planner-${name}`;

const controlOf = ({ errors, onChange }: PlannerForm, name: FieldName | FigureName) => ({
  id: controlId(name),
  name,
  error: errors.find(({ field }) => field === name)?.message,
  onChange: (text: string) => {
    onChange({ [name]: text });
  },
});

const namesOf = (part: Part) => Object.keys(PARTS[part]) as FieldName[];

/** The fields of a part of the form that count, given what the others say. */
export function PlannerFields({ part, form }: { part: Part; form: PlannerForm }) {
  const { texts, defaults } = form.filled;
  return namesOf(part)
    .filter((name) => isShown(name, texts))
    .map((name) => (
      <PlannerControl
        key={name}
        field={PLANNER_FIELDS[name]}
        entered={form.entries[name] ?? ''}
        text={texts[name]}
        byDefault={defaults[name]}
        control={controlOf(form, name)}
      />
    ));
}

const FOLDS = [
  ['plan', 'Set the plan yourself'],
  ['home', 'More about the house'],
  ['details', 'More about the plan'],
] as const;

/** All that has a default, folded away. */
export function FoldedFields({ form }: { form: PlannerForm }) {
  const isWrong = (names: readonly string[]) =>
    form.errors.some(({ field }) => names.includes(field));
  return (
    <>
      {FOLDS.map(([part, title]) => (
        <LazyFold key={part} title={title} isNeeded={isWrong(namesOf(part))}>
          {() => <PlannerFields part={part} form={form} />}
        </LazyFold>
      ))}
      <LazyFold
        title="Prices and guide prices"
        isNeeded={isWrong([...namesOf('prices'), ...FORM_FIGURES])}
      >
        {() => (
          <>
            <PlannerFields part="prices" form={form} />
            <FigureFields form={form} />
          </>
        )}
      </LazyFold>
    </>
  );
}

function FigureFields({ form }: { form: PlannerForm }) {
  return FORM_FIGURES.map((name) => {
    const { label, unit, value, source } = form.figures[name];
    return (
      <TextField
        key={name}
        {...controlOf(form, name)}
        value={form.entries[name] ?? ''}
        label={`${label}, ${unit}`}
        hint={`We assume ${formatPlain(value)}. ${source}`}
        inputMode="decimal"
        width="short"
      />
    );
  });
}
