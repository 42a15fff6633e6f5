import { UnusableError } from '../processes/unusable-error.ts';

/** One component of a calendar, as written. */
export interface Block {
  text: string;
  /** The line on which it begins, counted from 1. */
  line: number;
}

/** A calendar's events and zones, each to be read by itself so that a broken one does not spoil the others. */
export interface SplitCalendar {
  zones: Block[];
  events: Block[];
}

/**
 * Splits a calendar into its events and time zones.
 * @throws UnusableError if it is not a calendar, or only the beginning of one
 */
export function splitCalendar(text: string): SplitCalendar {
  const lines = text.split(/\r\n|\n|\r/);
  if (!is(lines.find(Boolean), 'BEGIN:VCALENDAR')) {
    throw new UnusableError(
      'something else',
      'give the address that ends in .ics or is called iCal, not that of a web page',
    );
  }
  if (!is(lines.findLast(Boolean), 'END:VCALENDAR')) {
    throw new UnusableError('only the beginning of a calendar', 'build again');
  }
  return { zones: cut(lines, 'VTIMEZONE'), events: cut(lines, 'VEVENT') };
}

/** The blocks with this name. One that is never closed ends where the next begins. */
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
