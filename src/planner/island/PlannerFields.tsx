import { type FilledForm, isPlannerFieldShown, type PlannerEntries } from '../form/entries.ts';
import { type FieldName, PARTS, PLANNER_FIELDS } from '../form/fields.ts';
import { type FigureName, FORM_FIGURES, type FormFigures } from '../form/figures.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import { formatPlain } from '../../numbers/format.ts';
import { type ControlProps, SelectField, TextField } from '../../forms/island/Field.tsx';
import { LazyDetails } from './LazyDetails.tsx';
import { parseNumber } from '../../numbers/parse.ts';
import type { Default, PlannerField } from '../form/field.ts';
import { SliderField } from '../../forms/island/Field.tsx';

interface PlannerForm {
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

export function PlannerFields({ part, form }: { part: Part; form: PlannerForm }) {
  const { texts, defaults } = form.filled;
  return namesOf(part)
    .filter((name) => isPlannerFieldShown(name, texts))
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
        <LazyDetails key={part} title={title} isNeeded={isWrong(namesOf(part))}>
          {() => <PlannerFields part={part} form={form} />}
        </LazyDetails>
      ))}
      <LazyDetails
        title="Prices and guide prices"
        isNeeded={isWrong([...namesOf('prices'), ...FORM_FIGURES])}
      >
        {() => (
          <>
            <PlannerFields part="prices" form={form} />
            <FigureFields form={form} />
          </>
        )}
      </LazyDetails>
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

interface PlannerControlProps {
  field: PlannerField;
  /** What the visitor put there; empty: the default holds. */
  entered: string;
  text: string;
  byDefault: Default<string>;
  control: Omit<ControlProps, 'label' | 'value'>;
}

function PlannerControl({ field, entered, text, byDefault, control }: PlannerControlProps) {
  const { source } = byDefault;
  switch (field.kind) {
    case 'choice': {
      const hint = entered ? undefined : source;
      // After a link with a value that is no choice none is selected, so that any can be.
      const options = control.error
        ? [{ value: '', label: 'Choose' }, ...field.choices]
        : field.choices;
      return (
        <SelectField
          {...control}
          label={field.label}
          hint={hint}
          value={control.error ? '' : text}
          options={options}
        />
      );
    }
    case 'slider': {
      const { label, unit, limits, step = 1 } = field;
      const [least, most] = limits;
      return (
        <SliderField
          {...control}
          {...{ label, least, most, step }}
          value={text}
          valueText={Number.isNaN(parseNumber(text)) ? '' : `${text} ${unit}`}
        />
      );
    }
    case 'postcode':
      return (
        <TextField
          {...control}
          label={field.label}
          hint="It stays here; leave it empty if you like"
          value={entered}
          autoComplete="postal-code"
          width="short"
        />
      );
    case 'number':
    case 'pence':
    case 'hour': {
      const { label, unit } = field;
      const ours = byDefault.value && `We assume ${formatPlain(Number(byDefault.value))}`;
      return (
        <TextField
          {...control}
          label={label.toLowerCase().includes(unit) ? label : `${label}, ${unit}`}
          hint={[ours, source].filter(Boolean).join('. ') || 'Leave it empty if you do not know'}
          value={entered}
          inputMode="decimal"
          width="short"
        />
      );
    }
  }
}
