import { parseNumber } from '../../values/parse-number.ts';

/** What a meter counted in a half-hour. */
export interface HalfHour {
  /** Its beginning, milliseconds since 1970. */
  from: number;
  kwh: number;
}

/** The readings of a file, or what is wrong with it, by line. */
export type ReadHalfHours = { ok: true; halfHours: HalfHour[] } | { ok: false; message: string };

const HALF_HOUR_MS = 1_800_000;
/** A house with a supply of 100 A takes no more. */
const MOST_KWH = 15;

/** Columns by their names in small letters: Octopus Energy, the n3rgy portal, and tools for E.ON Next. */
const FORMATS = [
  { time: 'start', kwh: 'consumption (kwh)', stampsEnd: false },
  { time: 'timestamp (utc)', kwh: 'energyconsumption (kwh)', stampsEnd: true },
  { time: 'interval_start', kwh: 'consumption_kwh', stampsEnd: false },
] as const;

const UNKNOWN =
  'Line 1: these are not the columns of a file that we know. Use the half-hourly CSV of Octopus Energy (“Consumption (kWh), Start, End”), of n3rgy (“timestamp (UTC), energyConsumption (kWh)”) or of E.ON Next (“interval_start, interval_end, consumption_kwh”).';

const WITH_OFFSET = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?\s?(Z|[+-]\d\d:?\d\d)$/;
const IN_UTC = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?Z?$/;

/**
 * Reads a file of half-hourly consumption in one of three formats. Of two readings of one half-hour the later counts.
 * @param csv times are those of the beginning with an offset from UTC, or of the end in UTC, by format
 */
export function readHalfHours(csv: string): ReadHalfHours {
  const [head = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = cellsOf(head).map((name) => name.toLowerCase());
  const format = FORMATS.find(({ time, kwh }) => columns.includes(time) && columns.includes(kwh));
  if (!format) return { ok: false, message: UNKNOWN };
  const [timeAt, kwhAt] = [columns.indexOf(format.time), columns.indexOf(format.kwh)];
  const halfHours = new Map<number, number>();
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = cellsOf(line);
    const [time = '', text = ''] = [cells[timeAt], cells[kwhAt]];
    const refuse = (expected: string, got: string): ReadHalfHours => ({
      ok: false,
      message: `Line ${i + 2}: expected ${expected}, got “${got.slice(0, 40)}”.`,
    });
    const stamp = readTime(time, format.stampsEnd);
    if (Number.isNaN(stamp)) {
      const example = format.stampsEnd ? '2026-01-31 00:30' : '2026-01-31T00:00:00+00:00';
      return refuse(`a time such as ${example}`, time);
    }
    const kwh = text.includes('E') ? Number(text) : parseNumber(text);
    if (!(kwh >= 0 && kwh <= MOST_KWH)) {
      return refuse(`a number of kWh from 0 to ${MOST_KWH}`, text);
    }
    const from = format.stampsEnd ? stamp - HALF_HOUR_MS : stamp;
    halfHours.set(Math.floor(from / HALF_HOUR_MS) * HALF_HOUR_MS, kwh);
  }
  const sorted = [...halfHours].toSorted(([a], [b]) => a - b);
  return { ok: true, halfHours: sorted.map(([from, kwh]) => ({ from, kwh })) };
}

const cellsOf = (line: string): string[] =>
  line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** Milliseconds since 1970, NaN for what is no time. */
function readTime(text: string, isUtc: boolean): number {
  if (!(isUtc ? IN_UTC : WITH_OFFSET).test(text)) return NaN;
  const iso = text.replace(' ', 'T').replace(/ (?=[+-])/, '');
  return Date.parse(isUtc && !iso.endsWith('Z') ? `${iso}Z` : iso);
}
