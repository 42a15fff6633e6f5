import type { Ref } from 'react';
import { ResultActions } from '../../enquiries/draft/ResultActions.tsx';
import { formatFigure, type Figures, type FigureValues } from '../../forms/rules/figures.ts';
import { formatMonth } from '../../dates/days.ts';
import type { CalculatorAnswer } from '../rules/answer.ts';
import { ChartView } from './ChartView.tsx';
import { CollapsibleSection } from './CollapsibleSection.tsx';
import { ResultPanel } from './ResultPanel.tsx';

interface AnswerPanelProps {
  answer: CalculatorAnswer;
  figures: Figures;
  /** Id of the service to quote for. */
  service: string;
  hasPlanner: boolean;
  ref: Ref<HTMLElement>;
}

/** An answer with its charts, notes and working, and what to do next. */
export function AnswerPanel({ answer, figures, service, hasPlanner, ref }: AnswerPanelProps) {
  const { presentation } = answer;
  const { inputRows, charts, notes, steps } = presentation;
  return (
    <ResultPanel presentation={presentation} ref={ref}>
      <p className="answer-inputs mt-4 text-sm text-muted">
        {`For ${inputRows.map(([name, value]) => `${name} ${value}`).join(', ')}`}
      </p>
      <div className="charts">
        {charts.map((chart) => (
          <ChartView key={chart.title} {...chart} />
        ))}
      </div>
      {notes.map((note) => (
        <p className="note mt-4 text-sm text-muted" key={note}>
          {note}
        </p>
      ))}
      <ResultActions service={service} hasPlanner={hasPlanner} presentation={presentation} />
      <Working steps={steps} figures={figures} values={answer.figures} />
    </ResultPanel>
  );
}

interface WorkingProps {
  steps: readonly string[];
  figures: Figures;
  /** The values used: our figures or the visitor's own. */
  values: FigureValues<string>;
}

/** The working with the visitor's numbers, and each figure with its date and source. */
function Working({ steps, figures, values }: WorkingProps) {
  return (
    <CollapsibleSection className="working" title="How These Results Were Calculated">
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
            {`${label}: ${formatFigure(values[name] ?? NaN, unit)}, ${
              values[name] === value
                ? `${formatMonth(asOf)}. ${source}.`
                : `your figure, in place of our ${formatFigure(value, unit)}.`
            }`}
          </li>
        ))}
      </ul>
    </CollapsibleSection>
  );
}
