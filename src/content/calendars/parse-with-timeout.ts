import type { Period } from '../../dates/days.ts';
import { createProcess, startProcess } from '../sources/isolated-process.ts';
import type { CalendarReading } from './read-calendar.ts';

/** Time limit for reading one calendar, milliseconds. */
const READ_LIMIT_MS = 5000;

/** What the process is asked. */
export interface CalendarTask {
  text: string;
  window: Period;
}

/**
 * Reads a calendar in a process of its own, since the library can search for ever for the next occurrence of an event.
 * @param limitMs time limit, milliseconds
 * @param start starts the process
 * @throws UnusableError as readCalendar does, and for a calendar that takes too long or breaks the process
 */
export async function parseWithTimeout(
  text: string,
  window: Period,
  limitMs = READ_LIMIT_MS,
  start = () => startProcess(new URL('./calendar-process.ts', import.meta.url)),
): Promise<CalendarReading> {
  const { run, close } = createProcess<CalendarReading>({
    limitMs,
    start,
    late: [
      `a calendar that takes more than ${limitMs / 1000} seconds to read`,
      'share a calendar with fewer bookings that repeat, and without its past years',
    ],
    broken: UNREADABLE,
  });
  return run({ text, window } satisfies CalendarTask).finally(close);
}

/** What to report if nothing else is known. */
export const UNREADABLE = [
  'a calendar that cannot be read',
  'open the address in a calendar program to see what is wrong',
] as const;
