import type { Period } from '../../dates/days.ts';
import { UnusableError } from '../sources/unusable-error.ts';
import { nightsOf, type StepBudget } from './nights-of.ts';
import { readEvent } from './read-event.ts';
import { tryOrRecord, type ZoneOf, findZone, readZone, type Zone } from './times.ts';
import { readProperties, splitCalendar, type CalendarComponent } from './split-calendar.ts';

export interface BrokenEvent {
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
    const { booked, isFree } = nightsOf(event, replacements.get(event.uid) ?? [], window, budget);
    reading.booked.push(...booked);
    if (isFree) reading.freeEvents += 1;
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
