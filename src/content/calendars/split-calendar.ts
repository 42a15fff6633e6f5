import { CalendarError } from './calendar-error.ts';

/** One part of a calendar as it was written. */
export interface Block {
  text: string;
  /** Line on which it begins, from 1. */
  line: number;
}

/**
 * Cuts a calendar into its events and time zones, each to be read alone, so that a broken one spoils no other.
 * @throws CalendarError when it is no calendar, or only the beginning of one
 */
export function splitCalendar(text: string) {
  const lines = text.split(/\r\n|\n|\r/);
  if (!is(lines.find(Boolean), 'BEGIN:VCALENDAR')) {
    throw new CalendarError(
      'something else',
      'give the address that ends in .ics or is called iCal, not that of a web page',
    );
  }
  if (!is(lines.findLast(Boolean), 'END:VCALENDAR')) {
    throw new CalendarError('only the beginning of a calendar', 'build again');
  }
  return { zones: cut(lines, 'VTIMEZONE'), events: cut(lines, 'VEVENT') };
}

/** Blocks of a name. One that is never closed ends where the next begins. */
function cut(lines: readonly string[], name: string): Block[] {
  const blocks: { lines: string[]; line: number }[] = [];
  let isInside = false;
  for (const [i, line] of lines.entries()) {
    if (is(line, `BEGIN:${name}`)) {
      blocks.push({ lines: [], line: i + 1 });
      isInside = true;
    }
    if (isInside) blocks.at(-1)?.lines.push(line);
    if (is(line, `END:${name}`)) isInside = false;
  }
  return blocks.map((block) => ({ text: block.lines.join('\r\n'), line: block.line }));
}

const is = (line: string | undefined, mark: string) => line?.trim().toUpperCase() === mark;
