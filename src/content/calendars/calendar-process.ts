// The process that readCalendarInTime starts.
import { answerTasks } from '../sources/isolated-process.ts';
import { readCalendar } from './read-calendar.ts';
import type { CalendarTask } from './read-in-time.ts';

answerTasks(({ text, window }: CalendarTask) => readCalendar(text, window));
