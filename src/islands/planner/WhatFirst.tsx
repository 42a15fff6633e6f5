import { useState } from 'react';
import {
  presentLeftOut,
  presentSteps,
  type ShownStep,
} from '../../domain/planner/answer/present-ranking.ts';
import { entriesOfStep } from '../../domain/planner/form/entries-of-step.ts';
import type { PlannerEntries } from '../../domain/planner/form/entries.ts';
import type { Ranking } from '../../domain/planner/what-first.ts';
import { BUTTONS } from '../../ui/classes.ts';
import type { Search } from './planner-state.ts';

interface WhatFirstProps {
  search: Search;
  /** Whether there is an answer to begin from. */
  isAnswered: boolean;
  /** What the plan is at present. */
  entries: PlannerEntries;
  onStart: () => void;
  onStop: () => void;
  /** Puts a step into the form. */
  onTake: (entries: PlannerEntries) => void;
}

/** What to do first: asked for, looked for with a way to stop, and then ranked. */
export function WhatFirst({ search, isAnswered, onStart, onStop, ...steps }: WhatFirstProps) {
  const isRunning = search.is === 'running';
  const { done = 0, total = 1 } = (isRunning && search.progress) || {};
  return (
    <section className="mt-12 print:hidden" aria-labelledby="what-first">
      <h2 className="text-xl" id="what-first">
        What first?
      </h2>
      <p className="mt-2 max-w-measure">
        From the house as it is today, each sensible step by itself and every two together go
        through the whole year. What is paid back in its lifetime comes first, and of that whatever
        saves the most for each £ spent. Each figure is as uncertain as the answer above, a
        turbine’s most of all.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {isAnswered ? (
          // One button, so that whoever pressed it by keyboard stands on it still.
          <button
            type="button"
            className={isRunning ? BUTTONS.quiet : BUTTONS.main}
            onClick={isRunning ? onStop : onStart}
          >
            {isRunning ? 'Stop' : 'Work out what to do first'}
          </button>
        ) : (
          <p>
            First the plan needs <a href="#planner-answer">an answer</a>.
          </p>
        )}
        {isRunning && (
          <progress
            className="h-4 w-60 max-w-full"
            value={done}
            max={total}
            aria-label="Years worked out"
          />
        )}
        <p role="status">{search.is === 'done' && sayFound(search.ranking)}</p>
      </div>
      {search.is === 'done' && <Steps ranking={search.ranking} {...steps} />}
    </section>
  );
}

function sayFound({ steps }: Ranking): string {
  if (steps.length === 0) return 'Nothing that we know of would save money here.';
  return steps.length === 1 ? 'One step found' : `${steps.length} steps found, the best first`;
}

const SHOWN = 6;

type Taking = Pick<WhatFirstProps, 'entries' | 'onTake'>;

function Steps({ ranking, ...taking }: Taking & { ranking: Ranking }) {
  const [showsAll, setShowsAll] = useState(false);
  const steps = presentSteps(ranking);
  const shown = showsAll ? steps : steps.slice(0, SHOWN);
  return (
    <>
      <ol className="mt-6 grid gap-4" aria-label="Steps, the best first">
        {shown.map((step) => (
          <Step key={step.name} {...step} {...taking} />
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
          Show all {steps.length}
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

function Step({ name, worth, facts, plan, entries, onTake }: ShownStep & Taking) {
  const own = entriesOfStep(plan);
  const names = Object.keys(own) as (keyof PlannerEntries)[];
  const isTaken = names.every((name) => own[name] === entries[name]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-hairline bg-raised p-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="font-[650]">
          {name}: {worth}
        </p>
        <p className="text-sm text-muted">{facts}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <button
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
