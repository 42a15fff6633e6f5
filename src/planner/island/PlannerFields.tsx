import {
  type ControlProps,
  SelectField,
  SliderField,
  TextField,
} from '../../forms/island/Field.tsx';
import type { MeasureKind } from '../engine/plan.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import { formatPlain } from '../../numbers/format.ts';
import { parseNumber } from '../../numbers/parse.ts';
import { type FilledForm, isPlannerFieldShown, type PlannerEntries } from '../form/entries.ts';
import type { FieldDefault, PlannerField } from '../form/create-field.ts';
import { type FieldName, isFieldOffered, FIELD_SECTIONS, PLANNER_FIELDS } from '../form/fields.ts';
import type { FormFigures } from '../engine/prices.ts';
import { LazyDetails } from './LazyDetails.tsx';

interface PlannerForm {
  entries: PlannerEntries;
  filled: FilledForm;
  figures: FormFigures;
  errors: readonly FieldError[];
  /** Measures that the company offers. */
  offered: readonly MeasureKind[];
  onChange: (change: PlannerEntries) => void;
}

type Part = keyof typeof FIELD_SECTIONS;

export const controlId = (name: string) => `planner-${name}`;

const controlOf = ({ errors, onChange }: PlannerForm, name: FieldName) => ({
  id: controlId(name),
  name,
  error: errors.find(({ field }) => field === name)?.message,
  onChange: (text: string) => {
    onChange({ [name]: text });
  },
});

const namesOf = (part: Part) => Object.keys(FIELD_SECTIONS[part]) as FieldName[];

interface PlannerFieldsProps {
  part: Part;
  form: PlannerForm;
  /** Whether defaults are placeholders instead of hints. */
  isCompact?: boolean;
}

function PlannerFields({ part, form, isCompact = false }: PlannerFieldsProps) {
  const { texts, defaults } = form.filled;
  return namesOf(part)
    .filter((name) => isFieldOffered(name, form.offered) && isPlannerFieldShown(name, texts))
    .map((name) => (
      <PlannerControl
        key={name}
        field={PLANNER_FIELDS[name]}
        entered={form.entries[name] ?? ''}
        text={texts[name]}
        byDefault={defaults[name]}
        control={controlOf(form, name)}
        isCompact={isCompact}
      />
    ));
}

interface QuestionsProps extends Omit<PlannerFieldsProps, 'isCompact'> {
  title: string;
  lead?: string;
}

/** Short questions, two to a row. */
export function Questions({ part, title, lead, form }: QuestionsProps) {
  return (
    <fieldset className="planner-questions mt-4 min-w-0">
      <legend className="font-heading text-lg font-bold">{title}</legend>
      {lead && <p className="text-sm text-muted">{lead}</p>}
      <div className="field-row grid-cols-2">
        <PlannerFields part={part} form={form} isCompact />
      </div>
    </fieldset>
  );
}

const FOLDS = [
  ['more', 'More about the home'],
  ['plan', 'Build your own plan'],
  ['survey', 'Enter figures from a survey or quote'],
] as const;

/** Fields with defaults, in closed sections. */
export function FoldedFields({ form }: { form: PlannerForm }) {
  const isWrong = (names: readonly string[]) =>
    form.errors.some(({ field }) => names.includes(field));
  return FOLDS.map(([part, title]) => (
    <LazyDetails key={part} title={title} isNeeded={isWrong(namesOf(part))}>
      {() => <PlannerFields part={part} form={form} />}
    </LazyDetails>
  ));
}

interface PlannerControlProps {
  field: PlannerField;
  /** The entry; if empty, the default applies. */
  entered: string;
  text: string;
  byDefault: FieldDefault<string>;
  control: Omit<ControlProps, 'label' | 'value'>;
  isCompact: boolean;
}

function PlannerControl(props: PlannerControlProps) {
  const { field, entered, text, byDefault, control, isCompact } = props;
  const { source } = byDefault;
  switch (field.kind) {
    case 'choice': {
      const hint = entered || isCompact ? undefined : source;
      // A link may contain an unknown value: then nothing is selected, so that any choice is a change.
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
      const [min, max] = limits;
      return (
        <SliderField
          {...control}
          {...{ label, min, max, step }}
          value={text}
          valueText={Number.isNaN(parseNumber(text)) ? '' : `${text} ${unit}`}
        />
      );
    }
    case 'number':
    case 'pence': {
      const { label, unit } = field;
      const assumed =
        byDefault.value && source && `We assume ${formatPlain(Number(byDefault.value))}`;
      return (
        <TextField
          {...control}
          label={!unit || label.toLowerCase().includes(unit) ? label : `${label}, ${unit}`}
          hint={isCompact ? undefined : [assumed, source].filter(Boolean).join('. ') || undefined}
          {...(isCompact && { placeholder: byDefault.value || 'A typical house' })}
          value={entered}
          inputMode="decimal"
          width={isCompact ? 'full' : 'short'}
        />
      );
    }
  }
}
