import { readRepeats, type Repeats } from './repeats.ts';
import {
  attempt,
  DAY_MS,
  EventError,
  likeStart,
  readDuration,
  readTime,
  type Moment,
  type ZoneOf,
} from './times.ts';
import type { Property } from './split-calendar.ts';

export type State = 'busy' | 'free' | 'cancelled';

/** An event, as far as it can be read. */
export interface CalendarEvent {
  uid: string | undefined;
  start: Moment;
  lengthMs: number;
  state: State;
  /** Undefined if it occurs once. */
  repeats: Repeats | undefined;
  /** The occurrence of another event that this one replaces, and whether it does so with all later ones. */
  replaced: Moment | undefined;
  isRange: boolean;
  /** What cannot be read. */
  faults: string[];
}

const LONGEST_MS = 3660 * DAY_MS;

/**
 * Reads one event. What cannot be read besides its start is noted as a fault.
 * @param zoneOf gives the zone of a property's times
 * @throws EventError if it has no start
 */
export function readEvent(properties: readonly Property[], zoneOf: ZoneOf): CalendarEvent {
  const faults: string[] = [];
  const find = (name: string) => properties.find((each) => each.name === name);
  const is = (name: string, value: string) => find(name)?.value.trim().toUpperCase() === value;
  const read = (name: string) => {
    const found = find(name);
    return found && readTime(found, zoneOf(found), faults);
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
    lengthMs: boundLength(attempt(faults, readLength), start, faults),
    state: is('STATUS', 'CANCELLED') ? 'cancelled' : is('TRANSP', 'TRANSPARENT') ? 'free' : 'busy',
    repeats: find('RECURRENCE-ID') ? undefined : readRepeats(properties, start, zoneOf, faults),
    replaced: attempt(faults, () => read('RECURRENCE-ID')),
    isRange: find('RECURRENCE-ID')?.params['RANGE']?.toUpperCase() === 'THISANDFUTURE',
    faults,
  };
}

/** The length of an event; a night where it is not known. */
function boundLength(length: number | undefined, { isDate }: Moment, faults: string[]): number {
  if (length === undefined) return DAY_MS;
  if (length < 0) {
    faults.push('ends before it begins');
    return DAY_MS;
  }
  if (length > LONGEST_MS) {
    faults.push('lasts longer than ten years');
    return LONGEST_MS;
  }
  // Some calendars write a single night as an all-day event that ends on the day it begins.
  return isDate ? Math.max(1, Math.ceil(length / DAY_MS)) * DAY_MS : length;
}
