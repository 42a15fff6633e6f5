import type { Loader } from 'astro/loaders';
import { limitFunction } from 'p-limit';
import { mergePeriods, type Day, type Period } from '../../dates/days.ts';
import { londonDay } from '../../dates/london.ts';
import type { Property } from '../model/schemas/property.ts';
import type { HttpDependencies } from '../sources/request.ts';
import { fileProblem } from '../model/problem.ts';
import { createReport, publishReport, type ReportedProblem } from '../pipeline/report.ts';
import type { CalendarReading } from './read-calendar.ts';
import { parseWithTimeout, UNREADABLE } from './parse-with-timeout.ts';
import { countOf } from '../../numbers/format.ts';
import { hostOf } from '../../text/urls.ts';
import { UnusableError } from '../sources/unusable-error.ts';
import { fetchFile } from '../sources/fetch-file.ts';

/** The name of the calendars' report. */
const CALENDARS = 'calendars';

const DAYS_AHEAD = 731;
const DAY_MS = 86_400_000;
/** Few enough for each to have a processor core, so that calendars do not slow each other down beyond the time limit. */
const MAX_CONCURRENT_READS = 2;

type ReadCalendar = (text: string, window: Period) => Promise<CalendarReading>;

/**
 * Adds the taken nights to each house, from its calendar and its own bookings. A calendar that cannot be read is only reported.
 * @param read fetches one calendar as a string
 */
export function withCalendars(
  loader: Loader,
  tools: HttpDependencies,
  read: ReadCalendar = parseWithTimeout,
): Loader {
  return {
    name: loader.name,
    async load(context) {
      await loader.load(context);
      const { store } = context;
      const houses = store.values();
      const found = houses.filter(({ data }) => typeof data['calendarUrl'] === 'string');
      const readNext = limitFunction(read, { concurrency: MAX_CONCURRENT_READS });
      const results = await Promise.all(
        found.map(({ id, data }) => readHouse(id, String(data['calendarUrl']), tools, readNext)),
      );
      const today = londonDay(tools.now());
      for (const { id, data: property } of houses) {
        const bookedByPhone = periodsOfBookings(property['bookings'], today);
        const result = results.find((each) => each.id === id);
        const availability = result
          ? result.availability
          : bookedByPhone.length > 0 && { asOf: today, booked: [] };
        if (!availability) continue;
        const booked = mergePeriods([...availability.booked, ...bookedByPhone]);
        const house = { ...property, availability: { ...availability, booked } };
        const data = await context.parseData({ id, data: house });
        store.set({ id, data, digest: context.generateDigest(data) });
      }
      const problems = results.flatMap((result) => result.problems);
      const unknown = results.filter(({ availability }) => !availability);
      const report = createReport({
        folder: CALENDARS,
        source: found.length > 0 ? 'calendarUrl' : 'none set',
        items: results.length - unknown.length,
        skipped: unknown.map(({ id }) => id),
        problems,
        notes: results.flatMap(({ notes }) => notes),
      });
      // A calendar that is down for a day must not stop a build.
      await publishReport(report, 'off', context);
    },
  };
}

/** The nights of a house's own bookings, without those that are over. */
const periodsOfBookings = (bookings: unknown, today: Day): Period[] =>
  ((bookings ?? []) as NonNullable<Property['bookings']>).flatMap(({ arrive, leave }): Period[] =>
    leave > today ? [[arrive, leave]] : [],
  );

async function readHouse(id: string, url: string, tools: HttpDependencies, read: ReadCalendar) {
  const now = tools.now();
  const window: Period = [londonDay(now), londonDay(now + DAYS_AHEAD * DAY_MS)];
  try {
    const reading = await read(await fetchCalendar(url, tools), window);
    const isIncomplete = reading.broken.length > 0;
    return {
      id,
      availability: {
        asOf: window[0],
        booked: reading.booked,
        ...(isIncomplete && { isIncomplete }),
      },
      ...describeReading(id, url, reading),
    };
  } catch (cause) {
    return {
      id,
      availability: undefined,
      problems: [describeUnreadableCalendar(id, url, cause)],
      notes: [],
    };
  }
}

const SHOWN_EVENTS = 5;

/** A problem with a house's calendar, named by its host only, since the full URL may be secret. */
const reportOn = (
  id: string,
  outcome: string,
  { expected, got, fix }: { expected: string; got: string; fix: string },
): ReportedProblem => ({
  file: `properties/${id}.json`,
  outcome,
  problem: { ...fileProblem(expected, got, fix), field: 'calendarUrl' },
});

function describeUnreadableCalendar(id: string, url: string, cause: unknown): ReportedProblem {
  const { message, fix } =
    cause instanceof UnusableError ? cause : new UnusableError(...UNREADABLE);
  return reportOn(id, 'The taken days are unknown, and the house’s page says so.', {
    expected: 'an iCal calendar',
    got: `${message} from ${hostOf(url)}`,
    fix,
  });
}

const NEXT_BUILD = 'in your booking system; the next build reads the calendar again';

/**
 * Reports unreadable events by line number only, since their contents may name guests, and the number of events that
 * take no nights because they are marked as free, which is Google's default. The dashboard's notes are counts only, since
 * the page is public.
 */
function describeReading(id: string, url: string, { broken, freeEvents }: CalendarReading) {
  const problems: ReportedProblem[] = [];
  const notes: string[] = [];
  if (broken.length > 0) {
    const named = broken
      .slice(0, SHOWN_EVENTS)
      .map(({ line, reason }) => `line ${line}: ${reason}`);
    const more = broken.length - named.length;
    const list = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
    const outcome =
      'The nights that could be read are shown as taken, and the house’s page says that there may be more.';
    problems.push(
      reportOn(id, outcome, {
        expected: 'bookings that can be read',
        got: `${broken.length} unreadable, from ${hostOf(url)} (${list})`,
        fix: `correct or delete them ${NEXT_BUILD}`,
      }),
    );
    const events = countOf(broken.length, 'event');
    notes.push(`${id}: could not read ${events} in full, so more nights may be taken`);
  }
  if (freeEvents > 0) {
    const { problem, ...free } = reportOn(id, 'Their nights are shown as free.', {
      expected: 'bookings marked as busy',
      got: `${countOf(freeEvents, 'all-day event')} marked as free, from ${hostOf(url)}`,
      fix: `mark bookings as busy ${NEXT_BUILD}`,
    });
    problems.push({ ...free, problem: { ...problem, isNotice: true } });
    notes.push(`${id}: ignored ${countOf(freeEvents, 'event')} marked as free all day`);
  }
  return { problems, notes };
}

const LIMIT_BYTES = 1_000_000;

const ADVICE = {
  large: 'share a calendar without past years',
  status: 'copy the calendar’s iCal address again from your booking system',
};

/**
 * Fetches a calendar as a string.
 * @throws UnusableError unless it arrives completely, within the time limit and 1 MB
 */
export async function fetchCalendar(url: string, tools: HttpDependencies): Promise<string> {
  const options = { headers: { accept: 'text/calendar' }, limitBytes: LIMIT_BYTES };
  return new TextDecoder().decode(await fetchFile(url, tools, options, ADVICE));
}
