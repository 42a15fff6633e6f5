// The thread that readCalendarInTime starts: reads one calendar, says what it found, and is done.
import { parentPort, workerData } from 'node:worker_threads';
import { CalendarError } from './calendar-error.ts';
import { readCalendar } from './read-calendar.ts';
import type { ThreadAnswer, ThreadTask } from './read-in-time.ts';

parentPort?.postMessage(answer(workerData as ThreadTask));

function answer({ text, window }: ThreadTask): ThreadAnswer {
  try {
    return { ok: true, reading: readCalendar(text, window) };
  } catch (error) {
    // An error crosses over to the other thread without its class.
    if (error instanceof CalendarError) return { ok: false, got: error.message, fix: error.fix };
    throw error;
  }
}
