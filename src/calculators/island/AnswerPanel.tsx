import type { Ref } from 'react';
import type { Answer } from '../rules/answer.ts';
import type { Figures } from '../../values/figures.ts';
import { ChartView } from '../../ui/ChartView.tsx';
import { ResultPanel } from '../../ui/ResultPanel.tsx';
import { ResultActions } from '../../enquiries/draft/ResultActions.tsx';
import { Working } from './Working.tsx';

interface AnswerPanelProps {
  answer: Answer;
  figures: Figures;
  /** Id of the service that a quote would be for. */
  service: string;
  ref: Ref<HTMLElement>;
}

/** An answer with its charts, notes and working, and what to do next. */
export function AnswerPanel({ answer, figures, service, ref }: AnswerPanelProps) {
  const { presentation } = answer;
  const { given, charts, notes, steps } = presentation;
  return (
    <ResultPanel presentation={presentation} ref={ref}>
      <p className="given mt-4 text-sm text-muted">
        {`For ${given.map(([name, value]) => `${name} ${value}`).join(', ')}`}
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
      <ResultActions service={service} presentation={presentation} />
      <Working steps={steps} figures={figures} values={answer.figures} />
    </ResultPanel>
  );
}
