import { formatNumber, formatPounds, formatWhole } from '../../values/format.ts';
import type { Plan } from '../engine/plan.ts';
import { joinNames, type Ranking } from '../engine/rank-measures.ts';
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
  steps.map(({ names, plan, cost, savedPounds, savedCarbonKg, savedPerPound, payback }) => {
    const gains = `${formatPounds(savedPounds)} a year, ${sayCarbon(savedCarbonKg)}`;
    return {
      name: joinNames(names),
      ...(savedPerPound === undefined
        ? { worth: `${formatPounds(savedPounds)} a year for nothing`, facts: `${gains}, no cost` }
        : {
            worth: `${formatNumber(savedPerPound * 100, 1)}p a year for each £1`,
            facts: `${gains}, costs ${formatPounds(cost.pounds)}, paid back: ${sayPayback(payback)}`,
          }),
      plan,
    };
  });

/** What was left out, a line for each reason. A pair is not named where one of its two is left out for the same reason. */
export function presentLeftOut({ leftOut }: Ranking): string[] {
  const reasons = new Map<string, string[]>();
  for (const { name, why } of leftOut) reasons.set(why, [...(reasons.get(why) ?? []), name]);
  return [...reasons].map(([why, names]) => {
    const isNew = (name: string) =>
      !names.some(
        (part) => name.startsWith(`${part} and `) || name.endsWith(joinNames(['', part])),
      );
    return `${names.filter(isNew).join('; ')}: ${why}`;
  });
}

function sayCarbon(kg: number): string {
  if (Math.round(kg) === 0) return 'as much CO2 as before';
  return kg < 0 ? `${formatWhole(-kg)} kg CO2 more` : `${formatWhole(kg)} kg CO2 less`;
}
