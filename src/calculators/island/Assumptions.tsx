import { type Figures, formatFigure } from '../../forms/rules/figures.ts';
import { toPercent } from '../../numbers/format.ts';
import { PRICE_PER_KWH_FIELD } from '../rules/fields.ts';
import { BUTTONS } from '../../ui/classes.ts';
import { TextField, type ControlProps } from '../../forms/island/Field.tsx';

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
