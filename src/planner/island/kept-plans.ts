import { atom, onMount } from 'nanostores';
import type { KeptPlan } from '../answer/compare.ts';

/** Under which the store of a browser's tab keeps plans, as a JSON list. */
const PLANS_KEY = 'planner-plans';

/** Plans that a visitor set aside to compare; they outlive a reload, and end with the tab. */
export const $keptPlans = atom<readonly KeptPlan[]>([]);

onMount($keptPlans, () => {
  $keptPlans.set(readPlans());
});

/** Keeps these plans and no others. */
export function setKeptPlans(plans: readonly KeptPlan[]): void {
  $keptPlans.set(plans);
  try {
    sessionStorage.setItem(PLANS_KEY, JSON.stringify(plans));
  } catch {
    // A full or closed store costs the reload, not the comparison.
  }
}

function readPlans(): KeptPlan[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLANS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlan) : [];
  } catch {
    return [];
  }
}

function isPlan(kept: unknown): kept is KeptPlan {
  const { query, rows } = (kept ?? {}) as Partial<Record<keyof KeptPlan, unknown>>;
  return typeof query === 'string' && Array.isArray(rows) && rows.every(isPair);
}

const isPair = (row: unknown) =>
  Array.isArray(row) && row.length === 2 && row.every((text) => typeof text === 'string');
