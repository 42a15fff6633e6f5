import type { Loader } from 'astro/loaders';
import { limitFunction } from 'p-limit';
import type { Period } from '../../values/dates/days.ts';
import { londonDay } from '../../values/dates/london.ts';
import type { RequestTools } from '../http/request.ts';
import { formatProblem, needsMending } from '../checks/problem.ts';
import { saveReport } from '../report/report.ts';
import { describeBroken, describeFree, describeUnread, noteCalendar } from './describe-calendar.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import type { CalendarReading } from './read-calendar.ts';
import { readCalendarInTime } from './read-in-time.ts';

const DAYS_AHEAD = 731;
const DAY_MS = 86_400_000;
/** Few enough for each to have a processor core, so that calendars do not use up each other's time limits. */
const READ_AT_ONCE = 2;

type ReadCalendar = (text: string, window: Period) => Promise<CalendarReading>;

/**
 * Adds to each house the nights its calendar says are taken. A calendar that cannot be read is only reported.
 * @param read reads the text of one calendar
 */
export function withCalendars(
  houses: Loader,
  tools: RequestTools,
  read: ReadCalendar = readCalendarInTime,
): Loader {
  return {
    name: houses.name,
    async load(context) {
      await houses.load(context);
      const { store, logger, config } = context;
      const found = store.values().filter(({ data }) => typeof data['calendarUrl'] === 'string');
      const readNext = limitFunction(read, { concurrency: READ_AT_ONCE });
      const results = await Promise.all(
        found.map(({ id, data }) => readHouse(id, String(data['calendarUrl']), tools, readNext)),
      );
      for (const { id, availability } of results) {
        if (!availability) continue;
        const house = { ...store.get(id)?.data, availability };
        const data = await context.parseData({ id, data: house });
        store.set({ id, data, digest: context.generateDigest(data) });
      }
      const problems = results.flatMap((result) => result.problems);
      for (const { file, problem, outcome } of problems) {
        const lines = `${formatProblem(`properties/${file}`, problem)}\n    ${outcome}`;
        if (problem.isNotice) logger.info(lines);
        else logger.warn(lines);
      }
      const unknown = results.filter(({ availability }) => !availability);
      await saveReport(config.cacheDir, {
        folder: 'calendars',
        source: found.length > 0 ? 'calendarUrl' : 'none set',
        items: results.length - unknown.length,
        leftOut: unknown.map(({ id }) => id),
        problems,
        notes: results.flatMap(({ notes }) => notes),
        isClean: !needsMending(problems.map(({ problem }) => problem)),
      });
    },
  };
}

async function readHouse(id: string, url: string, tools: RequestTools, read: ReadCalendar) {
  const now = tools.now();
  const window: Period = [londonDay(now), londonDay(now + DAYS_AHEAD * DAY_MS)];
  try {
    const reading = await read(await fetchCalendar(url, tools), window);
    const { broken, freeEvents } = reading;
    const taken = reading.taken.toSorted(([a], [b]) => a.localeCompare(b));
    const isIncomplete = broken.length > 0;
    return {
      id,
      availability: { asOf: window[0], taken, ...(isIncomplete && { isIncomplete }) },
      problems: [...describeBroken(id, url, broken), ...describeFree(id, url, freeEvents)],
      notes: noteCalendar(id, reading),
    };
  } catch (cause) {
    return { id, availability: undefined, problems: [describeUnread(id, url, cause)], notes: [] };
  }
}
