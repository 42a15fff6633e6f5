import ICAL from 'ical.js';
import type { Period } from '../../values/days.ts';
import { dayOf } from './london-day.ts';

/** An event that cannot be read; the message says why, without naming anybody. */
export class EventError extends Error {
  override readonly name = 'EventError';
}

/** How many more repeats may be looked at, over all events of a calendar. */
export interface StepBudget {
  left: number;
}

const INTERVAL_LIMIT = 1000;
const DURATION_LIMIT_S = 3660 * 86_400;

/**
 * Reads one event.
 * @param root holds the time zones that the event may refer to
 * @throws EventError for values that no real calendar has, and the library's errors for what is not iCal
 */
export function parseEvent(text: string, root: ICAL.Component): ICAL.Component {
  const event = new ICAL.Component(ICAL.parse(text) as never[]);
  // Not added to the root's list, which is searched for every time that has an unknown zone.
  event.parent = root;
  for (const name of ['dtstart', 'dtend', 'recurrence-id']) checkTime(event, name);
  checkRules(event);
  checkDuration(event);
  return event;
}

/**
 * Reads a time zone described in a calendar.
 * @throws EventError if its clocks change by anything but a yearly rule, and the library's errors for what is not iCal
 */
export function parseZone(text: string): ICAL.Component {
  const zone = new ICAL.Component(ICAL.parse(text) as never[]);
  for (const observance of zone.getAllSubcomponents()) {
    for (const property of observance.getAllProperties('rrule')) {
      const { freq, interval } = property.getFirstValue() as ICAL.Recur;
      if (freq !== 'YEARLY' || interval !== 1) {
        throw new EventError('a time zone whose clocks do not change yearly');
      }
    }
  }
  return zone;
}

/** The library reads 99 August as a day in November, so a parsed time must print as it was written. */
function checkTime(event: ICAL.Component, name: string): void {
  const property = event.getFirstProperty(name);
  if (!property) {
    if (name === 'dtstart') throw new EventError('no start');
    return;
  }
  if (property.getFirstValue()?.toString() !== (property.toJSON() as unknown[])[3]) {
    throw new EventError(`no such time in ${name.toUpperCase()}`);
  }
}

const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'];

/** The library searches for ever if a daily rule's conditions are never met, and steps through intervals day by day. */
function checkRules(event: ICAL.Component): void {
  for (const property of event.getAllProperties('rrule')) {
    const { freq, interval, parts } = property.getFirstValue() as ICAL.Recur;
    const isConditional = freq === 'DAILY' && Object.keys(parts).length > 0;
    if (isConditional || !FREQUENCIES.includes(freq)) {
      throw new EventError('repeats more often than daily, or daily on conditions');
    }
    if (interval > INTERVAL_LIMIT) {
      throw new EventError(`repeats at intervals of more than ${INTERVAL_LIMIT}`);
    }
  }
  // The library mistakes a period for a time.
  if (event.getAllProperties('rdate').some(({ type }) => type === 'period')) {
    throw new EventError('repeats by periods');
  }
}

/** The library counts the days of a duration one by one. */
function checkDuration(event: ICAL.Component): void {
  const duration = event.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return;
  if (duration.toSeconds() > DURATION_LIMIT_S) {
    throw new EventError('lasts longer than ten years');
  }
}

/** Whether an event blocks its nights: it is neither cancelled nor marked as free. */
const isBusy = (event: ICAL.Component): boolean =>
  String(event.getFirstPropertyValue('status')).toUpperCase() !== 'CANCELLED' &&
  String(event.getFirstPropertyValue('transp')).toUpperCase() !== 'TRANSPARENT';

/**
 * The nights an event takes within the window, one period for each occurrence. A timed event takes those between its
 * first and last day.
 * @param exceptions occurrences of the same event that were moved or cancelled
 * @param budget shrinks with each repeat looked at
 * @throws EventError
 */
export function nightsOf(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  window: Period,
  budget: StepBudget,
): Period[] {
  const single = new ICAL.Event(component, { exceptions: [] });
  if (!single.isRecurring()) return periodOf(single, single.startDate, single.endDate, window);
  budget.left -= exceptions.length;
  if (budget.left < 0) throw new EventError('repeats too often');
  const event = new ICAL.Event(component, { exceptions });
  const found: Period[] = [];
  const dates = event.iterator();
  for (; budget.left > 0; budget.left--) {
    const next = dates.next() as ICAL.Time | null;
    if (!next || dayOf(next) >= window[1]) return found;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    found.push(...periodOf(item, startDate, endDate, window));
  }
  throw new EventError('repeats too often');
}

function periodOf(
  { component }: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time,
  [first, last]: Period,
): Period[] {
  const zoneOf = (name: string) =>
    component.getFirstProperty(name)?.getParameter('tzid') as string | undefined;
  const startZone = zoneOf('dtstart');
  const from = dayOf(start, startZone);
  const to = dayOf(end, zoneOf('dtend') ?? startZone);
  if (to < from) throw new EventError('ends before it begins');
  // Some calendars write a single night as an all-day event that ends on the day it begins.
  const until = start.isDate && to === from ? dayOf(nextDay(end)) : to;
  return isBusy(component) && from < until && until > first && from < last ? [[from, until]] : [];
}

function nextDay(day: ICAL.Time): ICAL.Time {
  const next = day.clone();
  next.addDuration(ICAL.Duration.fromData({ days: 1 }));
  return next;
}
