import type { ChangeEvent } from 'react';
import type { Elements } from '../../ui/elements.ts';

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Advice on the value typed, announced when it appears; empty for no advice. */
  advice?: string | undefined;
  children: Elements;
}

/** Ids of the elements that describe a control, in reading order. */
const DESCRIPTIONS = ['hint', 'error', 'advice'] as const;

/** The frame of every field: label, hint, error, the control, then advice on its value. */
export function Field({ id, label, hint, error, advice, children }: FieldProps) {
  return (
    <div className={error ? 'field has-error' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <span className="sr-only">Error:</span> <span>{error}</span>
        </p>
      )}
      {children}
      {advice !== undefined && (
        <p className="advice" id={`${id}-advice`} aria-live="polite">
          {advice}
        </p>
      )}
    </div>
  );
}

/** Props shared by all controls: a value, elements that describe it, and a name unless it is not posted. */
export interface ControlProps extends Omit<FieldProps, 'children'> {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The attributes of a control, including references to the elements that describe it. */
const attributesOf = ({ id, name, value, required, onChange, ...texts }: ControlProps) => ({
  id,
  name,
  value,
  required,
  'aria-invalid': texts.error ? true : undefined,
  'aria-describedby':
    DESCRIPTIONS.filter((word) => texts[word])
      .map((word) => `${id}-${word}`)
      .join(' ') || undefined,
  onChange: (event: ChangeEvent<Control>) => {
    onChange(event.target.value);
  },
});

export interface TextFieldProps extends ControlProps {
  /** Unit shown before or after the input; the label names it too. */
  prefix?: string;
  suffix?: string;
  width?: keyof typeof WIDTHS;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  /** Values to offer while typing. */
  suggestions?: readonly (string | number)[];
  /** Advice on a value; undefined for none. */
  advise?: ((text: string) => string) | undefined;
}

const WIDTHS = { short: 'w-28', medium: 'w-44', full: 'w-full' };

/** A single-line input for text or a number. */
export function TextField(props: TextFieldProps) {
  const { id, prefix, suffix, suggestions } = props;
  const fieldProps = { ...props, advice: props.advise?.(props.value) };
  return (
    <Field {...fieldProps}>
      <div className="input-row">
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          {...attributesOf(fieldProps)}
          type={props.type ?? 'text'}
          className={WIDTHS[props.width ?? 'medium']}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          placeholder={props.placeholder}
          spellCheck={false}
          list={suggestions ? `${id}-list` : undefined}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
        {suggestions && (
          <datalist id={`${id}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </div>
    </Field>
  );
}

export interface SelectFieldProps extends ControlProps {
  options: readonly { value: string; label: string }[];
}

/** A choice from a short list. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  return (
    <Field {...props}>
      <select {...attributesOf(props)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A multi-line text area. */
export function LongTextField({ rows, ...props }: ControlProps & { rows: number }) {
  return (
    <Field {...props}>
      <textarea {...attributesOf(props)} className="w-full" rows={rows} />
    </Field>
  );
}

interface SliderFieldProps extends ControlProps {
  min: number;
  max: number;
  step: number;
  /** The value with its unit, shown beside it and read out. */
  valueText: string;
}

/** A slider between two ends, moved by finger, mouse or arrow keys. */
export function SliderField(props: SliderFieldProps) {
  const { min, max, step, valueText } = props;
  return (
    <Field {...props}>
      <div className="flex items-center gap-4">
        <input
          {...attributesOf(props)}
          type="range"
          className="w-full"
          min={min}
          max={max}
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
