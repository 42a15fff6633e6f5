import { formatPlain } from '../../values/numbers/format.ts';
import { parseNumber } from '../../values/numbers/parse.ts';
import type { Default, PlannerField } from '../form/field.ts';
import {
  SelectField,
  TextField,
  type ControlProps,
  SliderField,
} from '../../forms/island/Field.tsx';

interface PlannerControlProps {
  field: PlannerField;
  /** What the visitor put there; empty: the default holds. */
  entered: string;
  /** What was entered, or the default. */
  text: string;
  byDefault: Default<string>;
  control: Omit<ControlProps, 'label' | 'value'>;
}

/** One field of the planner, with its default and where that is from. */
export function PlannerControl({ field, entered, text, byDefault, control }: PlannerControlProps) {
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
