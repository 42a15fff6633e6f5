import type { Day } from '../../values/days.ts';
import { londonDay } from '../../values/london-day.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Today's date at the houses; undefined during the build and until the island has loaded. */
export const useToday = (): Day | undefined => (useHydrated() ? londonDay(new Date()) : undefined);
