import { atom, onMount } from 'nanostores';
import type { SavedPlan } from '../answer/compare.ts';

const LAST_PLAN_KEY = 'planner-last';

export interface LastPlan {
  query: string;
  /** When it was last changed, YYYY-MM-DD. */
  day: string;
}

/** The plan that this browser had on screen last, if there is one. */
export function readLastPlan(): LastPlan | undefined {
  try {
    const { query, day } = JSON.parse(localStorage.getItem(LAST_PLAN_KEY) ?? '{}') as LastPlan;
    return typeof query === 'string' && query && !Number.isNaN(Date.parse(day))
      ? { query, day }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a plan for the next visit; one without entries is none. */
export function keepLastPlan(query: string, now: Date): void {
  try {
    if (!query) localStorage.removeItem(LAST_PLAN_KEY);
    else {
      const plan: LastPlan = { query, day: now.toISOString().slice(0, 10) };
      localStorage.setItem(LAST_PLAN_KEY, JSON.stringify(plan));
    }
  } catch {
    // A full or closed store costs the next visit a plan, and this one nothing.
  }
}

/** Under which the store of a browser's tab saves plans, as a JSON list. */
const PLANS_KEY = 'planner-plans';

/** Plans that a visitor set aside to compare; they outlive a reload, and end with the tab. */
export const $savedPlans = atom<readonly SavedPlan[]>([]);

onMount($savedPlans, () => {
  $savedPlans.set(readPlans());
});

export function setSavedPlans(plans: readonly SavedPlan[]): void {
  $savedPlans.set(plans);
  try {
    sessionStorage.setItem(PLANS_KEY, JSON.stringify(plans));
  } catch {
    // A full or closed store costs the reload, not the comparison.
  }
}

function readPlans(): SavedPlan[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PLANS_KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isPlan) : [];
  } catch {
    return [];
  }
}

function isPlan(saved: unknown): saved is SavedPlan {
  const { query, rows } = (saved ?? {}) as Partial<Record<keyof SavedPlan, unknown>>;
  return typeof query === 'string' && Array.isArray(rows) && rows.every(isPair);
}

const isPair = (row: unknown) =>
  Array.isArray(row) && row.length === 2 && row.every((text) => typeof text === 'string');
