/** A VEVENT with these lines. */
export const formatEvent = (...lines: string[]): string =>
  ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

/** An all-day booking, YYYYMMDD, with the guests' names as booking sites write them. */
export const formatBooking = (from: string, to: string, ...more: string[]): string =>
  formatEvent(
    `UID:${from}@bookings.example`,
    'SUMMARY:Reserved - Morag Guest (HM4)',
    'DESCRIPTION:morag.guest@mail.example\\n+44 1632 960001',
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${to}`,
    ...more,
  );

/** An iCalendar with these events and time zones. */
export const formatCalendar = (...blocks: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bookings//EN', ...blocks, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
