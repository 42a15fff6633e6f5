import type { PlanAnswer } from '../answer/answer-plan.ts';
import { savedPlanOf } from '../answer/compare.ts';
import { headline, presentAnswer } from '../answer/present.ts';
import type { FormFigures } from '../form/figures.ts';
import { planWords } from '../form/plan-words.ts';
import { fromQuery } from '../form/share.ts';
import { Alert, ErrorList } from '../../ui/Alert.tsx';
import { BUTTONS } from '../../ui/classes.ts';
import { ResultActions } from '../../enquiries/draft/ResultActions.tsx';
import { AnswerLines } from './AnswerLines.tsx';
import { controlId, PlannerForm } from './PlannerForm.tsx';
import { Pictures } from './pictures/Pictures.tsx';
import { SideBySide } from './SideBySide.tsx';
import { usePlanner } from './use-planner.ts';
import { RankedMeasures } from './RankedMeasures.tsx';

interface PlannerProps {
  figures: FormFigures;
  /** The worked house: the answer while nothing is entered, and all there is without a script. */
  initial: PlanAnswer;
}

/** A home's year, hour by hour: answers, controls, and what comes out, which follows every change. */
export default function Planner({ figures, initial }: PlannerProps) {
  const { entries, errors, query, reply, isBusy, failure, isAlive, search, form, ...actions } =
    usePlanner(figures, initial);
  const { answer, weeks } = reply;
  const { refusal } = answer;
  const isAnswered = errors.length === 0 && failure === undefined && !refusal;
  // Of the plan that was answered: the form may already hold the next one.
  const words = planWords(fromQuery(reply.to), figures);
  const head = headline(answer);
  const rows = presentAnswer(answer).map(({ name, value }) => [name, value] as const);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-columns gap-y-8 lg:grid-cols-5-7">
        <div className="**:scroll-mb-18 print:hidden scriptless:hidden">
          <PlannerForm
            ref={form}
            entries={entries}
            figures={figures}
            errors={errors}
            isAlive={isAlive}
            onChange={actions.change}
          />
          {isAnswered && (
            <a
              className="sticky bottom-0 mt-4 block border-t-2 border-accent bg-raised px-4 py-3 font-strong lg:hidden"
              href="#planner-answer"
            >
              {`${head.label}: ${head.main}`}
            </a>
          )}
        </div>
        <section
          className="panel min-w-0 break-inside-auto"
          id="planner-answer"
          aria-label="The answer"
          aria-busy={isBusy}
        >
          {errors.length > 0 && <ErrorList errors={errors} idOf={controlId} />}
          {failure !== undefined && (
            <Alert title={failure}>
              <button type="button" className={`mt-4 ${BUTTONS.quiet}`} onClick={actions.retry}>
                Try again
              </button>
            </Alert>
          )}
          {refusal && <p role="status">{refusal}</p>}
          {isAnswered && (
            <>
              <AnswerLines answer={answer} />
              <p className="hidden text-sm print:block">
                {words.map(([name, value]) => `${name}: ${value}`).join('; ')}
              </p>
              <div className="print:hidden scriptless:hidden">
                <ResultActions presentation={{ ...head, given: words, rows }} />
              </div>
              <Pictures answer={answer} weeks={weeks} />
            </>
          )}
        </section>
      </div>
      {isAlive && (
        <>
          <RankedMeasures
            search={search}
            isAnswered={isAnswered}
            entries={entries}
            onStart={actions.rank}
            onStop={actions.stop}
            onTake={actions.take}
          />
          <SideBySide
            current={isAnswered && !isBusy ? savedPlanOf(query, words, answer) : undefined}
          />
        </>
      )}
    </>
  );
}
