import { MONTH_NAMES } from '../dates/days.ts';
import { formatTime } from '../dates/format-time.ts';
import { formatNumber } from '../numbers/format.ts';
import { sum } from '../numbers/sum.ts';
import { DAYS, hourOfYear, localDate } from '../planner/engine/local-hour.ts';
import { daylight, ISLES_COORDINATES } from '../planner/engine/weather/sun.ts';
import { decodeValue } from './encoded-series.ts';
import { DAY_TEMPERATURE_STEP_C, DAY_WIND_STEP_MS } from './year-hour.ts';

/** Daily means of the weather year, encoded by `encodeSeries`. */
export interface StayDays {
  wind: string;
  temperature: string;
}

const MPH_PER_MS = 2.237;
/** The Beaufort scale up to a gale: mean wind below, m/s. */
const BEAUFORT_LIMITS = [
  [3.4, 'a light breeze'],
  [5.5, 'a gentle breeze'],
  [8, 'a moderate breeze'],
  [10.8, 'a fresh breeze'],
  [13.9, 'a strong breeze'],
] as const;

/** The weather of the week that starts on a day. @param day since 1 January */
export function describeWeek(days: StayDays, day: number): string {
  const first = localDate(day * 24 + 12);
  const label = `The week from ${first.getUTCDate()} ${MONTH_NAMES[first.getUTCMonth()] ?? ''}`;
  return describePeriod(label, days, { from: day, length: 7, daylightDay: day });
}

/** The weather of a month, with the daylight in its middle. @param month indexed from January */
export function describeMonth(days: StayDays, month: number): string {
  const from = hourOfYear(month, 1) / 24;
  const period = { from, length: 30, daylightDay: from + 14 };
  return describePeriod(`In ${MONTH_NAMES[month] ?? ''}`, days, period);
}

interface Period {
  /** The first day, counted from 1 January as 0. */
  from: number;
  /** Days. */
  length: number;
  /** The day whose daylight is given. */
  daylightDay: number;
}

function describePeriod(
  label: string,
  { wind, temperature }: StayDays,
  { from: start, length, daylightDay }: Period,
): string {
  const meanOf = (encoded: string, step: number) =>
    sum(Array.from({ length }, (_, i) => decodeValue(encoded, (start + i) % DAYS, step))) / length;
  const windMs = meanOf(wind, DAY_WIND_STEP_MS);
  const breeze = BEAUFORT_LIMITS.find(([below]) => windMs < below)?.[1] ?? 'a gale at times';
  const [from, until] = daylight(daylightDay, ISLES_COORDINATES).map(formatClock);
  return `${label}: daylight from ${from} to ${until}, about ${formatNumber(meanOf(temperature, DAY_TEMPERATURE_STEP_C), 0)} °C, wind about ${formatNumber(windMs * MPH_PER_MS, 0)} mph (${breeze}).`;
}

/** Local time to five minutes, such as "9.05am". */
function formatClock(exact: number): string {
  const hour = Math.round(exact * 12) / 12;
  const local = localDate(Math.floor(hour)).getUTCHours();
  return formatTime(`${local}:${Math.round((hour % 1) * 60)}`);
}
