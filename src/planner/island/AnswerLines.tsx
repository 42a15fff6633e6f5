import { memo } from 'react';
import type { PlanAnswer } from '../answer/answer-plan.ts';
import {
  formatAnswer,
  formatReasons,
  formatSites,
  formatToday,
  headline,
  isPlanned,
} from '../answer/format-answer.ts';

interface AnswerLinesProps {
  answer: PlanAnswer;
}

/** The saving, then rows that open to show the calculation. Does not render while controls move. */
export const AnswerLines = memo(function AnswerLines({ answer }: AnswerLinesProps) {
  const { label, main, range } = headline(answer);
  const hasPlan = isPlanned(answer);
  const reasons = hasPlan ? formatReasons(answer.spread) : [];
  const lines = hasPlan ? formatAnswer(answer) : formatToday(answer);
  const sites = formatSites(answer);
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <h3 className="font-reading text-base font-semibold text-muted">
          {hasPlan ? label : 'Your plan is empty'}
        </h3>
        {hasPlan && (
          <>
            <p className="result-main">{main}</p>
            <p className="font-strong">{range}</p>
          </>
        )}
      </div>
      {reasons.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-2 text-sm text-muted">
            {`Why is the range so wide? ${reasons[0] ?? ''}`}
          </summary>
          <ul className="pb-2 text-sm text-muted">
            {reasons.slice(1).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            <li>
              It is rare for all of these to be off at once. We expect the real figure to fall in
              this range two times in three.
            </li>
          </ul>
        </details>
      )}
      {sites.length > 0 && (
        <details className="mt-2" open>
          <summary className="cursor-pointer py-2 text-sm">
            Only measuring on site tells you how windy it is. Results for three kinds of site:
          </summary>
          <ul className="pb-2 text-sm">
            {sites.map((site) => (
              <li key={site}>{site}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="answer-lines">
        {lines.map(({ name, value, range, working }) => (
          <details key={name}>
            <summary>
              <span>
                <span>{name}</span>
                <span className="sr-only">:</span>
              </span>
              <span>
                <strong>{value}</strong>
                {range && (
                  <span>
                    <span className="sr-only">, </span>
                    <span>{range}</span>
                  </span>
                )}
              </span>
            </summary>
            <ul>
              {working.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      {answer.limits.map((message) => (
        <p className="mt-4 text-sm text-muted print:mt-0" key={message}>
          {message}
        </p>
      ))}
    </>
  );
});
