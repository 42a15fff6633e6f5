import { useMemo } from 'react';
import { savedPlanOf } from '../answer/compare.ts';
import { headline, isPlanned, formatAnswer, summaryOf } from '../answer/format-answer.ts';
import type { Schemes } from '../engine/cost.ts';
import type { Presence } from '../engine/demand/household-load.ts';
import { fillForm, type PlannerEntries } from '../form/entries.ts';
import { PARTS } from '../form/fields.ts';
import type { FormFigures } from '../form/figures.ts';
import { planWords } from '../form/plan-words.ts';
import { fromQuery } from '../form/share.ts';
import { mapValues } from '../../records.ts';
import { MONTH_NAMES } from '../../dates/days.ts';
import { PANEL } from '../../ui/classes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorSummary } from '../../forms/island/ErrorSummary.tsx';
import { BUTTONS } from '../../ui/classes.ts';
import { ResultActions } from '../../enquiries/draft/ResultActions.tsx';
import { AnswerLines } from './AnswerLines.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LazyDetails } from './LazyDetails.tsx';
import { MeterFields } from './MeterFields.tsx';
import { controlId, FoldedFields, PlannerFields } from './PlannerFields.tsx';
import { Pictures } from './pictures/Pictures.tsx';
import type { PlannerExample } from './planner-state.ts';
import { PlanComparison } from './PlanComparison.tsx';
import { PrintSummary } from './PrintSummary.tsx';
import { usePlanner } from './use-planner.ts';

interface PlannerProps {
  figures: FormFigures;
  schemes: Schemes;
  /** What is there while nothing is entered, and all there is without a script. */
  example: PlannerExample;
}

const NOTHING: PlannerEntries = mapValues(PARTS.plan, () => '');

/** A day in words: 24 November. */
const formatDay = (day: string): string =>
  `${Number(day.slice(8))} ${MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? ''}`;

/** A home's year, hour by hour: three questions, where to start, and what a plan comes to, which follows every change. */
export default function Planner({ figures, schemes, example }: PlannerProps) {
  const planner = usePlanner(figures, schemes, example);
  const { entries, errors, query, reply, ranked, isBusy, isRanking, failure, isRestored } = planner;
  const { form: ref, change, retry, meter, metered, unreadable, lastPlan } = planner;
  const { answer, weeks } = reply;
  const { refusal } = answer;
  const isAnswered = errors.length === 0 && failure === undefined && !refusal;
  // Of the plan that was answered: the form may already hold the next one.
  const words = useMemo(() => planWords(fromQuery(reply.to), figures), [reply.to, figures]);
  const form = {
    ...{ entries, figures },
    errors: refusal ? [...errors, { field: 'postcode', message: refusal }] : errors,
    filled: fillForm(entries, figures),
    onChange: change,
  };
  const hasPlan = isPlanned(answer);
  const summary = summaryOf(answer);
  return (
    <>
      <div className="**:scroll-mb-24">
        <form
          ref={ref}
          className="grid grid-cols-1 items-start gap-x-columns gap-y-8 lg:grid-cols-5-7 lg:grid-rows-[auto_1fr] print:hidden"
          action="#planner"
          noValidate
          aria-label="Your plan"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <fieldset className="min-w-0">
            <legend className="font-heading text-xl font-bold">Your home today</legend>
            {lastPlan && (
              <p className="mt-2">
                <span>{`This is your plan of ${formatDay(lastPlan.day)}, kept in this browser.`}</span>{' '}
                <button
                  type="button"
                  className="min-h-8 underline"
                  onClick={planner.forgetLastPlan}
                >
                  Forget it
                </button>
              </p>
            )}
            <p className="mt-2" hidden={query !== ''}>
              <strong>An example:</strong> a house of 3-4 bedrooms with an oil boiler.
              <span className="noscript:hidden"> Change an answer to make it yours.</span>
            </p>
            <div className="mt-4 noscript:hidden">
              <PlannerFields part="answers" form={form} />
            </div>
          </fieldset>
          {/* While something is wrong those of before stay, so that the page does not jump as one types. */}
          {failure === undefined && !refusal && (
            <FirstSteps
              ranking={ranked.ranking}
              isRanking={isRanking || errors.length > 0}
              summary={hasPlan ? summary : undefined}
              onTake={change}
              onStartAgain={() => {
                change(NOTHING);
              }}
            />
          )}
          <div className="min-w-0 lg:col-start-1 print:hidden noscript:hidden">
            <FoldedFields form={form} />
            <LazyDetails title="Readings of your own meter">
              {() => (
                <MeterFields
                  {...{ meter, unreadable }}
                  reading={metered?.reading}
                  onFill={planner.fillMeter}
                  onRead={(readings) => {
                    const { presence } = form.filled.texts as { presence: Presence };
                    planner.readMeter({ readings, presence });
                  }}
                  onForget={planner.forgetMeter}
                />
              )}
            </LazyDetails>
          </div>
        </form>
        {isAnswered && (
          <a
            className="sticky bottom-0 mt-6 block border-t-2 border-accent bg-raised px-4 py-3 font-strong print:hidden"
            href="#planner-answer"
          >
            {summary}
          </a>
        )}
      </div>
      <section
        className={`${PANEL} mt-8 min-w-0 break-inside-auto!`}
        id="planner-answer"
        aria-label="The answer"
        aria-busy={isBusy}
      >
        {errors.length > 0 && <ErrorSummary errors={errors} idOf={controlId} />}
        {failure !== undefined && (
          <Alert title={failure}>
            <button type="button" className={`mt-4 ${BUTTONS.quiet}`} onClick={retry}>
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
            {hasPlan && (
              <ResultActions
                presentation={{
                  ...headline(answer),
                  given: words,
                  rows: formatAnswer(answer).map(({ name, value }) => [name, value]),
                }}
              />
            )}
            <div className="mt-6 noscript:hidden">
              <LazyDetails title="The year in pictures: where it goes, month by month, three weeks">
                {() => weeks && <Pictures answer={answer} weeks={weeks} />}
              </LazyDetails>
              {hasPlan && (
                <LazyDetails title="To take along: two pages for the bank or the kitchen table">
                  {() => (
                    <PrintSummary
                      {...{ answer, words, figures, query, meter }}
                      ranking={ranked.ranking}
                    />
                  )}
                </LazyDetails>
              )}
            </div>
          </>
        )}
      </section>
      {isRestored && (
        <PlanComparison
          current={isAnswered && !isBusy ? savedPlanOf(query, words, answer) : undefined}
        />
      )}
    </>
  );
}
