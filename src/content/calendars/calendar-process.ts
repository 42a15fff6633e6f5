// The process that parseWithTimeout starts.
import { handleTasks } from '../sources/isolated-process.ts';
import { readCalendar } from './read-calendar.ts';
import type { CalendarTask } from './parse-with-timeout.ts';

handleTasks(({ text, window }: CalendarTask) => readCalendar(text, window));
