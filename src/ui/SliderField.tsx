import { attributesOf, Field, type ControlProps } from './Field.tsx';

interface SliderFieldProps extends ControlProps {
  least: number;
  most: number;
  step: number;
  /** What stands beside it, and is said of it: the value with its unit. */
  valueText: string;
}

/** A control that is moved between two ends, by finger, mouse or arrow keys. */
export function SliderField(props: SliderFieldProps) {
  const { id, label, hint, error, least, most, step, valueText } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="flex items-center gap-4">
        <input
          {...attributesOf(props)}
          type="range"
          className="w-full"
          min={least}
          max={most}
          step={step}
          aria-valuetext={valueText}
        />
        <output className="min-w-20 text-right font-strong" htmlFor={id}>
          {valueText}
        </output>
      </div>
    </Field>
  );
}
