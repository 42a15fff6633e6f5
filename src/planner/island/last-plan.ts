const LAST_PLAN_KEY = 'planner-last';

/** The plan of an earlier visit. */
export interface LastPlan {
  /** It as an address has it. */
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
