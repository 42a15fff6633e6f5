import { useStore } from '@nanostores/react';
import { comparePlans, MOST_PLANS, type KeptPlan } from '../answer/compare.ts';
import { $keptPlans, setKeptPlans } from './kept-plans.ts';
import { BUTTONS } from '../../ui/classes.ts';

interface SideBySideProps {
  /** The plan on screen, as long as there is an answer to it. */
  current: KeptPlan | undefined;
}

/** Plans that were kept, beside each other; what differs is marked. */
export function SideBySide({ current }: SideBySideProps) {
  const kept = useStore($keptPlans);
  const isKept = kept.some(({ query }) => query === current?.query);
  return (
    <section className="mt-12 print:hidden" aria-labelledby="side-by-side">
      <h2 className="text-xl" id="side-by-side">
        Side by side
      </h2>
      <p className="mt-2 max-w-measure">
        Keep a plan, change the controls, keep the next: up to {MOST_PLANS}. Each has an address
        that you can send to somebody.
      </p>
      <button
        type="button"
        className={`mt-4 ${BUTTONS.quiet}`}
        disabled={!current || isKept || kept.length >= MOST_PLANS}
        onClick={() => {
          if (current) setKeptPlans([...kept, current]);
        }}
      >
        {isKept ? 'This plan is kept' : 'Keep this plan'}
      </button>
      {kept.length > 0 && <Comparison kept={kept} />}
    </section>
  );
}

function Comparison({ kept }: { kept: readonly KeptPlan[] }) {
  return (
    <div
      className="mt-4 overflow-x-auto"
      role="region"
      aria-label="Plans side by side"
      tabIndex={0}
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th className="text-left" scope="col">
              Plan
            </th>
            {kept.map(({ query }, i) => (
              <th className="py-2 pl-4 text-left" scope="col" key={query}>
                <a className="inline-block min-h-8 py-1" href={`/planner${query && `?${query}`}`}>
                  Plan {i + 1}
                </a>{' '}
                <button
                  type="button"
                  className="min-h-8 underline"
                  onClick={() => {
                    setKeptPlans(kept.filter((plan) => plan.query !== query));
                  }}
                >
                  Remove<span className="sr-only"> plan {i + 1}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparePlans(kept).map(({ name, values, differs }) => (
            <tr className={`border-t border-hairline ${differs ? 'bg-sunken' : ''}`} key={name}>
              <th className="py-1 text-left font-normal" scope="row">
                {name}
                {differs && <span className="block text-muted">differs</span>}
              </th>
              {values.map((value, i) => (
                <td className={`py-1 pl-4 ${differs ? 'font-strong' : ''}`} key={i}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
