import type { ReactNode, Ref } from 'react';
import { RESULT_NAME, RESULT_TABLE, RESULT_VALUE } from './result-classes.ts';

interface ResultPanelProps {
  /** Name of the main figure. */
  label: string;
  /** The main figure with its unit. */
  main: string;
  /** The rest, one a row. */
  rows: readonly (readonly [name: string, value: string])[];
  /** For a caller that moves the focus here. */
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** An answer: the main figure large, the rest in a table. Announced politely. */
export function ResultPanel({ label, main, rows, ref, children }: ResultPanelProps) {
  return (
    <section className="result" ref={ref} tabIndex={-1} aria-label="Your result">
      <div aria-live="polite">
        <h3 className="result-label">{label}</h3>
        <p className="result-main">{main}</p>
        <table className={RESULT_TABLE}>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th className={RESULT_NAME} scope="row">
                  {name}
                </th>
                <td className={RESULT_VALUE}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </section>
  );
}
