import type { Day } from '../../model/values/days.ts';
import { useHydrated } from '../use-hydrated.ts';

// Sweden writes dates as YYYY-MM-DD.
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day it is at the houses; unknown while the page is built and until the island is alive. */
export const useToday = (): Day | undefined =>
  useHydrated() ? london.format(new Date()) : undefined;
