import ICAL from 'ical.js';
import {
  tryOrRecord,
  DAY_MS,
  dayOfMoment,
  EventError,
  toFloatingTime,
  likeStart,
  readDuration,
  readCalendarTime,
  type Moment,
  type WallTime,
  type ZoneOf,
} from './times.ts';
import type { ContentLine } from './split-calendar.ts';

export type EventState = 'busy' | 'free' | 'cancelled';

/** An event, as far as it can be read. */
export interface CalendarEvent {
  uid: string | undefined;
  start: Moment;
  lengthMs: number;
  state: EventState;
  /** Undefined if it occurs once. */
  repeats: Repeats | undefined;
  /** The occurrence of another event that this one replaces, and whether it also replaces all later ones. */
  replaced: Moment | undefined;
  isRange: boolean;
  /** The parts that cannot be read. */
  faults: string[];
}

const MAX_DURATION_MS = 3660 * DAY_MS;

/**
 * Reads one event. Unreadable parts, other than its start, are recorded as faults.
 * @param zoneOf gives the zone of a property's times
 * @throws EventError if it has no start
 */
export function readEvent(properties: readonly ContentLine[], zoneOf: ZoneOf): CalendarEvent {
  const faults: string[] = [];
  const find = (name: string) => properties.find((each) => each.name === name);
  const is = (name: string, value: string) => find(name)?.value.trim().toUpperCase() === value;
  const read = (name: string) => {
    const found = find(name);
    return found && readCalendarTime(found, zoneOf(found), faults);
  };
  const start = read('DTSTART');
  if (!start) throw new EventError('no start');
  const readLength = (): number => {
    const end = read('DTEND');
    if (end) return likeStart(end, start).wall - start.wall;
    const duration = find('DURATION')?.value;
    return duration === undefined ? 0 : readDuration(duration);
  };
  return {
    uid: find('UID')?.value,
    start,
    lengthMs: boundLength(tryOrRecord(faults, readLength), start, faults),
    state: is('STATUS', 'CANCELLED') ? 'cancelled' : is('TRANSP', 'TRANSPARENT') ? 'free' : 'busy',
    repeats: find('RECURRENCE-ID') ? undefined : readRepeats(properties, start, zoneOf, faults),
    replaced: tryOrRecord(faults, () => read('RECURRENCE-ID')),
    isRange: find('RECURRENCE-ID')?.params['RANGE']?.toUpperCase() === 'THISANDFUTURE',
    faults,
  };
}

/** The length of an event; one night if unknown. */
function boundLength(length: number | undefined, { isDate }: Moment, faults: string[]): number {
  if (length === undefined) return DAY_MS;
  if (length < 0) {
    faults.push('ends before it begins');
    return DAY_MS;
  }
  if (length > MAX_DURATION_MS) {
    faults.push('lasts longer than ten years');
    return MAX_DURATION_MS;
  }
  // Some calendars write a single night as an all-day event that ends on its first day.
  return isDate ? Math.max(1, Math.ceil(length / DAY_MS)) * DAY_MS : length;
}

const INTERVAL_LIMIT = 1000;
const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'];

/** Recurrence rules and dates, all in the time zone of the event's start. */
interface Repeats {
  rules: ICAL.Component;
  excluded: WallTime[];
}

/**
 * Reads an event's recurrence rules. First converts all its times to the time zone of its start, since the library does
 * not support zones that the calendar does not describe, or dates mixed with times.
 * @param faults receives the parts that cannot be read
 */
function readRepeats(
  properties: readonly ContentLine[],
  start: Moment,
  zoneOf: ZoneOf,
  faults: string[],
): Repeats | undefined {
  const rules = new ICAL.Component('vevent');
  const excluded: WallTime[] = [];
  const readDates = (property: ContentLine) => {
    // The library mistakes a period for a time.
    if (property.value.includes('/'))
      throw new EventError('has RDATE periods, which are not supported');
    for (const value of property.value.split(',')) {
      tryOrRecord(faults, () => {
        const moment = readCalendarTime({ ...property, value }, zoneOf(property), faults);
        const { wall } = likeStart(moment, start);
        if (property.name === 'EXDATE') excluded.push(wall);
        else rules.addPropertyWithValue('rdate', toFloatingTime(wall, start.isDate));
      });
    }
  };
  for (const property of properties) {
    tryOrRecord(faults, () => {
      if (property.name === 'RRULE') {
        rules.addPropertyWithValue('rrule', readRule(property.value, start, faults));
      } else if (property.name === 'RDATE' || property.name === 'EXDATE') readDates(property);
    });
  }
  const isRepeated = rules.hasProperty('rrule') || rules.hasProperty('rdate');
  return isRepeated ? { rules, excluded } : undefined;
}

function readRule(value: string, start: Moment, faults: string[]): ICAL.Recur {
  const parts = value
    .trim()
    .toUpperCase()
    .split(';')
    .filter((part) => part.includes('='));
  const isUntil = (part: string) => part.startsWith('UNTIL=');
  const rule = ICAL.Recur.fromString(parts.filter((part) => !isUntil(part)).join(';'));
  checkRule(rule);
  const until = parts.find(isUntil)?.slice('UNTIL='.length);
  if (until !== undefined)
    rule.until = toFloatingTime(readUntil(until, start, faults), start.isDate);
  return rule;
}

/** The last time at which an event may begin, in the time zone of its start. */
function readUntil(value: string, start: Moment, faults: string[]): number {
  const until = readCalendarTime({ name: 'UNTIL', params: {}, value }, start.zone, faults);
  if (until.isDate && !start.isDate) return until.wall + DAY_MS - 1;
  // Calendars write 23:59:59 UTC to mean that day, although it is the next day here in summer.
  const isLastSecond = value.endsWith('5959Z');
  if (start.isDate && isLastSecond) return Date.parse(dayOfMoment({ ...until, isDate: true }));
  return likeStart(until, start).wall;
}

/** The library searches forever if a daily rule's conditions are never met, and steps through intervals day by day. */
function checkRule({ freq, interval, parts }: ICAL.Recur): void {
  const isConditional = freq === 'DAILY' && Object.keys(parts).length > 0;
  if (isConditional || !FREQUENCIES.includes(freq)) {
    throw new EventError('repeats more often than daily, or daily on conditions');
  }
  if (interval > INTERVAL_LIMIT) {
    throw new EventError(`repeats at intervals of more than ${INTERVAL_LIMIT}`);
  }
}
