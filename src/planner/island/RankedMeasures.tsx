import type { Ranking } from '../engine/rank-measures.ts';
import { BUTTONS } from '../../ui/classes.ts';
import type { Search } from './planner-state.ts';
import { Steps, type Taking } from './Steps.tsx';

interface RankedMeasuresProps extends Taking {
  search: Search;
  /** Whether there is an answer to begin from. */
  isAnswered: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** What to do first: asked for, looked for with a way to stop, and then ranked. */
export function RankedMeasures({
  search,
  isAnswered,
  onStart,
  onStop,
  ...steps
}: RankedMeasuresProps) {
  const isRunning = search.kind === 'running';
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
          // One button, so that it keeps the focus.
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
        <p role="status">{search.kind === 'done' && sayFound(search.ranking)}</p>
      </div>
      {search.kind === 'done' && <Steps ranking={search.ranking} {...steps} />}
    </section>
  );
}

function sayFound({ steps }: Ranking): string {
  if (steps.length === 0) return 'Nothing that we know of would save money here.';
  return steps.length === 1 ? 'One step found' : `${steps.length} steps found, the best first`;
}
