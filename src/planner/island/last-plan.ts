const LAST_PLAN_KEY = 'planner-last';

export interface LastPlan {
  query: string;
  /** When it was last changed, YYYY-MM-DD. */
  day: string;
}

/** The last plan shown in this browser, if there is one. */
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

/** Keeps a plan for the next visit; without entries, forgets it. */
export function saveLastPlan(query: string, now: Date): void {
  try {
    if (!query) localStorage.removeItem(LAST_PLAN_KEY);
    else {
      const plan: LastPlan = { query, day: now.toISOString().slice(0, 10) };
      localStorage.setItem(LAST_PLAN_KEY, JSON.stringify(plan));
    }
  } catch {
    // If storage is full or disabled, only the next visit loses the plan.
  }
}
