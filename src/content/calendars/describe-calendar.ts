import { fileProblem } from '../checks/problem.ts';
import { hostOf } from '../../values/host-of.ts';
import type { ReportedProblem } from '../report/report.ts';
import { UnusableError } from '../processes/unusable-error.ts';
import type { BrokenEvent } from './read-calendar.ts';
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
  const fix = 'mend or remove them where bookings are kept, and build again';
  return [
    {
      file: `${id}.json`,
      outcome: 'The other bookings are shown; the nights of these are not known to be taken.',
      problem: problemOf('bookings that can be read', got, fix),
    },
  ];
}

const problemOf = (expected: string, got: string, fix: string) => ({
  ...fileProblem(expected, got, fix),
  field: 'calendarUrl',
});
