import { fileProblem } from '../checks/problem.ts';
import { hostOf } from '../../values/text/urls.ts';
import type { ReportedProblem } from '../report/report.ts';
import { UnusableError } from '../processes/unusable-error.ts';
import type { BrokenEvent, CalendarReading } from './read-calendar.ts';
import { UNREADABLE } from './read-in-time.ts';

const SHOWN_EVENTS = 5;

/** Reports a calendar that cannot be used, by its host alone, since the whole address may be a key to it. */
export function describeUnread(id: string, url: string, cause: unknown): ReportedProblem {
  const { message, fix } =
    cause instanceof UnusableError ? cause : new UnusableError(...UNREADABLE);
  return {
    file: `${id}.json`,
    outcome: 'No taken days are known, and the page of the house says so.',
    problem: problemOf('an iCal calendar', `${message} from ${hostOf(url)}`, fix),
  };
}

/** Reports events that cannot be read, by line number only, since their words are the guests' own. */
export function describeBroken(
  id: string,
  url: string,
  broken: readonly BrokenEvent[],
): ReportedProblem[] {
  if (broken.length === 0) return [];
  const named = broken.slice(0, SHOWN_EVENTS).map(({ line, reason }) => `line ${line}: ${reason}`);
  const more = broken.length - named.length;
  const list = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  const got = `${broken.length} that cannot, from ${hostOf(url)} (${list})`;
  const fix = 'correct or delete them where bookings are kept, and build again';
  return [
    {
      file: `${id}.json`,
      outcome:
        'Nights that could be read are shown as taken, and the page of the house says that there may be more.',
      problem: problemOf('bookings that can be read', got, fix),
    },
  ];
}

/** Reports how many events take no nights because their days are marked as free, which is Google's default. */
export function describeFree(id: string, url: string, count: number): ReportedProblem[] {
  if (count === 0) return [];
  const got = `${count} all-day ${count === 1 ? 'event' : 'events'} marked as free, from ${hostOf(url)}`;
  const fix = 'mark bookings as busy where they are kept, and build again';
  return [
    {
      file: `${id}.json`,
      outcome: 'Their nights are not taken.',
      problem: { ...problemOf('bookings marked as busy', got, fix), isNotice: true },
    },
  ];
}

/** What the dashboard says of a calendar: counts alone, since everybody may read it. */
export function noteCalendar(id: string, { broken, freeEvents }: CalendarReading): string[] {
  const count = (events: number) => (events === 1 ? '1 event' : `${events} events`);
  return [
    ...(broken.length > 0
      ? [`${id}: could not read ${count(broken.length)} in full, so more nights may be taken`]
      : []),
    ...(freeEvents > 0 ? [`${id}: ignored ${count(freeEvents)} of whole days marked as free`] : []),
  ];
}

const problemOf = (expected: string, got: string, fix: string) => ({
  ...fileProblem(expected, got, fix),
  field: 'calendarUrl',
});
