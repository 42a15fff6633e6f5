import { useSyncExternalStore } from 'react';
import type { Day } from '../../domain/shared/days.ts';

// Sweden writes dates as YYYY-MM-DD.
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

const never = () => () => undefined;

/** The day it is at the houses; unknown while the page is built and until the island is alive. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(
    never,
    () => london.format(new Date()),
    () => undefined,
  );
}
