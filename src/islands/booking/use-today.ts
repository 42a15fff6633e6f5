import type { Day } from '../../model/values/days.ts';
import { londonDay } from '../../model/values/london-day.ts';
import { useHydrated } from '../use-hydrated.ts';

const today = (): Day => londonDay(new Date());

/** The day it is at the houses; unknown while the page is built and until the island is alive. */
export const useToday = (): Day | undefined => (useHydrated() ? today() : undefined);
