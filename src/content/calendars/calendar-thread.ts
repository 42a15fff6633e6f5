// The thread that readCalendarInTime starts: it reads one calendar, posts what it found, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { CalendarError } from './calendar-error.ts';
import { readCalendar } from './read-calendar.ts';
import type { ThreadAnswer, ThreadTask } from './read-in-time.ts';

parentPort?.postMessage(answer(workerData as ThreadTask));

function answer({ text, window }: ThreadTask): ThreadAnswer {
  try {
    return { ok: true, reading: readCalendar(text, window) };
  } catch (error) {
    // An error loses its class on the way to the other thread.
    if (error instanceof CalendarError) return { ok: false, got: error.message, fix: error.fix };
    throw error;
  }
}
