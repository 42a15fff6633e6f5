import ICAL from 'ical.js';
import type { Period } from '../../dates/days.ts';
import { UnusableError } from '../sources/unusable-error.ts';
import { readEvent, type CalendarEvent, type EventState } from './read-event.ts';
import {
  tryOrRecord,
  type ZoneOf,
  findZone,
  readZone,
  type Zone,
  DAY_MS,
  dayOfMoment,
  EventError,
  toFloatingTime,
  likeStart,
  type WallTime,
} from './times.ts';
import { readProperties, splitCalendar, type CalendarComponent } from './split-calendar.ts';

interface BrokenEvent {
  /** The line of the calendar on which the event begins. */
  line: number;
  reason: string;
}

export interface CalendarReading {
  /** In the calendar's order, possibly overlapping. No other details of an event are kept. */
  booked: Period[];
  /** Events that cannot be read completely. */
  broken: BrokenEvent[];
  /** The number of events with all-day occurrences within the window that are marked as free. */
  freeEvents: number;
}

const OCCURRENCE_LIMIT = 2000;
/** A century of daily occurrences and a few thousand moved ones: about a second of work. */
const STEP_LIMIT = 40_000;
const OUR_ZONE = 'Europe/London';

/**
 * Reads the taken nights within a window of days from an iCalendar string.
 * @throws UnusableError if it is not a calendar, or has more events than a house could have bookings
 */
export function readCalendar(text: string, window: Period): CalendarReading {
  const { zones, events, busyTimes, zoneName } = splitCalendar(text);
  const reading: CalendarReading = { booked: [], broken: [], freeEvents: 0 };
  const report = ({ line }: CalendarComponent, faults: readonly string[]) => {
    if (faults.length > 0) reading.broken.push({ line, reason: [...new Set(faults)].join(', ') });
  };
  for (const block of busyTimes) report(block, ['busy times without events']);
  const zoneOf = readZones(zones, zoneName, report);
  const read = events.flatMap((block) => {
    const faults: string[] = [];
    const event = tryOrRecord(faults, () => readEvent(readProperties(block), zoneOf));
    if (!event) report(block, faults);
    return event ? [{ block, event }] : [];
  });
  const replacements = Map.groupBy(
    read.flatMap(({ event }) => (event.replaced && event.uid ? [event] : [])),
    ({ uid }) => uid,
  );
  const budget: StepBudget = { left: STEP_LIMIT };
  for (const { block, event } of read) {
    const nights: Nights = { booked: reading.booked, isFree: false };
    tryOrRecord(event.faults, () => {
      addNights(nights, event, replacements.get(event.uid) ?? [], window, budget);
    });
    if (nights.isFree) reading.freeEvents += 1;
    if (event.state === 'busy') report(block, event.faults);
    if (reading.booked.length > OCCURRENCE_LIMIT) {
      throw new UnusableError(
        `more than ${OCCURRENCE_LIMIT} future bookings`,
        'use a calendar with this house’s bookings only',
      );
    }
  }
  return reading;
}

/** Looks up a zone in the calendar, then among standard zones. Times without a zone use the calendar's zone, or ours. */
function readZones(
  blocks: readonly CalendarComponent[],
  calendarZone: string | undefined,
  report: (block: CalendarComponent, faults: readonly string[]) => void,
): ZoneOf {
  const known = new Map<string, Zone | undefined>();
  const zoneNamed = (name: string) => {
    if (!known.has(name)) known.set(name, findZone(name));
    return known.get(name);
  };
  for (const block of blocks) {
    try {
      const { name, zone } = readZone(block.lines.join('\r\n'));
      known.set(name, zone);
    } catch {
      const name = readProperties(block)
        .find((each) => each.name === 'TZID')
        ?.value.trim();
      if (!name || !zoneNamed(name)) report(block, ['a time zone that cannot be read']);
    }
  }
  const calendarTimeZone = zoneNamed(calendarZone ?? OUR_ZONE) ?? zoneNamed(OUR_ZONE);
  return ({ params: { TZID: name } }) => ((name && zoneNamed(name)) || calendarTimeZone) as Zone;
}

/** A limit on expanding recurrences, shared by all events of a calendar. */
interface StepBudget {
  /** The number of recurrences that may still be expanded. */
  left: number;
}

/** The nights of an event, one period for each occurrence. */
interface Nights {
  booked: Period[];
  /** Whether it has all-day occurrences marked as free. */
  isFree: boolean;
}

/**
 * Adds the nights that an event occupies within a window of days. A timed event occupies those between its first and last day.
 * @param replacements events that replace occurrences of this one; callers read them as events too
 * @param budget decreases with each recurrence expanded
 */
function addNights(
  nights: Nights,
  { start, lengthMs, state, repeats }: CalendarEvent,
  replacements: readonly CalendarEvent[],
  [first, last]: Period,
  budget: StepBudget,
): void {
  // Other time zones are less than a day ahead or behind.
  const earliest = Date.parse(first) - DAY_MS;
  const add = (wall: WallTime, length: number, eventState: EventState) => {
    if (wall + length < earliest) return;
    const from = dayOfMoment({ ...start, wall });
    const until = dayOfMoment({ ...start, wall: wall + length });
    if (eventState === 'cancelled' || from >= until || until <= first || from >= last) return;
    if (eventState === 'busy') nights.booked.push([from, until]);
    else nights.isFree ||= start.isDate;
  };
  if (!repeats) {
    add(start.wall, lengthMs, state);
    return;
  }
  budget.left -= replacements.length;
  const replaced = replacements.flatMap((each) =>
    each.replaced ? [{ ...each, occurrence: likeStart(each.replaced, start).wall }] : [],
  );
  const ranges = replaced
    .filter(({ isRange }) => isRange)
    .sort((a, b) => b.occurrence - a.occurrence);
  const done = new Set([...repeats.excluded, ...replaced.map(({ occurrence }) => occurrence)]);
  const occur = (wall: WallTime) => {
    if (done.has(wall)) return;
    done.add(wall);
    const range = ranges.find(({ occurrence }) => occurrence < wall);
    if (!range) add(wall, lengthMs, state);
    else
      add(
        wall + likeStart(range.start, start).wall - range.occurrence,
        range.lengthMs,
        range.state,
      );
  };
  occur(start.wall);
  const dates = new ICAL.RecurExpansion({
    component: repeats.rules,
    dtstart: toFloatingTime(start.wall, start.isDate),
  });
  for (; budget.left > 0; budget.left--) {
    const next = dates.next() as ICAL.Time | null;
    if (!next || next.toString().slice(0, 10) > last) return;
    occur(next.toUnixTime() * 1000);
  }
  throw new EventError('repeats too often');
}
