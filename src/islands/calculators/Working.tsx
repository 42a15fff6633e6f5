import type { Figure } from '../../domain/shared/figures.ts';
import { formatMonth } from '../../domain/shared/format.ts';

interface WorkingProps {
  steps: readonly string[];
  figures: Readonly<Record<string, Figure>>;
}

/** The formula with the visitor's numbers, and each figure with its date and source. */
export function Working({ steps, figures }: WorkingProps) {
  const list = Object.values(figures);
  return (
    <details className="working">
      <summary>How These Results Were Calculated</summary>
      <ol>
        {steps.map((step) => (
          <li className="formula" key={step}>
            {step}
          </li>
        ))}
      </ol>
      {list.length > 0 && (
        <ul className="small muted">
          {list.map(({ label, value, unit, asOf, source }) => (
            <li key={label}>
              {label}: {value} {unit}, {formatMonth(asOf)}. {source}.
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
