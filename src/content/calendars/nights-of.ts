import ICAL from 'ical.js';
import type { Period } from '../../dates/days.ts';
import type { CalendarEvent, EventState } from './read-event.ts';
import {
  tryOrRecord,
  DAY_MS,
  dayOfMoment,
  EventError,
  toFloatingTime,
  likeStart,
  type WallTime,
} from './times.ts';

/** A limit on expanding recurrences, shared by all events of a calendar. */
export interface StepBudget {
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
 * The nights that an event occupies within a window of days. A timed event occupies those between its first and last day.
 * @param replacements events that replace occurrences of this one; callers read them as events too
 * @param budget decreases with each recurrence expanded
 */
export function nightsOf(
  event: CalendarEvent,
  replacements: readonly CalendarEvent[],
  window: Period,
  budget: StepBudget,
): Nights {
  const nights: Nights = { booked: [], isFree: false };
  tryOrRecord(event.faults, () => {
    addNights(nights, event, replacements, window, budget);
  });
  return nights;
}

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
