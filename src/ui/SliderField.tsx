import { attributesOf, Field, type ControlProps } from './Field.tsx';

interface SliderFieldProps extends ControlProps {
  least: number;
  most: number;
  step: number;
  /** The value with its unit, shown beside it and read out. */
  valueText: string;
}

/** A slider between two ends, moved by finger, mouse or arrow keys. */
export function SliderField(props: SliderFieldProps) {
  const { least, most, step, valueText } = props;
  return (
    <Field {...props}>
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
        <span className="min-w-20 text-right font-strong" aria-hidden="true">
          {valueText}
        </span>
      </div>
    </Field>
  );
}
