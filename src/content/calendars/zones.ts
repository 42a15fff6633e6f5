import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** A time as a clock shows it, in milliseconds since 1970 on that clock. */
export type WallTime = number;

/** Converts between the clocks of a time zone and milliseconds since 1970 UTC. */
export interface Zone {
  toInstant: (wall: WallTime) => number;
  toWall: (instant: number) => WallTime;
}

export const UTC: Zone = { toInstant: (wall) => wall, toWall: (instant) => instant };

/**
 * A zone that everybody knows.
 * @param name of IANA, alone or after a vendor's path, or of Windows, as Outlook writes them
 */
export function findZone(name: string): Zone | undefined {
  const names = [name, name.split('/').slice(-2).join('/'), ...findIana(name).slice(0, 1)];
  for (const timeZone of names) {
    try {
      // Swedish times are YYYY-MM-DD hh:mm:ss.
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
 * A zone that a calendar describes.
 * @param text a VTIMEZONE
 * @throws the library's errors for what is not iCal, and RangeError if it has no offset, or clocks that change by anything but a yearly rule
 */
export function readZone(text: string): { name: string; zone: Zone } {
  const component = new ICAL.Component(ICAL.parse(text) as never[]);
  const observances = component.getAllSubcomponents();
  if (!observances.some((each) => each.hasProperty('tzoffsetto')))
    throw new RangeError('no offset');
  for (const observance of observances) {
    for (const property of observance.getAllProperties('rrule')) {
      const { freq, interval } = property.getFirstValue() as ICAL.Recur;
      // Others can take for ever.
      if (freq !== 'YEARLY' || interval !== 1) throw new RangeError('clocks do not change yearly');
    }
  }
  const described = new ICAL.Timezone(component);
  const offsetAt = (wall: WallTime) => described.utcOffset(floating(wall, false)) * 1000;
  const toWall = (instant: number) => instant + offsetAt(instant + offsetAt(instant));
  toWall(0);
  return {
    name: described.tzid,
    zone: { toWall, toInstant: (wall) => wall - offsetAt(wall) },
  };
}

/** The library's date, or time without a zone. */
export function floating(wall: WallTime, isDate: boolean): ICAL.Time {
  const text = new Date(wall).toISOString();
  return isDate
    ? ICAL.Time.fromDateString(text.slice(0, 10))
    : ICAL.Time.fromDateTimeString(text.slice(0, 19));
}
