import ICAL from 'ical.js';
import type { Period } from '../../values/days.ts';
import { UnusableError } from '../processes/unusable-error.ts';
import { EventError, nightsOf, parseEvent, parseZone, type StepBudget } from './read-event.ts';
import { splitCalendar, type Block } from './split-calendar.ts';

export interface BrokenEvent {
  /** The line of the calendar on which the event begins. */
  line: number;
  reason: string;
}

export interface CalendarReading {
  /** As in the calendar: in any order, possibly overlapping. Nothing else about an event is kept. */
  taken: Period[];
  broken: BrokenEvent[];
}

const OCCURRENCE_LIMIT = 2000;
/** A century of days plus a few thousand moved ones: about a second of work. */
const STEP_LIMIT = 40_000;

/**
 * Reads which nights an iCal text says are taken within a window of days.
 * @throws UnusableError when it is not a calendar, or has more events than a house could have bookings
 */
export function readCalendar(text: string, window: Period): CalendarReading {
  const { zones, events } = splitCalendar(text);
  const root = new ICAL.Component('vcalendar');
  const broken: BrokenEvent[] = [];
  const attempt = <T>({ line }: Block, job: () => T): T | undefined => {
    try {
      return job();
    } catch (cause) {
      const reason = cause instanceof EventError ? cause.message : 'not written as iCal';
      broken.push({ line, reason });
      return undefined;
    }
  };
  for (const zone of zones) {
    attempt(zone, () => root.addSubcomponent(parseZone(zone.text)));
  }
  const parsed = events.flatMap((block) => {
    const event = attempt(block, () => parseEvent(block.text, root));
    return event ? [{ block, event, uid: event.getFirstPropertyValue('uid') }] : [];
  });
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const exceptions = Map.groupBy(
    parsed.filter(({ event }) => isException(event)),
    ({ uid }) => uid,
  );
  const masters = parsed.filter(({ event }) => !isException(event));
  const known = new Set(masters.map(({ uid }) => uid));
  const alone = parsed.filter(({ event, uid }) => isException(event) && !known.has(uid));
  const taken: Period[] = [];
  const budget: StepBudget = { left: STEP_LIMIT };
  for (const { block, event, uid } of [...masters, ...alone]) {
    const own = isException(event) ? [] : (exceptions.get(uid) ?? []).map((each) => each.event);
    taken.push(...(attempt(block, () => nightsOf(event, own, window, budget)) ?? []));
    if (taken.length > OCCURRENCE_LIMIT) {
      throw new UnusableError(
        `more than ${OCCURRENCE_LIMIT} bookings ahead`,
        'give the calendar of this house alone',
      );
    }
  }
  return { taken, broken };
}
