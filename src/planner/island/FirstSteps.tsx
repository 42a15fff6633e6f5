import { useRef } from 'react';
import { BUTTONS } from '../../ui/classes.ts';
import type { FormattedFirstStep, FormattedRanking } from '../answer/format-ranking.ts';
import type { PlannerEntries } from '../form/entries.ts';
import type { planChips } from '../form/describe-plan.ts';
import { LazyDetails } from './LazyDetails.tsx';

interface FirstStepsProps {
  ranking: FormattedRanking;
  /** Whether it belongs to an earlier plan, while the next one is calculated. */
  isRanking: boolean;
  /** One line about the plan, if there is one. */
  summary: string | undefined;
  chips: ReturnType<typeof planChips>;
  onChange: (entries: PlannerEntries) => void;
}

/** Up to three first or next steps to choose from, with the others in a closed section. */
export function FirstSteps({ ranking, isRanking, summary, chips, onChange }: FirstStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { first, others, excluded, survey } = ranking;
  const change = (entries: PlannerEntries) => {
    onChange(entries);
    // The button disappears with its step, so move the focus.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="where-to-start">
      <h2 className="scroll-mt-20 text-xl" id="where-to-start" ref={heading} tabIndex={-1}>
        {summary === undefined ? 'Where should you start?' : 'What comes next?'}
      </h2>
      {chips.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="In your plan">
          {chips.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                className="min-h-11 rounded-md border border-control px-3"
                onClick={() => {
                  change({ [name]: '' });
                }}
              >
                <span className="sr-only">Remove </span>
                <span>{label}</span> <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {summary !== undefined && <p className="mt-2">{`Your plan so far: ${summary}.`}</p>}
      {first.length > 0 ? (
        <p className="mt-2 max-w-measure">
          The best step of each type, ranked by what it saves for each £1 spent. Where possible, we
          show steps that save at least £100 a year.
        </p>
      ) : (
        <p className="mt-2">We found no step that would save you money.</p>
      )}
      {survey !== undefined && <p className="mt-2 font-strong">{survey}</p>}
      <ol className="mt-4 grid gap-4" aria-label="Steps, the best first" aria-busy={isRanking}>
        {first.map((step) => (
          <FirstStepCard key={step.name} step={step} onAdd={change} />
        ))}
      </ol>
      <div className="mt-4 print:hidden noscript:hidden">
        <LazyDetails title="Other steps, and steps we ruled out">
          {() => <OtherSteps {...{ others, excluded }} onAdd={change} />}
        </LazyDetails>
      </div>
    </section>
  );
}

interface Adding {
  onAdd: (entries: PlannerEntries) => void;
}

function FirstStepCard({ step, onAdd }: Adding & { step: FormattedFirstStep }) {
  const { name, saves, savesRange, cost, funding, isCheaperAtOnce, payback, paybackRange } = step;
  return (
    <li className="rounded-md border border-hairline bg-raised p-4">
      <h3 className="text-lg">{name}</h3>
      <dl className="mt-2 grid grid-cols-3 gap-x-4">
        <StepFigure name="Yearly saving" value={saves} range={savesRange} />
        <StepFigure name="Cost" value={cost} />
        <StepFigure name="Payback" value={payback} range={paybackRange} />
      </dl>
      {isCheaperAtOnce && (
        <p className="mt-2 font-strong">
          You’re better off straight away: even the low end of the saving is more than the loan
          repayments.
        </p>
      )}
      {funding.length > 0 && (
        <p className="mt-2">
          <span>{`${funding.join('. ')}.`}</span> <a href="#grants">Conditions</a>
        </p>
      )}
      <p className="mt-2 text-muted">{step.notes.join(' ')}</p>
      <button
        type="button"
        className={`mt-3 print:hidden noscript:hidden ${BUTTONS.quiet}`}
        onClick={() => {
          onAdd(step.entries);
        }}
      >
        Add to my plan<span className="sr-only">{`: ${name}`}</span>
      </button>
    </li>
  );
}

/** A figure with its range in the same size, since the range matters as much. */
function StepFigure({
  name,
  value,
  range,
}: Record<'name' | 'value', string> & { range?: string | undefined }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-strong">
        <span>{value}</span>
        {range !== undefined && <span className="block font-normal">{range}</span>}
      </dd>
    </div>
  );
}

function OtherSteps({
  others,
  excluded,
  onAdd,
}: Adding & Pick<FormattedRanking, 'others' | 'excluded'>) {
  return (
    <>
      <ul aria-label="Other steps">
        {others.map(({ name, summary, entries }) => (
          <li key={name} className="border-t border-hairline py-2 text-sm">
            <span className="font-strong">{name}</span>
            <span>{`: ${summary}.`}</span>{' '}
            <button
              type="button"
              className="min-h-8 underline"
              onClick={() => {
                onAdd(entries);
              }}
            >
              Add it<span className="sr-only">{`: ${name}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 text-base">Ruled out</h3>
      <ul className="text-sm text-muted">
        {excluded.map((line) => (
          <li className="py-1" key={line}>
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
