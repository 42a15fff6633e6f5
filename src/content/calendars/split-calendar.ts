import { UnusableError } from '../sources/unusable-error.ts';

/** One component of a calendar, as written. */
export interface CalendarComponent {
  lines: string[];
  /** The line on which it begins, 1-based. */
  line: number;
}

/** A content line: its name, parameters and value. */
export interface ContentLine {
  name: string;
  params: Record<string, string>;
  value: string;
}

/**
 * Splits a calendar into its components. Each is read separately, so that a broken one does not affect the others.
 * @throws UnusableError if it is not a calendar, or is incomplete
 */
export function splitCalendar(text: string) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\r?\n|\n|\r/);
  if (
    !isLine(
      lines.find((line) => line.trim()),
      'BEGIN:VCALENDAR',
    )
  ) {
    throw new UnusableError(
      'a file that is not a calendar',
      'use the address that ends in .ics or is called iCal, not the address of a web page',
    );
  }
  const last = lines.findLast(
    (line) => isLine(line, 'BEGIN:VCALENDAR') || isLine(line, 'END:VCALENDAR'),
  );
  if (isLine(last, 'BEGIN:VCALENDAR')) {
    throw new UnusableError(
      'an incomplete calendar',
      'wait for the next build, which reads it again',
    );
  }
  const zoneLine = lines.find((line) => /^X-WR-TIMEZONE[;:]/i.test(line));
  return {
    zones: extractComponents(lines, 'VTIMEZONE'),
    events: extractComponents(lines, 'VEVENT'),
    // Not read, only reported.
    busyTimes: extractComponents(lines, 'VFREEBUSY'),
    /** The calendar's default time zone, if it has one. */
    zoneName: zoneLine?.slice(zoneLine.indexOf(':') + 1).trim(),
  };
}

/** The blocks with this name. A block that is never closed ends where the next begins. */
function extractComponents(lines: readonly string[], name: string): CalendarComponent[] {
  const blocks: CalendarComponent[] = [];
  let isInside = false;
  for (const [i, line] of lines.entries()) {
    if (isLine(line, `BEGIN:${name}`)) {
      blocks.push({ lines: [], line: i + 1 });
      isInside = true;
    }
    if (isInside) blocks.at(-1)?.lines.push(line);
    if (isLine(line, `END:${name}`)) isInside = false;
  }
  return blocks;
}

const isLine = (line: string | undefined, mark: string) => line?.trim().toUpperCase() === mark;

const PROPERTY = /^([A-Z-]+|[a-z-]+)((?:;(?:[^:"]|"[^"]*")*)?):(.*)$/s;

/**
 * The properties of a component, without those of nested components. Any other line is a continuation of the previous
 * one.
 */
export function readProperties({ lines }: CalendarComponent): ContentLine[] {
  const unfolded: string[] = [];
  let inside = '';
  for (const line of lines.slice(1).filter(Boolean)) {
    const [, mark, name] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (mark?.toUpperCase() === 'BEGIN') inside ||= String(name);
    else if (mark) inside = '';
    else if (inside) continue;
    else if (/^[ \t]/.test(line)) unfolded.push(`${unfolded.pop() ?? ''}${line.slice(1)}`);
    else if (/^[\w-]+[;:]/.test(line)) unfolded.push(line);
    else unfolded.push(`${unfolded.pop() ?? ''}${line}`);
  }
  return unfolded.flatMap((line) => {
    const [, name, params = '', value = ''] = PROPERTY.exec(line) ?? [];
    return name ? [{ name: name.toUpperCase(), params: readParams(params), value }] : [];
  });
}

function readParams(text: string): Record<string, string> {
  const found = text.matchAll(/;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^;]*))/g);
  return Object.fromEntries(
    Array.from(found, ([, name = '', quoted, plain = '']) => [
      name.toUpperCase(),
      (quoted ?? plain).trim(),
    ]),
  );
}
