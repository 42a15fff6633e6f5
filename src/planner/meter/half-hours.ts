import { parseNumber } from '../../numbers/parse.ts';
import { formatWhole } from '../../numbers/format.ts';
import { londonTime } from '../../dates/london-time.ts';

export interface HalfHour {
  /** Start, in milliseconds since 1970. */
  from: number;
  kwh: number;
  /** Share of the half-hour with readings, 0 to 1. */
  coverage: number;
}

/** The half-hours of a file in order, with remarks on anomalies; or the reason that it cannot be read. */
type ReadHalfHours =
  { ok: true; halfHours: HalfHour[]; warnings: string[] } | { ok: false; message: string };

const MINUTE_MS = 60_000;
export const HALF_HOUR_MS = 30 * MINUTE_MS;
/** Above the maximum from a 100 A supply in half an hour, about 12 kWh. */
const MAX_KWH = 15;

/** Columns by lower-case name: Octopus Energy, the n3rgy portal, and tools for E.ON Next. */
const FORMATS = [
  { time: 'start', kwh: 'consumption (kwh)', isEndInUtc: false },
  { time: 'timestamp (utc)', kwh: 'energyconsumption (kwh)', isEndInUtc: true },
  { time: 'interval_start', kwh: 'consumption_kwh', isEndInUtc: false },
] as const;
const SEPARATORS = [',', ';', '\t'] as const;

const UNKNOWN =
  'Line 1: we don’t recognise these columns. Use the half-hourly CSV of Octopus Energy (“Consumption (kWh), Start, End”), of n3rgy (“timestamp (UTC), energyConsumption (kWh)”) or of E.ON Next (“interval_start, interval_end, consumption_kwh”).';

/** Matches year, month, day, time, and the offset from UTC if there is one. */
const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)?$/i;
/** Matches day, month, year, hour and the rest. */
const BRITISH = /^(\d\d?)\/(\d\d?)\/(\d{4}),? (\d\d?)(:\d\d(?::\d\d)?)$/;

interface Reading {
  /** Milliseconds since 1970, as in the file. */
  timestamp: number;
  isEnd: boolean;
  /** NaN if it cannot be read. */
  kwh: number;
  line: number;
  text: string;
}

/**
 * Reads a file of half-hourly consumption; shorter intervals are added up. Skips lines that it cannot read. If a time
 * occurs twice, the later line wins.
 * @param csv in one of three formats: times mark the start of an interval, or its end in UTC. A start time without an
 * offset is in British local time.
 */
export function readHalfHours(csv: string): ReadHalfHours {
  const { readings, skipped, heads: headerRows } = readLines(csv);
  if (headerRows === 0) return { ok: false, message: UNKNOWN };
  const step = intervalOf(readings);
  if (30 % step !== 0) {
    const interval = { 60: 'for each hour', 1440: 'for each day' }[step] ?? `every ${step} minutes`;
    return {
      ok: false,
      message: `The file has a reading ${interval}: we need one for each half-hour.`,
    };
  }
  const stepMs = step * MINUTE_MS;
  const byTime = new Map<number, number>();
  let repeated = 0;
  for (const { timestamp, isEnd, kwh, line, text } of readings) {
    const from = (Math.round(timestamp / stepMs) - Number(isEnd)) * stepMs;
    if (kwh >= 0 && kwh <= (MAX_KWH * step) / 30) {
      if (byTime.has(from)) repeated++;
      byTime.set(from, kwh);
    } else skipped.push({ line, text, expected: KWH });
  }
  const [first] = skipped.toSorted((a, b) => a.line - b.line);
  if (byTime.size === 0 && first) {
    const message = `Line ${first.line}: expected ${first.expected}, got “${first.text.slice(0, 40)}”.`;
    return { ok: false, message };
  }
  const warnings = [
    first && describeSkipped(skipped.length, first),
    headerRows > 1 && `The file contains ${headerRows} downloads joined together.`,
    repeated > 0 &&
      `${formatCount(repeated, 'reading')} appeared twice: we used the later ${repeated === 1 ? 'one' : 'of each pair'}.`,
  ].filter((remark) => typeof remark === 'string');
  return { ok: true, halfHours: addUp(byTime, step), warnings };
}

/** A count with its noun, such as 1,344 half-hours. */
export const formatCount = (number: number, noun: string): string =>
  `${formatWhole(number)} ${noun}${number === 1 ? '' : 's'}`;

interface Skipped {
  line: number;
  text: string;
  expected: string;
}

const KWH = `a number of kWh from 0 to ${MAX_KWH}`;

