import ICAL from 'ical.js';
import { EventError } from './read-event.ts';

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
