import type { Day } from '../../values/days.ts';
import { londonDay } from '../../values/london-day.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The day it is at the houses; unknown while the page is built and until the island is alive. */
export const useToday = (): Day | undefined => (useHydrated() ? londonDay(new Date()) : undefined);
