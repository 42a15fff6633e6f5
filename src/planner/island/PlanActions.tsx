import type { PlanAnswer } from '../answer/answer-plan.ts';
import { headline, presentAnswer } from '../answer/present.ts';
import type { Words } from '../form/plan-words.ts';
import { ResultActions } from '../../enquiries/draft/ResultActions.tsx';

/** The plan in words as paper shows it, and the ways onward with it. */
export function PlanActions({ words, answer }: { words: readonly Words[]; answer: PlanAnswer }) {
  const rows = presentAnswer(answer).map(({ name, value }) => [name, value] as const);
  return (
    <>
      <p className="hidden text-sm print:block">
        {words.map(([name, value]) => `${name}: ${value}`).join('; ')}
      </p>
      <div className="print:hidden scriptless:hidden">
        <ResultActions presentation={{ ...headline(answer), given: words, rows }} />
      </div>
    </>
  );
}
