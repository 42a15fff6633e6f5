import ICAL from 'ical.js';
import type { Day } from '../../values/dates/days.ts';
import { londonDay } from '../../values/dates/london.ts';
import type { Property } from './split-calendar.ts';
import { UTC, type WallTime, type Zone } from './zones.ts';

/** Something of an event that cannot be read; the message says what, without naming anybody. */
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
export type ZoneOf = (property: Property) => Zone;

export const DAY_MS = 86_400_000;

const DATE = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)(.*)$/;
const TIME = /^[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z?)$/i;

/** Does something with a part of an event; a part that cannot be read is noted as a fault. */
export function attempt<T>(faults: string[], job: () => T): T | undefined {
  try {
    return job();
  } catch (cause) {
    faults.push(cause instanceof EventError ? cause.message : 'not written as iCal');
    return undefined;
  }
}

/**
 * Reads a date or time, in any spelling that calendars are found with.
 * @param zone of a time that does not end in Z
 * @param faults gets what cannot be read of a time whose date can be
 * @throws EventError
 */
export function readTime({ name, params, value }: Property, zone: Zone, faults: string[]): Moment {
  const fault = `no such time in ${name}`;
  const [, year, month, day, rest = ''] = DATE.exec(value.trim()) ?? [];
  const date = Date.parse(`${year}-${month}-${day}T00:00Z`);
  // JavaScript reads 31 February as a day in March.
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
 * Reads a length of time, in milliseconds.
 * @throws EventError
 */
export function readDuration(text: string): number {
  try {
    return ICAL.Duration.fromString(text.trim().toUpperCase()).toSeconds() * 1000;
  } catch {
    throw new EventError('no such length in DURATION');
  }
}

/** The date at the houses. */
export const dayOf = ({ wall, isDate, zone }: Moment): Day =>
  isDate ? new Date(wall).toISOString().slice(0, 10) : londonDay(zone.toInstant(wall));

/** A moment written as the start of its event is: as a date, or as a time on the same clock. */
export function likeStart(moment: Moment, start: Moment): Moment {
  if (start.isDate) return { ...start, wall: Date.parse(dayOf(moment)) };
  if (moment.zone === start.zone && !moment.isDate) return moment;
  const wall = moment.isDate
    ? moment.wall + start.wall - Math.floor(start.wall / DAY_MS) * DAY_MS
    : start.zone.toWall(moment.zone.toInstant(moment.wall));
  return { ...start, wall };
}
