import { CLOCK, DAYS_IN_MONTH, HOURS, sumBy, sumByMonth } from '../engine/clock.ts';
import { householdShares, type Presence } from '../engine/demand/household-load.ts';
import { formatNumber, formatWhole } from '../../numbers/format.ts';
import { londonTime } from '../../dates/london-time.ts';
import { sum } from '../../numbers/sum.ts';
import { describeGaps, type GapFill, looksLikeExport, withGaps } from './gaps.ts';
import { formatCount, type HalfHour, readHalfHours } from './half-hours.ts';

export interface Meter {
  yearKwh: number;
  /** Each hour's share of the planner's year in UTC, adding up to 1. */
  shares: Float64Array;
  byMonth: readonly number[];
  /** Sentences on what was read and what was filled. */
  summary: string;
}

export interface MeterReading {
  /** The year with missing half-hours filled by zero, and as in a typical home. */
  meters: Readonly<Record<GapFill, Meter>>;
  /** The one in use; undefined if nothing is missing and both are the same. */
  fill?: GapFill | undefined;
  /** Whether it looks like solar export. */
  looksLikeExport?: boolean;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Fewer days would reflect the weather rather than the household. */
const MIN_DAYS = 28;
const YEAR = 2017;

const dayName = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Maps half-hours to the planner's year: each day takes the nearest day in the calendar with the same weekday, in local
 * time. If there is more than a year, the newest readings count. Days missing from the file are filled with its average
 * weekday or weekend.
 * @param remarks sentences about anomalies in the file
 * @returns the year, or the error as a sentence
 */
function meterYear(
  halfHours: readonly HalfHour[],
  remarks: readonly string[],
  presence: Presence,
): MeterReading | string {
  const last = halfHours.at(-1);
  const newest = halfHours.filter(({ from }) => last && from > last.from - 365 * DAY_MS);
  const [first] = newest;
  if (!first || !last) return 'The file has no readings.';
  const days = new Set(newest.map(({ from }) => Math.floor((from - first.from) / DAY_MS))).size;
  if (days < MIN_DAYS) {
    const few = `The file has ${formatCount(days, 'day')}: we need at least ${MIN_DAYS}, and preferably a year.`;
    return [few, ...remarks].join(' ');
  }
  const grid = withGaps(newest);
  const gaps = describeGaps(grid);
  const kwh = sum(newest.map((halfHour) => halfHour.kwh));
  const [from, until] = [first, last].map((each) => dayName.format(londonTime(each.from)));
  const sentences = [
    `We read ${formatCount(newest.length, 'half-hour')} from ${from} to ${until}, ${formatNumber(kwh, kwh < 1000 ? 1 : 0)} kWh.`,
    ...remarks,
    gaps.summary,
  ];
  const typical = mapToYear(grid, sentences, presence);
  const zero = gaps.fill
    ? mapToYear(
        grid.map((halfHour) => ({ ...halfHour, coverage: 1 })),
        sentences,
        presence,
      )
    : typical;
  return { meters: { zero, typical }, fill: gaps.fill, looksLikeExport: looksLikeExport(newest) };
}

function mapToYear(
  grid: readonly HalfHour[],
  sentences: readonly string[],
  presence: Presence,
): Meter {
  const byHour = sumByHour(grid);
  const span = {
    first: startOfLocalDay(grid[0]?.from ?? 0),
    last: startOfLocalDay(grid.at(-1)?.from ?? 0),
  };
  const shares = householdShares(presence);
  const found = Array.from({ length: HOURS }, (_, i) => findHour(byHour, i, span));
  // A typical home's year, scaled to the level of the readings.
  const level =
    sum(found.map((hour) => hour?.kwh ?? 0)) /
    sum(found.map((hour, i) => (hour?.coverage ?? 0) * (shares[i] ?? 0)));
  const kwh = Float64Array.from(found, (hour, i) =>
    hour ? hour.kwh + (1 - hour.coverage) * (shares[i] ?? 0) * level : 0,
  );
  const isFound = found.map((hour) => Number(hour !== undefined));
  const sums = sumBy(HOUR_OF_DAY, 48, kwh);
  const counts = sumBy(HOUR_OF_DAY, 48, isFound);
  const averages = sums.map((each, i) => each / (counts[i] || 1));
  const year = kwh.map((each, i) => (found[i] ? each : (averages[HOUR_OF_DAY[i] ?? 0] ?? 0)));
  const rest = found.every(Boolean)
    ? ''
    : 'For the rest of the year, we use average days from the file.';
  return meterOf(year, [...sentences, rest].filter(Boolean).join(' '));
}

/** Index by local hour: 0 to 23 on weekdays, 24 to 47 at weekends. */
const HOUR_OF_DAY = CLOCK.hour.map(
  (hour, i) => hour + ((CLOCK.weekday[i] ?? 0) % 6 === 0 ? 24 : 0),
);

/** Spreads twelve monthly readings over the hours of the year by the profile. @param kwh indexed from January */
function monthlyYear(kwh: readonly number[], presence: Presence): MeterReading {
  const shares = householdShares(presence);
  const ofMonth = sumByMonth(shares);
  const year = shares.map((share, i) => {
    const month = CLOCK.month[i] ?? 0;
    return (share * (kwh[month] ?? 0)) / (ofMonth[month] ?? 1);
  });
  const meter = meterOf(
    year,
    'Your twelve monthly readings, each spread over its hours as in a typical household.',
  );
  return { meters: { zero: meter, typical: meter } };
}

function meterOf(year: Float64Array, summary: string): Meter {
  const yearKwh = sum(year);
  return {
    yearKwh,
    shares: year.map((kwh) => kwh / (yearKwh || 1)),
    byMonth: [...sumByMonth(year)],
    summary: `${summary} That makes ${formatWhole(yearKwh)} kWh a year.`,
  };
}

/** Start of its local day. */
const startOfLocalDay = (milliseconds: number): number =>
  Math.floor(londonTime(milliseconds).getTime() / DAY_MS) * DAY_MS;

interface Hour {
  kwh: number;
  /** Share of the hour with readings, 0 to 1. */
  coverage: number;
}

/** Readings by local hour; an hour repeated by a clock change is the mean of both. */
function sumByHour(grid: readonly HalfHour[]): ReadonlyMap<number, Hour> {
  const hours = new Map<number, Hour>();
  for (const { from, kwh, coverage } of grid) {
    const key = Math.floor(londonTime(from).getTime() / HOUR_MS);
    const hour = hours.get(key) ?? { kwh: 0, coverage: 0 };
    hours.set(key, { kwh: hour.kwh + kwh, coverage: hour.coverage + coverage / 2 });
  }
  for (const hour of hours.values()) {
    if (hour.coverage > 1) Object.assign(hour, { kwh: hour.kwh / hour.coverage, coverage: 1 });
  }
  return hours;
}

/** The first and last local day with readings, milliseconds since 1970. */
interface Span {
  first: number;
  last: number;
}

/** The reading for an hour of the planner's year; undefined if the file has no matching day. */
function findHour(byHour: ReadonlyMap<number, Hour>, i: number, span: Span): Hour | undefined {
  const hour = CLOCK.hour[i] ?? 0;
  const start = sourceDay(i, span);
  if (start === undefined) return undefined;
  const at = start / HOUR_MS + hour;
  // In spring the clocks skip the hour from 1 am, which takes the value of the next hour.
  return byHour.get(at) ?? (hour === 1 ? byHour.get(at + 1) : undefined);
}

/** The day of the file for an hour: the same weekday, within three days of the date, or ten at the end of the file. */
function sourceDay(i: number, { first, last }: Span): number | undefined {
  const day = new Date(Date.UTC(YEAR, 0, 1 + (CLOCK.day[i] ?? 0)));
  const lastYear = new Date(last).getUTCFullYear();
  const near = [lastYear + 1, lastYear, lastYear - 1].map((year) => {
    const same = Date.UTC(year, day.getUTCMonth(), day.getUTCDate());
    const shift = ((day.getUTCDay() - new Date(same).getUTCDay() + 10) % 7) - 3;
    return same + shift * DAY_MS;
  });
  return [0, 7, -7]
    .flatMap((days) => near.map((start) => start + days * DAY_MS))
    .find((start) => start >= first && start <= last);
}

/** The highest plausible use in a month, kWh. */
const MAX_A_MONTH = DAYS_IN_MONTH.map((days) => days * 24 * 15);

/**
 * Parses twelve typed or pasted readings, indexed from January; returns the error as a sentence if they are invalid.
 */
function readMonths(text: string): number[] | string {
  const trimmed = text.trim();
  // In twelve comma-separated numbers, commas are not thousands separators.
  const between = /^[\d.]+(,[\d.]+){11}$/.test(trimmed) ? ',' : /[\s;]+|,(?!\d{3}\b)/;
  const numbers = trimmed
    .split(between)
    .filter(Boolean)
    .map((each) => ({ each, kwh: Number(each.replaceAll(',', '')) }));
  const wrong = numbers.find(({ kwh }, i) => !(kwh >= 0 && kwh <= (MAX_A_MONTH[i] ?? Infinity)));
  if (wrong) return `“${wrong.each}” is not a number of kWh for a month.`;
  if (numbers.length !== 12) {
    return `Enter twelve numbers, January first: you entered ${numbers.length}.`;
  }
  return numbers.map(({ kwh }) => kwh);
}

/** Meter input: the contents of a half-hourly file, or twelve numbers as a string. */
export type Readings = { csv: string } | { months: string };

/** A household's measured year, or the error in the readings as a sentence. */
export function readMeter(readings: Readings, presence: Presence): MeterReading | string {
  if ('months' in readings) {
    const months = readMonths(readings.months);
    return typeof months === 'string' ? months : monthlyYear(months, presence);
  }
  const read = readHalfHours(readings.csv);
  return read.ok ? meterYear(read.halfHours, read.warnings, presence) : read.message;
}
