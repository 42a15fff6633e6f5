import type { Figures, FigureValues } from '../../values/figures.ts';
import { formatMonth } from '../../values/format.ts';
import { sayFigure } from '../../values/share.ts';
import { Folded } from '../../ui/Folded.tsx';

interface WorkingProps {
  steps: readonly string[];
  figures: Figures;
  /** The values used, ours or the visitor's. */
  values: FigureValues<string>;
}

/** The formula with the visitor's numbers, and each figure with its date and source. */
export function Working({ steps, figures, values }: WorkingProps) {
  return (
    <Folded className="working" title="How These Results Were Calculated">
      <ol className="grid gap-2">
        {steps.map((step) => (
          <li className="border-l-4 border-accent bg-sunken px-4 py-3" key={step}>
            {step}
          </li>
        ))}
      </ol>
      <ul className="mt-2 grid gap-2 text-sm text-muted">
        {Object.entries(figures).map(([name, { label, value, unit, asOf, source }]) => (
          <li key={name}>
            {`${label}: ${sayFigure(values[name] ?? NaN, unit)}, ${
              values[name] === value
                ? `${formatMonth(asOf)}. ${source}.`
                : `entered by you in place of our ${sayFigure(value, unit)}.`
            }`}
          </li>
        ))}
      </ul>
    </Folded>
  );
}
