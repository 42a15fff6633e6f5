import type { Figures } from '../../values/figures.ts';
import { PRICE_PER_KWH } from '../rules/price-per-kwh.ts';
import { BUTTONS } from '../../ui/classes.ts';
import { TextField, type ControlProps } from '../../ui/Field.tsx';
import { Folded } from '../../ui/Folded.tsx';

interface AssumptionsProps {
  figures: Figures;
  /** The control for a figure, holding the visitor's own value if there is one. */
  controlOf: (name: string) => Omit<ControlProps, 'label'>;
  onReset: () => void;
}

/** The figures behind an estimate, collapsed at first; each can be changed, and all can be reset. */
export function Assumptions({ figures, controlOf, onReset }: AssumptionsProps) {
  const all = Object.entries(figures);
  const isChanged = all.some(([name]) => controlOf(name).value);
  return (
    <Folded title={`Assumptions${isChanged ? ' (changed by you)' : ''}`}>
      {all.flatMap(([name, { label, unit, value, others = [] }]) => {
        const control = controlOf(name);
        return [
          <TextField
            key={name}
            {...control}
            label={`${label}, ${unit}`}
            hint={`Ours is ${value}`}
            advise={unit === '£/kWh' ? PRICE_PER_KWH.advise : undefined}
            inputMode="decimal"
            width="short"
          />,
          ...others.map(({ value, label }) => (
            <button
              type="button"
              className={`me-2 ${BUTTONS.quiet}`}
              key={name + label}
              onClick={() => {
                control.onChange(String(value));
              }}
            >
              {value}: {label}
            </button>
          )),
        ];
      })}
      <button type="button" className={BUTTONS.quiet} onClick={onReset}>
        Back to our figures
      </button>
    </Folded>
  );
}
