import { useState, type Ref } from 'react';
import { presentLeftOut, presentSteps, type ShownStep } from '../answer/present-ranking.ts';
import type { PlannerEntries } from '../form/entries.ts';
import { entriesOfStep } from '../form/plan-of-form.ts';
import type { Ranking } from '../engine/rank-measures.ts';
import { BUTTONS } from '../../ui/classes.ts';

const SHOWN = 6;

export interface Taking {
  /** The plan in the form. */
  entries: PlannerEntries;
  /** Puts a step into the form. */
  onTake: (entries: PlannerEntries) => void;
}

/** Steps with what they bring, the best first, and what was left out. */
export function Steps({ ranking, ...taking }: Taking & { ranking: Ranking }) {
  const [showsAll, setShowsAll] = useState(false);
  const steps = presentSteps(ranking);
  const shown = showsAll ? steps : steps.slice(0, SHOWN);
  return (
    <>
      <ol className="mt-6 grid gap-4" aria-label="Steps, the best first">
        {shown.map((step, i) => (
          <Step
            key={step.name}
            {...step}
            {...taking}
            // The button that showed all is gone, so the first new step takes the focus.
            ref={i === SHOWN ? focus : undefined}
          />
        ))}
      </ol>
      {!showsAll && steps.length > SHOWN && (
        <button
          type="button"
          className={`mt-4 ${BUTTONS.quiet}`}
          onClick={() => {
            setShowsAll(true);
          }}
        >
          Show all {steps.length} steps
        </button>
      )}
      <details className="mt-4">
        <summary className="cursor-pointer py-2">Left out ({ranking.leftOut.length})</summary>
        <ul className="text-sm text-muted">
          {presentLeftOut(ranking).map((line) => (
            <li className="py-1" key={line}>
              {line}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

interface StepProps extends ShownStep, Taking {
  ref: Ref<HTMLButtonElement> | undefined;
}

function Step({ ref, name, worth, facts, plan, entries, onTake }: StepProps) {
  const own = entriesOfStep(plan);
  const names = Object.keys(own) as (keyof PlannerEntries)[];
  const isTaken = names.every((name) => own[name] === entries[name]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-hairline bg-raised p-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="font-strong">
          {name}: {worth}
        </p>
        <p className="text-sm text-muted">{facts}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <button
          ref={ref}
          type="button"
          className={BUTTONS.quiet}
          onClick={() => {
            onTake(own);
          }}
        >
          {isTaken ? 'This is the plan' : 'Make this the plan'}
          <span className="sr-only">: {name}</span>
        </button>
        {isTaken && <a href="#planner-answer">See its answer</a>}
      </div>
    </li>
  );
}