function readLines(csv: string) {
  const readings: Reading[] = [];
  const skipped: Skipped[] = [];
  let columns: Columns | undefined;
  let headerRows = 0;
  for (const [i, row] of csv.split(/\r\n?|\n/).entries()) {
    const line = i + 1;
    const header = readHeader(row);
    if (header) {
      columns = header;
      headerRows++;
    } else if (columns && /[^\s,;"]/.test(row)) {
      const cells = cellsOf(row, columns.separator);
      const [time = '', text = ''] = [cells[columns.time], cells[columns.kwh]];
      const { isEndInUtc: isEnd } = columns;
      const timestamp = readTimestamp(time, isEnd);
      if (Number.isNaN(timestamp)) {
        const example = isEnd ? '2026-01-31 00:30' : '2026-01-31T00:00:00+00:00';
        skipped.push({ line, text: time, expected: `a time such as ${example}` });
      } else readings.push({ timestamp, isEnd, kwh: readKwh(text), line, text });
    }
  }
  return { readings, skipped, heads: headerRows };
}

interface Columns {
  separator: (typeof SEPARATORS)[number];
  time: number;
  kwh: number;
  isEndInUtc: boolean;
}

function readHeader(row: string): Columns | undefined {
  // A line that begins with a digit, as most do, has no column names.
  if (/^"?\d/.test(row)) return undefined;
  for (const separator of SEPARATORS) {
    const names = cellsOf(row, separator).map((name) => name.toLowerCase());
    const format = FORMATS.find(({ time, kwh }) => names.includes(time) && names.includes(kwh));
    if (format) {
      const { time, kwh, isEndInUtc } = format;
      return { separator, time: names.indexOf(time), kwh: names.indexOf(kwh), isEndInUtc };
    }
  }
  return undefined;
}

const cellsOf = (row: string, separator: string): string[] =>
  row
    .split('"')
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll(separator, '\n')))
    .join('')
    .split('\n')
    .map((cell) => cell.trim());

/** Parses kWh; NaN if invalid. A comma is a decimal separator, since no half-hour has a thousand kWh. */
function readKwh(text: string): number {
  const decimal = text.replace(/^(-?\d*),(\d+)$/, '$1.$2');
  return /\de[+-]?\d/i.test(decimal) ? Number(decimal) : parseNumber(decimal);
}

/** Parses a time to milliseconds since 1970; NaN if invalid. */
function readTimestamp(text: string, isUtc: boolean): number {
  const iso = text.replace(
    BRITISH,
    (_, d: string, m: string, y: string, h: string, rest: string) => {
      const [day, month, hour] = [d, m, h].map((each) => each.padStart(2, '0'));
      return `${y}-${month}-${day} ${hour}${rest}`;
    },
  );
  const [, year, month, day, time, offset] = ISO.exec(iso) ?? [];
  if (!year) return NaN;
  const moment = Date.parse(`${year}-${month}-${day}T${time}${offset?.toUpperCase() ?? 'Z'}`);
  if (offset ?? isUtc) return moment;
  // In summer, British clocks are an hour ahead of UTC.
  const hourAgo = moment - 2 * HALF_HOUR_MS;
  return londonTime(hourAgo).getTime() === moment ? hourAgo : moment;
}

/** The most common interval between readings, minutes. */
function intervalOf(readings: readonly Reading[]): number {
  const timestamps = readings.map(({ timestamp }) => timestamp).toSorted((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const [i, timestamp] of timestamps.entries()) {
    const minutes = Math.round((timestamp - (timestamps[i - 1] ?? timestamp)) / MINUTE_MS);
    if (minutes > 0) counts.set(minutes, (counts.get(minutes) ?? 0) + 1);
  }
  const [commonest] = [...counts].toSorted(([, a], [, b]) => b - a);
  return commonest?.[0] ?? 30;
}

/** @param byTime kWh by start of each reading */
function addUp(byTime: ReadonlyMap<number, number>, step: number): HalfHour[] {
  const halfHours = new Map<number, { kwh: number; minutes: number }>();
  for (const [time, kwh] of byTime) {
    const from = Math.floor(time / HALF_HOUR_MS) * HALF_HOUR_MS;
    const before = halfHours.get(from) ?? { kwh: 0, minutes: 0 };
    halfHours.set(from, { kwh: before.kwh + kwh, minutes: before.minutes + step });
  }
  return [...halfHours]
    .toSorted(([a], [b]) => a - b)
    .map(([from, { kwh, minutes }]) => ({ from, kwh, coverage: minutes / 30 }));
}

function describeSkipped(skipped: number, { line, text }: Skipped): string {
  const found = text ? `has “${text.slice(0, 40)}”` : 'is blank';
  return skipped === 1
    ? `We skipped 1 line that we could not read: line ${line} ${found}.`
    : `We skipped ${formatCount(skipped, 'line')} that we could not read: the first, line ${line}, ${found}.`;
}
