import type { Words } from '../form/plan-words.ts';
import type { PlanAnswer } from './answer-plan.ts';
import { headline, formatAnswer } from './format-answer.ts';

/** A plan to be set beside others, in words alone, so that a browser may save it. */
export interface SavedPlan {
  /** It as the address has it. */
  query: string;
  /** What was chosen, and what comes out. */
  rows: readonly Words[];
}

/** As many as fit side by side on a wide screen. */
export const MOST_PLANS = 3;

interface ComparedRow {
  name: string;
  values: readonly string[];
  differs: boolean;
}

export function savedPlanOf(query: string, words: readonly Words[], answer: PlanAnswer): SavedPlan {
  const { label, main } = headline(answer);
  const lines = formatAnswer(answer).map(({ name, value }): Words => [name, value]);
  return { query, rows: [...words, ['Comes out', `${label}: ${main}`], ...lines] };
}

export function comparePlans(plans: readonly SavedPlan[]): ComparedRow[] {
  const columns = plans.map(({ rows }) => new Map(rows));
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  return [...names].map((name) => {
    const values = columns.map((column) => column.get(name) ?? '–');
    return { name, values, differs: new Set(values).size > 1 };
  });
}
