import { attributesOf, Field, type ControlProps } from './Field.tsx';

/** A box for several lines of text. */
export function LongTextField({ rows, ...props }: ControlProps & { rows: number }) {
  return (
    <Field {...props}>
      <textarea {...attributesOf(props)} className="w-full" rows={rows} />
    </Field>
  );
}
