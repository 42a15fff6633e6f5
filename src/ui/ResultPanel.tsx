import type { ReactNode, Ref } from 'react';
import type { Presentation } from '../values/presentation.ts';
import { RESULT_NAME, RESULT_TABLE, RESULT_VALUE } from './result-classes.ts';

interface ResultPanelProps {
  presentation: Pick<Presentation, 'label' | 'main' | 'more' | 'beside' | 'rows'>;
  /** For callers that move the focus here. */
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** An answer: the main figures large, the rest in a table. Announced politely. */
export function ResultPanel({ presentation, ref, children }: ResultPanelProps) {
  const { beside = [], rows } = presentation;
  return (
    <section className="result" ref={ref} tabIndex={-1} aria-label="Your result">
      <div aria-live="polite">
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 *:first:nth-last-[odd]:col-span-2 print:flex print:justify-between">
          {[presentation, ...beside].map(({ label, main, more }) => (
            <div key={label}>
              <h3 className="font-reading text-base leading-[1.3] font-semibold text-muted">
                {label}
              </h3>
              <p className="result-main font-heading text-3xl leading-[1.1] font-bold">{main}</p>
              {more}
            </div>
          ))}
        </div>
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
