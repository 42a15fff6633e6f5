import type ICAL from 'ical.js';
import type { Day } from '../../values/days.ts';
import { londonDay } from '../../values/london-day.ts';

/**
 * The date at the houses for a calendar's time. A date stays as it is; a time in an unknown zone is taken as UK time.
 * @param zoneName the TZID it was written with, for zones that the calendar itself does not describe
 */
export function dayOf(time: ICAL.Time, zoneName?: string): Day {
  const wall = time.toString();
  if (time.isDate) return wall;
  if (time.zone.tzid !== 'floating') return londonDay(time.toUnixTime() * 1000);
  const instant = zoneName === undefined ? undefined : instantOf(wall, zoneName);
  return instant === undefined ? wall.slice(0, 10) : londonDay(instant);
}

/** The instant at which clocks in a zone show this time; undefined for an unknown zone. */
function instantOf(wall: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  try {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const offsetAt = (instant: number) =>
      Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
    const near = asUtc - offsetAt(asUtc);
    return asUtc - offsetAt(near);
  } catch {
    return undefined;
  }
}
