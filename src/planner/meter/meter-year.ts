import { CLOCK, DAYS_IN_MONTH, HOURS, sumByMonth } from '../engine/clock.ts';
import { householdShares, type Presence } from '../engine/demand/household-load.ts';
import { londonTime } from '../../values/london-time.ts';
import { sum } from '../../values/sum.ts';
import type { HalfHour } from './half-hours.ts';

/** A household's own year. */
export interface Meter {
  yearKwh: number;
  /** Shares of the year in each hour in UTC of the planner's year, together 1. */
  shares: Float64Array;
  /** kWh in each month. */
  byMonth: readonly number[];
  /** What was read and what was filled, in sentences. */
  said: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HALF_HOURS_A_DAY = 48;
/** A profile of fewer days would say more of the weather than of the household. */
const FEWEST_DAYS = 28;
const YEAR = 2017;

const dayName = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const whole = (value: number) => Math.round(value).toLocaleString('en-GB');

/**
 * Lays half-hours over the planner's year: each hour has that of the same weekday nearest in the calendar, by the local
 * clock. Of more than a year the newest counts; what is missing is as in the profile, as high as the rest is over it.
 * @returns in the place of a year what is wrong, in a sentence
 */
export function meterYear(halfHours: readonly HalfHour[], presence: Presence): Meter | string {
  const last = halfHours.at(-1);
  const newest = halfHours.filter(({ from }) => last && from > last.from - 365 * DAY_MS);
  const [first] = newest;
  if (!first || !last) return 'The file has no readings.';
  const days = newest.length / HALF_HOURS_A_DAY;
  if (days < FEWEST_DAYS) {
    return `The file has ${whole(days)} days: at least ${FEWEST_DAYS} are needed, better a year.`;
  }
  const spans = newest.slice(1).map(({ from }, i) => from - (newest[i]?.from ?? from));
  if (spans.filter((span) => span === HOUR_MS).length > newest.length / 2) {
    return 'The file has a reading for each hour: half-hours are needed.';
  }
  const byHour = hourly(newest);
  const span = { first: dayOf(first.from), last: dayOf(last.from) };
  const measured = Float64Array.from({ length: HOURS }, (_, i) => findHour(byHour, i, span));
  const { year, filledHours } = fill(measured, presence);
  const missing = (last.from - first.from) / (DAY_MS / HALF_HOURS_A_DAY) + 1 - newest.length;
  const from = dayName.format(londonTime(first.from));
  const until = dayName.format(londonTime(last.from));
  const said = [
    `We read ${whole(newest.length)} half-hours from ${from} to ${until}.`,
    missing > 0 && `${whole(missing)} between them are missing.`,
    filledHours > 0 &&
      `${whole(filledHours)} of the ${whole(HOURS)} hours of a year are filled from a typical household.`,
  ];
  return meterOf(year, said.filter(Boolean).join(' '));
}

/** A year of which the readings of each month are known, spread over its hours as in the profile. @param kwh twelve */
export function monthlyYear(kwh: readonly number[], presence: Presence): Meter {
  const shares = householdShares(presence);
  const ofMonth = sumByMonth(shares);
  const year = shares.map((share, i) => {
    const month = CLOCK.month[i] ?? 0;
    return (share * (kwh[month] ?? 0)) / (ofMonth[month] ?? 1);
  });
  return meterOf(
    year,
    'Twelve months of yours, each spread over its hours as in a typical household.',
  );
}

function meterOf(year: Float64Array, said: string): Meter {
  const yearKwh = sum(year);
  return {
    yearKwh,
    shares: year.map((kwh) => kwh / (yearKwh || 1)),
    byMonth: [...sumByMonth(year)],
    said: `${said} Together ${whole(yearKwh)} kWh a year.`,
  };
}

/** The beginning of its day by the local clock. */
const dayOf = (milliseconds: number): number =>
  Math.floor(londonTime(milliseconds).getTime() / DAY_MS) * DAY_MS;

/** kWh of local hours, by day and hour; twice the mean of the half-hours, since a clock change has two or none. */
function hourly(halfHours: readonly HalfHour[]): ReadonlyMap<number, number> {
  const hours = new Map<number, { kwh: number; count: number }>();
  for (const { from, kwh } of halfHours) {
    const key = Math.floor(londonTime(from).getTime() / HOUR_MS);
    const hour = hours.get(key) ?? { kwh: 0, count: 0 };
    hours.set(key, { kwh: hour.kwh + kwh, count: hour.count + 1 });
  }
  return new Map([...hours].map(([key, { kwh, count }]) => [key, (2 * kwh) / count]));
}

/** The first and the last day that were read, by the local clock, milliseconds since 1970. */
interface Span {
  first: number;
  last: number;
}

/** The reading for an hour of the planner's year, NaN if there is none. */
function findHour(byHour: ReadonlyMap<number, number>, i: number, span: Span): number {
  const hour = CLOCK.hour[i] ?? 0;
  const start = sourceDay(i, span);
  if (start === undefined) return NaN;
  const at = start / HOUR_MS + hour;
  // Clocks skip an hour after midnight in spring, which is then as the next.
  return byHour.get(at) ?? (hour === 1 ? byHour.get(at + 1) : undefined) ?? NaN;
}

/** The day that stands for that of an hour: of the same weekday, within three days of its date or ten at the seam. */
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

function fill(measured: Float64Array, presence: Presence) {
  const shares = householdShares(presence);
  const isThere = (i: number) => !Number.isNaN(measured[i]);
  const level =
    sum(measured.filter((_, i) => isThere(i))) / sum(shares.filter((_, i) => isThere(i)));
  const year = measured.map((kwh, i) => (isThere(i) ? kwh : (shares[i] ?? 0) * level));
  return { year, filledHours: measured.filter((_, i) => !isThere(i)).length };
}

/** The most that a month of a house can have, kWh. */
const MOST_A_MONTH = DAYS_IN_MONTH.map((days) => days * 24 * 15);

/** Twelve readings, January first, as somebody types or pastes them; in their place what is wrong, in a sentence. */
export function readMonths(text: string): number[] | string {
  const given = text.trim();
  // Twelve with commas alone between them are no thousands.
  const between = /^[\d.]+(,[\d.]+){11}$/.test(given) ? ',' : /[\s;]+|,(?!\d{3}\b)/;
  const numbers = given
    .split(between)
    .filter(Boolean)
    .map((each) => ({ each, kwh: Number(each.replaceAll(',', '')) }));
  const wrong = numbers.find(({ kwh }, i) => !(kwh >= 0 && kwh <= (MOST_A_MONTH[i] ?? Infinity)));
  if (wrong) return `“${wrong.each}” is not a number of kWh for a month.`;
  if (numbers.length !== 12) {
    return `Enter twelve numbers, January first: there are ${numbers.length}.`;
  }
  return numbers.map(({ kwh }) => kwh);
}
