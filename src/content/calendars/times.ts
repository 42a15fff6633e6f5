import ICAL from 'ical.js';
import type { Day } from '../../dates/days.ts';
import { londonDay } from '../../dates/london.ts';
import type { ContentLine } from './split-calendar.ts';
import { findIana } from 'windows-iana';

/** A part of an event that cannot be read. The message describes it without names of guests. */
export class EventError extends Error {
  override readonly name = 'EventError';
}

/** A date, or a time in a zone. */
export interface Moment {
  wall: WallTime;
  isDate: boolean;
  zone: Zone;
}

/** Gives the zone of a property's times. */
export type ZoneOf = (property: ContentLine) => Zone;

export const DAY_MS = 86_400_000;

const DATE = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)(.*)$/;
const TIME = /^[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z?)$/i;

/** Processes a part of an event; a part that cannot be read is recorded as a fault. */
export function tryOrRecord<T>(faults: string[], job: () => T): T | undefined {
  try {
    return job();
  } catch (cause) {
    faults.push(cause instanceof EventError ? cause.message : 'not valid iCal');
    return undefined;
  }
}

/**
 * Parses a date or time, in any format found in real calendars.
 * @param zone the zone of a time that does not end in Z
 * @param faults receives a fault if the date is valid but the time is not
 * @throws EventError
 */
export function readCalendarTime(
  { name, params, value }: ContentLine,
  zone: Zone,
  faults: string[],
): Moment {
  const fault = `invalid time in ${name}`;
  const [, year, month, day, rest = ''] = DATE.exec(value.trim()) ?? [];
  const date = Date.parse(`${year}-${month}-${day}T00:00Z`);
  // JavaScript rolls 31 February over into March.
  if (new Date(date).getUTCDate() !== Number(day)) throw new EventError(fault);
  const [, hour, minute, second = '00', utc] = TIME.exec(rest) ?? [];
  const time = Date.parse(`1970-01-01T${hour}:${minute}:${second}Z`);
  if (!Number.isNaN(time) && params['VALUE'] !== 'DATE') {
    return { wall: date + time, isDate: false, zone: utc ? UTC : zone };
  }
  if (Number.isNaN(time) && !/^Z?$/i.test(rest)) faults.push(fault);
  return { wall: date, isDate: true, zone };
}

/**
 * Parses a duration, in milliseconds.
 * @throws EventError
 */
export function readDuration(text: string): number {
  try {
    return ICAL.Duration.fromString(text.trim().toUpperCase()).toSeconds() * 1000;
  } catch {
    throw new EventError('invalid DURATION');
  }
}

/** The date at the houses. */
export const dayOfMoment = ({ wall, isDate, zone }: Moment): Day =>
  isDate ? new Date(wall).toISOString().slice(0, 10) : londonDay(zone.toInstant(wall));

/** Writes a moment in the format of its event's start: as a date, or as a time in the same zone. */
export function likeStart(moment: Moment, start: Moment): Moment {
  if (start.isDate) return { ...start, wall: Date.parse(dayOfMoment(moment)) };
  if (moment.zone === start.zone && !moment.isDate) return moment;
  const wall = moment.isDate
    ? moment.wall + start.wall - Math.floor(start.wall / DAY_MS) * DAY_MS
    : start.zone.toWall(moment.zone.toInstant(moment.wall));
  return { ...start, wall };
}

/** A wall-clock time, in milliseconds since 1970 on that clock. */
export type WallTime = number;

/** Converts between the wall-clock time of a zone and milliseconds since 1970 UTC. */
export interface Zone {
  toInstant: (wall: WallTime) => number;
  toWall: (instant: number) => WallTime;
}

const UTC: Zone = { toInstant: (wall) => wall, toWall: (instant) => instant };

/**
 * A standard time zone.
 * @param name an IANA name, alone or after a vendor's path, or a Windows name as in Outlook
 */
export function findZone(name: string): Zone | undefined {
  const names = [name, name.split('/').slice(-2).join('/'), ...findIana(name).slice(0, 1)];
  for (const timeZone of names) {
    try {
      // The Swedish locale formats times as YYYY-MM-DD hh:mm:ss.
      const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
      const format = new Intl.DateTimeFormat('sv-SE', options);
      const toWall = (instant: number) =>
        Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
      const back = (wall: WallTime, near: number) => wall - (toWall(near) - near);
      return { toWall, toInstant: (wall) => back(wall, back(wall, wall)) };
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * A time zone that a calendar describes.
 * @param text a VTIMEZONE
 * @throws the library's errors for invalid iCalendar, and RangeError if it has no offset, or clock changes that are not
 * yearly
 */
export function readZone(text: string): { name: string; zone: Zone } {
  const component = new ICAL.Component(ICAL.parse(text) as never[]);
  const observances = component.getAllSubcomponents();
  if (!observances.some((each) => each.hasProperty('tzoffsetto')))
    throw new RangeError('no offset');
  for (const observance of observances) {
    for (const property of observance.getAllProperties('rrule')) {
      const { freq, interval } = property.getFirstValue() as ICAL.Recur;
      // Other rules can take forever.
      if (freq !== 'YEARLY' || interval !== 1) throw new RangeError('clocks do not change yearly');
    }
  }
  const described = new ICAL.Timezone(component);
  const offsetAt = (wall: WallTime) => described.utcOffset(toFloatingTime(wall, false)) * 1000;
  const toWall = (instant: number) => instant + offsetAt(instant + offsetAt(instant));
  toWall(0);
  return {
    name: described.tzid,
    zone: { toWall, toInstant: (wall) => wall - offsetAt(wall) },
  };
}

/** The library's date, or time without a zone. */
export function toFloatingTime(wall: WallTime, isDate: boolean): ICAL.Time {
  const text = new Date(wall).toISOString();
  return isDate
    ? ICAL.Time.fromDateString(text.slice(0, 10))
    : ICAL.Time.fromDateTimeString(text.slice(0, 19));
}
