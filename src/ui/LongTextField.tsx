import { attributesOf, Field, type ControlProps } from './Field.tsx';

/** A box for more than a line. */
export function LongTextField({ rows, ...props }: ControlProps & { rows: number }) {
  return (
    <Field {...props}>
      <textarea {...attributesOf(props)} className="w-full" rows={rows} />
    </Field>
  );
}
