import { useEffect, useRef, type ReactNode } from 'react';

interface ResultPanelProps {
  /** Name of the main figure. */
  label: string;
  /** The main figure with its unit. */
  main: string;
  /** The rest, one a row. */
  rows: readonly (readonly [name: string, value: string])[];
  /** Changes with each asked-for answer, which then takes the focus; 0: none yet. */
  answer: number;
  children?: ReactNode;
}

/** An answer: the main figure large, the rest in a table. Announced politely, and focused when asked for. */
export function ResultPanel({ label, main, rows, answer, children }: ResultPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer > 0) panel.current?.focus();
  }, [answer]);
  return (
    <section className="result panel" ref={panel} tabIndex={-1} aria-label="Your result">
      <div aria-live="polite">
        <h3 className="result-label">{label}</h3>
        <p className="result-main">{main}</p>
        <table>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </section>
  );
}
