import type { ReactNode } from 'react';
import type { Choice, Texts } from '../../values/choices.ts';
import { isShown, type Field, type Fields } from '../rules/fields.ts';
import { BUTTONS } from '../../ui/classes.ts';
import { SelectField, TextField, type ControlProps } from '../../ui/Field.tsx';

interface FieldsProps {
  fields: Fields<Texts>;
  texts: Texts;
  /** The props of a field's control, without its label and hint. */
  controlOf: (name: string) => Omit<ControlProps, 'label'>;
  /** Only if there are tabs among the fields. */
  TabsField: ((props: TabsFieldProps) => ReactNode) | undefined;
  /** The tabs whose panel holds these fields; undefined outside any. */
  within?: string;
}

/** What tabs among the fields need. */
export interface TabsFieldProps extends FieldsProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** The default. */
  fallback: string;
  control: Omit<ControlProps, 'label'>;
}

type Named = [name: string, field: Field<Texts>];

/** The visible fields of a calculator; those that depend on tabs go into the tabs' panel. */
export function CalculatorFields(props: FieldsProps) {
  const { fields, texts, within } = props;
  const rows: Record<string, Named[]> = {};
  for (const each of Object.entries(fields)) {
    const [name, field] = each;
    const on = field.onlyFor?.[0];
    const panel = on && fields[on]?.kind === 'tabs' ? on : undefined;
    if (panel === within && isShown(fields, field, texts))
      (rows[field.row ?? name] ??= []).push(each);
  }
  return Object.entries(rows).map(([key, row]) => {
    const controls = row.map(([name, field]) => (
      <Control key={name} {...props} name={name} field={field} />
    ));
    return row.length > 1 ? (
      <div className="field-row" key={key}>
        {controls}
      </div>
    ) : (
      controls
    );
  });
}

/** The values that the browser suggests while typing. */
const TYPING = {
  number: { inputMode: 'decimal' },
  postcode: { autoComplete: 'postal-code', width: 'short' },
} as const;

function Control(props: FieldsProps & { name: string; field: Field<Texts> }) {
  const { name, field, texts, controlOf, TabsField } = props;
  const control = controlOf(name);
  switch (field.kind) {
    case 'tabs':
      return (
        TabsField && (
          <TabsField
            {...props}
            label={field.label}
            choices={field.choices}
            fallback={field.default}
            control={control}
          />
        )
      );
    case 'list':
      return <SelectField {...field} {...control} options={field.choices} />;
    default: {
      const { filler } = field;
      return (
        <>
          <TextField {...field} {...TYPING[field.kind]} {...control} />
          {filler && (
            <button
              type="button"
              className={BUTTONS.quiet}
              onClick={() => {
                control.onChange(filler.fill(texts));
              }}
            >
              {filler.label}
            </button>
          )}
        </>
      );
    }
  }
}
