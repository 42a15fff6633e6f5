import {
  parseChoice,
  isFieldShown,
  type FormField,
  type FormFields,
  type FieldTexts,
} from '../../forms/rules/fields.ts';
import { SelectField, TextField, type ControlProps } from '../../forms/island/Field.tsx';
import { BUTTONS } from '../../ui/classes.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { type Figures, formatFigure } from '../../forms/rules/figures.ts';
import { toPercent } from '../../numbers/format.ts';
import { PRICE_PER_KWH_FIELD } from '../rules/calculator.ts';

interface FieldsProps {
  fields: FormFields;
  texts: FieldTexts;
  /** The props of a field's control, except its label and hint. */
  controlOf: (name: string) => Omit<ControlProps, 'label'>;
  /** The tabs whose panel contains these fields; undefined outside any panel. */
  within?: string;
}

/** The visible fields of a calculator; fields that depend on tabs go into the tabs' panel. */
export function CalculatorFields(props: FieldsProps) {
  const { fields, texts, within } = props;
  const rows: Record<string, string[]> = {};
  for (const [name, field] of Object.entries(fields)) {
    const on = field.onlyFor?.[0];
    const panel = on && fields[on]?.kind === 'tabs' ? on : undefined;
    if (panel === within && isFieldShown(fields, name, texts))
      (rows[field.row ?? name] ??= []).push(name);
  }
  return Object.entries(rows).map(([key, names]) => {
    const controls = names.map((name) => {
      const field = fields[name];
      return field && <Control key={name} {...props} name={name} field={field} />;
    });
    return controls.length > 1 ? (
      <div className="field-row" key={key}>
        {controls}
      </div>
    ) : (
      controls
    );
  });
}

function Control(props: FieldsProps & { name: string; field: FormField }) {
  const { name, field, texts, controlOf } = props;
  const control = controlOf(name);
  if (field.kind === 'list') return <SelectField {...field} {...control} options={field.choices} />;
  if ('choices' in field) {
    const value = parseChoice(field.choices, control.value, field.default);
    return (
      <>
        <input type="hidden" name={name} value={value} />
        <Tabs {...control} label={field.label} tabs={field.choices} value={value}>
          <CalculatorFields {...props} within={name} />
        </Tabs>
      </>
    );
  }
  const { filler } = field;
  const isPostcode = field.kind === 'postcode';
  return (
    <>
      <TextField
        {...field}
        {...(isPostcode
          ? { autoComplete: 'postal-code', width: 'short' }
          : { inputMode: 'decimal' })}
        {...control}
      />
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

interface AssumptionsProps {
  figures: Figures;
  /** The control for a figure, with the visitor's own value if there is one, else our figure. */
  controlOf: (name: string, defaultText: string) => Omit<ControlProps, 'label'>;
  isChanged: boolean;
  onReset: () => void;
}

/** The figures behind an estimate, collapsed at first; each can be changed, and all can be reset. */
export function Assumptions({ figures, controlOf, isChanged, onReset }: AssumptionsProps) {
  return (
    <details className="collapsible">
      <summary>{`Assumptions${isChanged ? ' (changed by you)' : ''}`}</summary>
      {Object.entries(figures).flatMap(([name, { label, unit, value, others = [] }]) => {
        const isShare = unit === 'share';
        const formatValue = (value: number) => String(isShare ? toPercent(value) : value);
        const control = controlOf(name, formatValue(value));
        return [
          <TextField
            key={name}
            {...control}
            label={`${label}, ${isShare ? '%' : unit}`}
            advise={unit === '£/kWh' ? PRICE_PER_KWH_FIELD.advise : undefined}
            inputMode="decimal"
            width="short"
          />,
          ...others.map(({ value, label }) => (
            <button
              type="button"
              className={`me-2 ${BUTTONS.quiet}`}
              key={name + label}
              onClick={() => {
                control.onChange(formatValue(value));
              }}
            >
              {`${formatFigure(value, unit)}: ${label}`}
            </button>
          )),
        ];
      })}
      <button type="button" className={BUTTONS.quiet} onClick={onReset}>
        Reset to our figures
      </button>
    </details>
  );
}
