import { formatPounds, formatWhole } from '../../../model/values/format.ts';
import type { Plan } from '../plan.ts';
import type { Ranking } from '../what-first.ts';
import { sayPayback } from './payback-words.ts';

/** A step as the page shows it. */
export interface ShownStep {
  name: string;
  /** What it is ranked by. */
  worth: string;
  facts: string;
  plan: Plan;
}

/** Ranked steps in words, the best first. */
export const presentSteps = ({ steps }: Ranking): ShownStep[] =>
  steps.map(({ names, plan, cost, savedPounds, savedCarbonKg, savedPerPound, payback }) => ({
    name: joinNames(names),
    worth:
      savedPerPound === undefined
        ? `${formatPounds(savedPounds)} a year for nothing`
        : `${formatWhole(savedPerPound * 100)}p a year for each £`,
    facts: `${formatPounds(savedPounds)} a year, ${sayCarbon(savedCarbonKg)}, costs ${formatPounds(cost.pounds)}, paid back: ${sayPayback(payback)}`,
    plan,
  }));

const joinNames = (names: readonly string[]) =>
  names
    .map((name, i) => (i === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(' and ');

function sayCarbon(kg: number): string {
  if (Math.round(kg) === 0) return 'no CO2 less';
  return kg < 0 ? `${formatWhole(-kg)} kg CO2 more` : `${formatWhole(kg)} kg CO2 less`;
}
