import type { Ref } from 'react';
import type { Presentation } from '../rules/presentation.ts';
import type { Elements } from '../../ui/elements.ts';

interface ResultPanelProps {
  presentation: Pick<Presentation, 'label' | 'main' | 'more' | 'otherFigures' | 'rows'>;
  /** For callers that move the focus here. */
  ref?: Ref<HTMLElement>;
  children?: Elements;
}

/** An answer: the main figures large, the rest in a table. Announced politely, each figure with its name. */
export function ResultPanel({ presentation, ref, children }: ResultPanelProps) {
  const { otherFigures = [], rows } = presentation;
  return (
    <section className="result" ref={ref} tabIndex={-1} aria-label="Your result">
      <div aria-live="polite" aria-atomic="true">
        <div className="result-head">
          {[presentation, ...otherFigures].map(({ label, main, more }) => (
            <div key={label}>
              <h3>{label}</h3>
              <p className="result-main">{main}</p>
              {more && <span>{more}</span>}
            </div>
          ))}
        </div>
        <table className="result-table">
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
