import type { Period } from '../../dates/days.ts';

interface Feed {
  /** The host in the events' ids. */
  host: string;
  /** Id of the house. */
  house: string;
  name: string;
  booked: readonly Period[];
  /** When it was made, as an ISO string. */
  madeAt: string;
}

const compact = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');

/** Text in an iCalendar value. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** A house's taken nights as an iCalendar (RFC 5545) for booking portals, without guests. */
export const calendarFeed = ({ host, house, name, booked, madeAt }: Feed): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Bookings//EN`,
    ...booked.flatMap(([from, to]) => [
      'BEGIN:VEVENT',
      `UID:${house}-${from}@${host}`,
      `DTSTAMP:${compact(madeAt)}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(to)}`,
      `SUMMARY:${escapeText(name)}: taken`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
