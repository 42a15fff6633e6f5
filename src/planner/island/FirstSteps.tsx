import { useRef } from 'react';
import type { ShownFirst, ShownRanking, ShownStep } from '../answer/format-ranking.ts';
import type { PlannerEntries } from '../form/entries.ts';
import { BUTTONS } from '../../ui/classes.ts';
import { LazyDetails } from './LazyDetails.tsx';

interface FirstStepsProps {
  ranking: ShownRanking;
  /** Whether it is for an earlier plan, as the next one is being worked out. */
  isRanking: boolean;
  /** What the plan comes to, where there is one. */
  summary: string | undefined;
  onTake: (entries: PlannerEntries) => void;
  onStartAgain: () => void;
}

/** Where to start, or what comes next: three steps to choose from, and all others folded away. */
export function FirstSteps({ ranking, isRanking, summary, onTake, onStartAgain }: FirstStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { first, others, leftOut } = ranking;
  const take = (entries: PlannerEntries) => {
    onTake(entries);
    // The button goes with its step.
    heading.current?.focus();
  };
  return (
    <section className="lg:row-span-2 print:hidden" aria-labelledby="where-to-start">
      <h2 className="scroll-mt-20 text-xl" id="where-to-start" ref={heading} tabIndex={-1}>
        {summary === undefined ? 'Where should you start?' : 'What comes next?'}
      </h2>
      {summary !== undefined && (
        <p className="mt-2">
          <span>{`Your plan so far: ${summary}.`}</span>{' '}
          <button
            type="button"
            className="min-h-8 underline"
            onClick={() => {
              onStartAgain();
              heading.current?.focus();
            }}
          >
            Start again
          </button>
        </p>
      )}
      {first.length > 0 ? (
        <p className="mt-2 max-w-measure">
          One of each kind: these save the most a year for each £ you pay, and at least £100 where
          any does. Each went through every hour of an island year.
        </p>
      ) : (
        <p className="mt-2">Nothing that we know of would save money here.</p>
      )}
      <ol className="mt-4 grid gap-4" aria-label="Steps, the best first" aria-busy={isRanking}>
        {first.map((step) => (
          <First key={step.name} step={step} onTake={take} />
        ))}
      </ol>
      <div className="mt-4 noscript:hidden">
        <LazyDetails title="All other steps, and what was left out">
          {() => <Others {...{ others, leftOut }} onTake={take} />}
        </LazyDetails>
      </div>
    </section>
  );
}

interface Taking {
  onTake: (entries: PlannerEntries) => void;
}

function First({ step, onTake }: Taking & { step: ShownFirst }) {
  const { name, saves, savesAMonth, cost, help, isCheaperAtOnce, payback, carbon, unknown } = step;
  return (
    <li className="rounded-md border border-hairline bg-raised p-4">
      <h3 className="text-lg">{name}</h3>
      <dl className="mt-2 grid grid-cols-3 gap-x-4">
        <Fact name="Saves a year" value={saves} more={savesAMonth} />
        <Fact name="Costs" value={cost} />
        <Fact name="Paid back" value={payback} />
      </dl>
      {isCheaperAtOnce && (
        <p className="mt-2 font-strong">
          Cheaper from the first month: over a year it saves more than the loan takes.
        </p>
      )}
      {help.length > 0 && (
        <p className="mt-2 text-sm">
          <span>{`${help.join('. ')}.`}</span> <a href="#grants">Conditions</a>
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{`${unknown} ${carbon}.`}</p>
      <button
        type="button"
        className={`mt-3 noscript:hidden ${BUTTONS.quiet}`}
        onClick={() => {
          onTake(step.entries);
        }}
      >
        Take this step<span className="sr-only">{`: ${name}`}</span>
      </button>
    </li>
  );
}

function Fact({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-strong">
        <span>{value}</span>
        {more !== undefined && <span className="block text-sm font-normal">{more}</span>}
      </dd>
    </div>
  );
}

type OthersProps = Taking & Pick<ShownRanking, 'others' | 'leftOut'>;

function Others({ others, leftOut, onTake }: OthersProps) {
  return (
    <>
      <ul aria-label="All other steps">
        {others.map((step) => (
          <Other key={step.name} step={step} onTake={onTake} />
        ))}
      </ul>
      <h3 className="mt-4 text-base">Left out</h3>
      <ul className="text-sm text-muted">
        {leftOut.map((line) => (
          <li className="py-1" key={line}>
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

function Other({ step, onTake }: Taking & { step: ShownStep }) {
  return (
    <li className="border-t border-hairline py-2 text-sm">
      <span className="font-strong">{step.name}</span>
      <span>{`: ${step.worth}.`}</span>{' '}
      <button
        type="button"
        className="min-h-8 underline"
        onClick={() => {
          onTake(step.entries);
        }}
      >
        Take it<span className="sr-only">{`: ${step.name}`}</span>
      </button>
    </li>
  );
}
