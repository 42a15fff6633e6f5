import { choose, type Texts } from '../../values/choices.ts';
import { isShown, type Field, type Fields } from '../rules/fields.ts';
import { BUTTONS } from '../../ui/classes.ts';
import { SelectField, TextField, type ControlProps } from '../../ui/Field.tsx';
import type { Tabs } from '../../ui/Tabs.tsx';

interface FieldsProps {
  fields: Fields<Texts>;
  texts: Texts;
  /** The props of a field's control, without its label and hint. */
  controlOf: (name: string) => Omit<ControlProps, 'label'>;
  /** Only if there are tabs among the fields. */
  Tabs: typeof Tabs | undefined;
  /** The tabs whose panel holds these fields; undefined outside any. */
  within?: string;
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
  const { name, field, texts, controlOf, Tabs } = props;
  const control = controlOf(name);
  switch (field.kind) {
    case 'tabs': {
      const value = choose(field.choices, control.value, field.default);
      return (
        Tabs && (
          <>
            <input type="hidden" name={name} value={value} />
            <Tabs {...control} label={field.label} tabs={field.choices} value={value}>
              <CalculatorFields {...props} within={name} />
            </Tabs>
          </>
        )
      );
    }
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
