import type { Ref } from 'react';
import { ResultActions } from '../../enquiries/draft/ResultActions.tsx';
import { formatFigure, type Figures } from '../../forms/rules/figures.ts';
import { formatMonth } from '../../dates/days.ts';
import type { CalculatorAnswer } from '../rules/answer.ts';
import { UNTRANSLATED } from '../../ui/classes.ts';
import { CHART_HEIGHT, CHART_WIDTH, type Chart } from '../rules/chart.ts';
import type { Presentation } from '../rules/calculator.ts';
import type { Elements } from '../../ui/elements.ts';

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
  const { inputRows, charts, notes } = presentation;
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
      <Working answer={answer} figures={figures} />
    </ResultPanel>
  );
}

/** The working with the visitor's numbers, and each figure with its date and source. */
function Working({ answer, figures }: Pick<AnswerPanelProps, 'answer' | 'figures'>) {
  const { presentation, figures: values } = answer;
  return (
    <details className="collapsible working">
      <summary>How These Results Were Calculated</summary>
      <ol className="grid gap-2">
        {presentation.steps.map((step) => (
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
    </details>
  );
}

/** Draws a chart; screen readers read its title instead. */
export function ChartView({ title, marks }: Chart) {
  return (
    <svg
      className={`chart ${UNTRANSLATED}`}
      viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      role="img"
      aria-label={title}
    >
      {marks.map((mark, i) =>
        'path' in mark ? (
          <path key={i} d={mark.path} className={mark.className} />
        ) : (
          <text key={i} x={mark.x} y={mark.y} className={mark.className}>
            {mark.text}
          </text>
        ),
      )}
    </svg>
  );
}

type ShownFigures = Pick<Presentation, 'label' | 'main' | 'more' | 'otherFigures' | 'rows'>;

interface ResultPanelProps {
  presentation: ShownFigures;
  /** For callers that move the focus here. */
  ref?: Ref<HTMLElement>;
  children?: Elements;
}

/** An answer, announced politely, each figure with its name. */
export function ResultPanel({ presentation, ref, children }: ResultPanelProps) {
  return (
    <section className="result @container" ref={ref} tabIndex={-1} aria-label="Your result">
      <div aria-live="polite" aria-atomic="true">
        <ResultFigures {...presentation} heading="h3" />
      </div>
      {children}
    </section>
  );
}

/** The main figures large, the rest in a table. */
export function ResultFigures(props: ShownFigures & { heading: 'h3' | 'h4' }) {
  const { heading: Heading, otherFigures = [], rows } = props;
  return (
    <>
      <div className="result-head">
        {[props, ...otherFigures].map(({ label, main, more }) => (
          <div key={label}>
            <Heading>{label}</Heading>
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
    </>
  );
}
