import { MONTH_NAMES } from '../dates/days.ts';
import { formatNumber } from '../numbers/format.ts';
import { HOURS, hourOfYear, localDate } from '../planner/engine/local-hour.ts';
import { decodeValue } from './encoded-series.ts';

/** The hourly model weather year in UTC, as fetched by the browser; encoded by `encodeSeries`. */
export interface YearFile {
  /** Wind at 10 m, in steps of `WIND_STEP_MS`. */
  wind: string;
  turbineKw: number;
  /** Turbine output, in steps of `POWER_STEP_KW`. */
  made: string;
  /** Household consumption, in steps of `POWER_STEP_KW`. */
  used: string;
}

export const WIND_STEP_MS = 0.5;
export const POWER_STEP_KW = 0.1;
/** Steps of the daily means. */
export const DAY_WIND_STEP_MS = 0.25;
export const DAY_TEMPERATURE_STEP_C = 0.25;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Local date and time, such as "Tue 10 January, 3 am". @param hour of the year in UTC */
export function formatHour(hour: number): string {
  const local = localDate(hour);
  const clock = local.getUTCHours();
  const weekday = WEEKDAYS[local.getUTCDay()] ?? '';
  const month = MONTH_NAMES[local.getUTCMonth()] ?? '';
  return `${weekday} ${local.getUTCDate()} ${month}, ${clock % 12 || 12} ${clock < 12 ? 'am' : 'pm'}`;
}

/** kW to one decimal place, or whole: 1.9 or 6. */
export const formatKw = (kw: number): string => String(Number(kw.toFixed(1)));

/** The hour of the model year at a moment; 29 February counts as the day before. */
export function hourOfMoment(moment: Date): number {
  const month = moment.getUTCMonth();
  const day = Math.min(moment.getUTCDate(), month === 1 ? 28 : 31);
  return hourOfYear(month, day, moment.getUTCHours());
}

export const windSpeedAt = ({ wind }: YearFile, hour: number): number =>
  decodeValue(wind, hour, WIND_STEP_MS);

/** A sentence about the turbine and the home in an hour. */
export function describeHour(year: YearFile, hour: number): string {
  const made = decodeValue(year.made, hour, POWER_STEP_KW);
  const used = decodeValue(year.used, hour, POWER_STEP_KW);
  return `${formatHour(hour)}: wind ${formatNumber(windSpeedAt(year, hour), 0)} m/s. A ${year.turbineKw} kW turbine makes ${made > 0 ? `${formatKw(made)} kW` : 'nothing'}; a home with a heat pump uses ${formatKw(used)} kW.`;
}

/**
 * The hour after a key: an arrow moves by the step, with Shift by a day or, where that is the step, a week; Page keys move
 * by a month.
 */
export function hourAfterKey(
  hour: number,
  key: string,
  isShifted: boolean,
  normalStep = 1,
): number | undefined {
  const step = isShifted ? Math.max(24, normalStep * 7) : normalStep;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clampHour(hour + step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampHour(hour - step);
    case 'PageUp':
      return hourMonthsLater(hour, 1);
    case 'PageDown':
      return hourMonthsLater(hour, -1);
    case 'Home':
      return 0;
    case 'End':
      return HOURS - 1;
    default:
      return undefined;
  }
}

/** The same day and hour in another month, or the last day of a shorter month. */
export function hourMonthsLater(hour: number, months: number): number {
  const date = new Date(Date.UTC(2017, 0, 1, hour));
  const month = date.getUTCMonth() + months;
  const day = Math.min(date.getUTCDate(), new Date(Date.UTC(2017, month + 1, 0)).getUTCDate());
  return clampHour(hourOfYear(month, day, date.getUTCHours()));
}

export const clampHour = (hour: number): number => Math.min(HOURS - 1, Math.max(0, hour));
