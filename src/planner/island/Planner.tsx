import { useEffect, useMemo } from 'react';
import { formatDayOfYear } from '../../dates/days.ts';
import { ResultActions } from '../../enquiries/draft/ResultActions.tsx';
import { ErrorSummary } from '../../forms/island/ErrorSummary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { BUTTONS, PANEL } from '../../ui/classes.ts';
import { reportVisit } from '../../visits/browser/report-visit.ts';
import { formatAnswer, headline, isPlanned, summaryOf } from '../answer/format-answer.ts';
import type { Presence } from '../engine/demand/household-load.ts';
import { fillForm, readPlanQuery } from '../form/entries.ts';
import { planChips, describePlan } from '../form/describe-plan.ts';
import { AnswerLines } from './AnswerLines.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Funding, type FundingTexts } from './Funding.tsx';
import { LazyDetails } from './LazyDetails.tsx';
import { MeterFields } from './MeterFields.tsx';
import { MonthsChart } from './charts/MonthsChart.tsx';
import { controlId, FoldedFields, Questions } from './PlannerFields.tsx';
import type { PlannerExample } from './planner-state.ts';
import { PrintSummary } from './PrintSummary.tsx';
import { PlannerYearRibbon } from './PlannerYearRibbon.tsx';
import { type PlannerSettings, usePlanner } from './use-planner.ts';

interface PlannerProps extends PlannerSettings {
  funding: FundingTexts;
  /** The company's `tel:` URL. */
  phone: { href: string; text: string } | undefined;
  /** Shown until there is an entry, and without JavaScript. */
  example: PlannerExample;
}

/** The planner: three questions, the first steps, and the answer, which follows every change. */
export default function Planner({
  figures,
  schemes,
  offered,
  funding,
  phone,
  example,
}: PlannerProps) {
  const planner = usePlanner({ figures, schemes, offered }, example);
  const { entries, errors, query, reply, ranked, isBusy, isRanking, failure } = planner;
  const { form: ref, change, retry, meter, metered, unreadable, lastPlan } = planner;
  const { answer } = reply;
  const isAnswered = errors.length === 0 && failure === undefined;
  // Uses the plan of the answer: the form may already have the next one.
  const planFields = useMemo(
    () => describePlan(readPlanQuery(reply.query), figures),
    [reply.query, figures],
  );
  const filled = fillForm(entries, figures);
  const form = { entries, figures, errors, filled, offered, onChange: change };
  const hasPlan = isPlanned(answer);
  useEffect(() => {
    if (hasPlan) reportVisit('answered /planner');
  }, [hasPlan]);
  const summary = summaryOf(answer);
  return (
    <>
      <div className="**:scroll-mb-24">
        <form
          ref={ref}
          className={`grid grid-cols-1 items-start gap-x-columns gap-y-8 lg:grid-cols-5-7 ${hasPlan ? 'print:hidden' : ''}`}
          action="#planner"
          noValidate
          aria-label="Your plan"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <div className="min-w-0 print:hidden">
            {lastPlan && (
              <p>
                <span>{`This is your plan from ${formatDayOfYear(lastPlan.day)}, saved in this browser.`}</span>{' '}
                <button
                  type="button"
                  className="min-h-8 underline"
                  onClick={planner.forgetLastPlan}
                >
                  Forget it
                </button>
              </p>
            )}
            <p hidden={query !== ''}>
              <strong>An example:</strong> owners, three or four bedrooms, an oil boiler.
              <span className="noscript:hidden"> Change an answer to make it yours.</span>
            </p>
            <div className="noscript:hidden">
              <Questions part="who" title="1. Who pays?" form={form} />
              <Questions
                part="house"
                title="2. What do you have now?"
                lead="Your Energy Performance Certificate (EPC) answers most of these questions."
                form={form}
              />
              <Questions part="tariff" title="3. What do you pay now?" form={form} />
              <div className="mt-6">
                <FoldedFields form={form} />
                <LazyDetails title="Use readings from your own meter">
                  {() => (
                    <MeterFields
                      {...{ meter, unreadable }}
                      reading={metered?.reading}
                      onFill={planner.fillMeter}
                      onRead={(readings) => {
                        const { presence } = filled.texts as { presence: Presence };
                        planner.readMeter({ readings, presence });
                      }}
                      onForget={planner.forgetMeter}
                    />
                  )}
                </LazyDetails>
              </div>
            </div>
          </div>
          {/* After an error the last steps stay, so that the page does not jump while typing. */}
          {failure === undefined && (
            <div className="min-w-0">
              <Funding texts={funding} filled={filled} />
              <FirstSteps
                ranking={ranked.ranking}
                isRanking={isRanking || errors.length > 0}
                summary={hasPlan ? summary : undefined}
                chips={planChips(entries, figures)}
                onChange={change}
              />
            </div>
          )}
        </form>
        {/* Without a plan the bar would have nothing to show. */}
        {isAnswered && query !== '' && (
          <div className="sticky bottom-0 mt-6 flex items-stretch border-t-2 border-accent bg-raised font-strong print:hidden">
            <a className="grow px-4 py-3" href="#planner-answer">
              {summary}
            </a>
            {phone && (
              <a
                className="flex items-center border-l border-hairline px-4 py-3 whitespace-nowrap"
                href={phone.href}
              >
                Call<span className="sr-only">{` ${phone.text}`}</span>
              </a>
            )}
          </div>
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
        {isAnswered && (
          <>
            {answer.hours && <PlannerYearRibbon hours={answer.hours} />}
            <AnswerLines answer={answer} />
            <p className="hidden text-sm print:block">
              {planFields.map(([name, value]) => `${name}: ${value}`).join('; ')}
            </p>
            {hasPlan && (
              <ResultActions
                presentation={{
                  ...headline(answer),
                  inputRows: planFields,
                  rows: formatAnswer(answer).map(({ name, value }) => [name, value]),
                }}
              />
            )}
            <div className="mt-6 noscript:hidden">
              <LazyDetails title="The year month by month">
                {() => <MonthsChart months={answer.months} />}
              </LazyDetails>
              {hasPlan && (
                <LazyDetails title="Print a two-page summary for the bank or the kitchen table">
                  {() => (
                    <PrintSummary
                      {...{ answer, planFields, figures, query, meter }}
                      ranking={ranked.ranking}
                    />
                  )}
                </LazyDetails>
              )}
            </div>
          </>
        )}
      </section>
    </>
  );
}
