import { attributesOf, Field, type ControlProps } from './Field.tsx';

/** A box for several lines of text. */
export function LongTextField(props: ControlProps & { rows: number }) {
  const { id, label, hint, error, rows } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea {...attributesOf(props)} className="w-full" rows={rows} />
    </Field>
  );
}
