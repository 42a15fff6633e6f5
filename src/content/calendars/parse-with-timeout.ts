import type { Period } from '../../dates/days.ts';
import { createProcess, startProcess } from '../sources/isolated-process.ts';
import type { CalendarReading } from './read-calendar.ts';

/** Time limit for reading one calendar, milliseconds. */
const READ_LIMIT_MS = 5000;

/** The task sent to the process. */
export interface CalendarTask {
  text: string;
  window: Period;
}

/**
 * Reads a calendar in a separate process, since the library can search forever for the next occurrence of an event.
 * @param limitMs time limit, milliseconds
 * @param start starts the process
 * @throws UnusableError as readCalendar does, and for a calendar that takes too long or crashes the process
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
    onTimeout: [
      `a calendar that takes more than ${limitMs / 1000} seconds to read`,
      'share a calendar with fewer repeating bookings, and without past years',
    ],
    onCrash: UNREADABLE,
  });
  return run({ text, window } satisfies CalendarTask).finally(close);
}

/** The report if the cause is unknown. */
export const UNREADABLE = [
  'a calendar that cannot be read',
  'open the address in a calendar program to see what is wrong',
] as const;
