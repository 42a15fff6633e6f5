import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Period } from '../../values/days.ts';
import { CalendarError } from './calendar-error.ts';
import type { CalendarReading } from './read-calendar.ts';

/** Time limit for reading one calendar, milliseconds. */
const READ_LIMIT_MS = 5000;
const MEMORY_LIMIT_MB = 256;

/** The data a thread starts with. */
export interface ThreadTask {
  text: string;
  window: Period;
}

/** The one message it posts. */
export type ThreadAnswer =
  { ok: true; reading: CalendarReading } | { ok: false; got: string; fix: string };

/**
 * Reads a calendar in a thread of its own, which is terminated if it takes too long: the library can search for ever
 * for the next occurrence of an event.
 * @param limitMs time limit, milliseconds
 * @param start starts the thread
 * @throws CalendarError as readCalendar does, and on timeout; an Error if the thread crashed
 */
export async function readCalendarInTime(
  text: string,
  window: Period,
  limitMs = READ_LIMIT_MS,
  start = startThread,
): Promise<CalendarReading> {
  const thread = start({ text, window });
  const signal = AbortSignal.timeout(limitMs);
  try {
    const [answer] = (await once(thread, 'message', { signal })) as [ThreadAnswer];
    if (answer.ok) return answer.reading;
    throw new CalendarError(answer.got, answer.fix);
  } catch (cause) {
    if (!signal.aborted) throw cause;
    throw new CalendarError(
      `a calendar that takes more than ${limitMs / 1000} seconds to read`,
      'share a calendar with fewer bookings that repeat, and without its past years',
      { cause },
    );
  } finally {
    await thread.terminate();
  }
}

function startThread(workerData: ThreadTask): Worker {
  return new Worker(new URL('./calendar-thread.ts', import.meta.url), {
    workerData,
    // The thread needs none of the build's settings, some of which are secret.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
}
