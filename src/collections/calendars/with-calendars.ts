import type { Loader } from 'astro/loaders';
import type { Period } from '../../model/values/days.ts';
import { londonDay } from '../../model/values/london-day.ts';
import type { RequestTools } from '../../http/request.ts';
import { formatProblem } from '../../model/checks/format-issues.ts';
import { saveReport, type ReportedProblem } from '../report.ts';
import type { Availability } from '../../model/schemas/availability.ts';
import { describeBroken, describeFailure } from './describe-calendar.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { readCalendar } from './read-calendar.ts';

const DAYS_AHEAD = 731;
const DAY_MS = 86_400_000;

interface CalendarResult {
  id: string;
  availability?: Availability;
  problems: ReportedProblem[];
}

/** Adds to each house what its calendar says is taken. A calendar that fails is reported and stops nothing. */
export function withCalendars(houses: Loader, tools: RequestTools): Loader {
  return {
    name: houses.name,
    async load(context) {
      await houses.load(context);
      const { store, logger, config } = context;
      const found = store.keys().flatMap((id) => {
        const data = store.get(id)?.data ?? {};
        const url = data['calendarUrl'];
        return typeof url === 'string' ? [{ id, url, data }] : [];
      });
      const results = await Promise.all(found.map(({ id, url }) => readHouse(id, url, tools)));
      for (const { id, availability } of results) {
        const house = found.find((each) => each.id === id);
        if (!availability || !house) continue;
        const data = await context.parseData({ id, data: { ...house.data, availability } });
        store.set({ id, data, digest: context.generateDigest(data) });
      }
      const problems = results.flatMap((result) => result.problems);
      for (const { file, problem, outcome } of problems) {
        logger.warn(`${formatProblem(`properties/${file}`, problem)}\n    ${outcome}`);
      }
      const read = results.filter(({ availability }) => availability);
      await saveReport(config.cacheDir, {
        folder: 'calendars',
        source: found.length > 0 ? 'calendarUrl' : 'none set',
        items: read.length,
        leftOut: results.filter((result) => !read.includes(result)).map(({ id }) => id),
        problems,
        isClean: problems.length === 0,
      });
    },
  };
}

async function readHouse(id: string, url: string, tools: RequestTools): Promise<CalendarResult> {
  const now = tools.now();
  const window: Period = [londonDay(now), londonDay(now + DAYS_AHEAD * DAY_MS)];
  try {
    const { taken, broken } = readCalendar(await fetchCalendar(url, tools), window);
    const sorted = taken.toSorted(([a], [b]) => a.localeCompare(b));
    return {
      id,
      availability: { asOf: window[0], taken: sorted },
      problems: describeBroken(id, url, broken),
    };
  } catch (cause) {
    return { id, problems: [describeFailure(id, url, cause)] };
  }
}
