import { useStore } from '@nanostores/react';
import { comparePlans, MOST_PLANS, type SavedPlan } from '../answer/compare.ts';
import { $savedPlans, setSavedPlans } from './kept-plans.ts';
import { BUTTONS } from '../../ui/classes.ts';

interface SideBySideProps {
  /** The plan on screen, as long as there is an answer to it. */
  current: SavedPlan | undefined;
}

export function PlanComparison({ current }: SideBySideProps) {
  const saved = useStore($savedPlans);
  const isSaved = saved.some(({ query }) => query === current?.query);
  return (
    <section className="mt-12 print:hidden" aria-labelledby="side-by-side">
      <h2 className="text-xl" id="side-by-side">
        Side by side
      </h2>
      <p className="mt-2 max-w-measure">
        {`Keep a plan, change the controls, keep the next: up to ${MOST_PLANS}. Each has an address that you can send to somebody.`}
      </p>
      <button
        type="button"
        className={`mt-4 ${BUTTONS.quiet}`}
        disabled={!current || isSaved || saved.length >= MOST_PLANS}
        onClick={() => {
          if (current) setSavedPlans([...saved, current]);
        }}
      >
        {isSaved ? 'This plan is kept' : 'Keep this plan'}
      </button>
      {saved.length > 0 && <Comparison saved={saved} />}
    </section>
  );
}

function Comparison({ saved }: { saved: readonly SavedPlan[] }) {
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
            {saved.map(({ query }, i) => (
              <th className="py-2 pl-4 text-left" scope="col" key={query}>
                <a className="inline-block min-h-8 py-1" href={`#planner?${query}`}>
                  {`Plan ${i + 1}`}
                </a>{' '}
                <button
                  type="button"
                  className="min-h-8 underline"
                  onClick={() => {
                    setSavedPlans(saved.filter((plan) => plan.query !== query));
                  }}
                >
                  Remove<span className="sr-only">{` plan ${i + 1}`}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparePlans(saved).map(({ name, values, differs }) => (
            <tr className={`border-t border-hairline ${differs ? 'bg-sunken' : ''}`} key={name}>
              <th className="py-1 text-left font-normal" scope="row">
                <span>{name}</span>
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
