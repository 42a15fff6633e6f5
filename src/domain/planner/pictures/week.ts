import { WEEKDAYS } from '../../../model/values/day-words.ts';
import { MONTH_NAMES } from '../../../model/values/month-names.ts';
import { WEEK_HOURS, type Week } from '../answer/weeks.ts';
import { localDate } from '../local-hour.ts';

/** An hour is as wide as 1; the page stretches it to the width that it has. */
export const WEEK_HEIGHT = 100;

export interface WeekDrawn {
  wind: string;
  /** On top of wind. */
  sun: string;
  /** What house, heat and car need together. */
  need: string;
  /** How full the battery is, over its own height of `WEEK_HEIGHT`. */
  level: string;
  /** kW at the top. */
  most: number;
}

/** A week as areas and a line in steps of an hour. */
export function drawWeek({ series, capacityKwh }: Week): WeekDrawn {
  const { wind, sun, level } = series;
  const made = wind.map((kwh, i) => kwh + (sun[i] ?? 0));
  const need = needOf(series);
  const most = Math.max(1, Math.ceil(Math.max(...made, ...need)));
  const y = (kwh: number, top: number) => tidy(WEEK_HEIGHT * (1 - kwh / top));
  const line = (values: Float64Array, top: number) =>
    steps(Array.from(values, (kwh) => y(kwh, top)));
  const back = (values: Float64Array) =>
    Array.from(values, (_, i) => {
      const hour = WEEK_HOURS - 1 - i;
      return `V${y(values[hour] ?? 0, most)}H${hour}`;
    }).join('');
  const ground = `V${WEEK_HEIGHT}H0z`;
  return {
    wind: line(wind, most) + ground,
    sun: `${line(made, most)}${back(wind)}z`,
    need: line(need, most),
    level: capacityKwh > 0 ? line(level, capacityKwh) + ground : '',
    most,
  };
}

/** kWh in each hour of house, heat and car together. */
export const needOf = ({ house, heat, car }: Week['series']): Float64Array =>
  house.map((kwh, i) => kwh + (heat[i] ?? 0) + (car[i] ?? 0));

/** A path that holds each value for an hour; an hour like the one before is not written. */
function steps(values: number[]): string {
  const parts = values.flatMap((y, i) =>
    i > 0 && y === values[i - 1] ? [] : [i === 0 ? `M0 ${y}` : `H${i}V${y}`],
  );
  return `${parts.join('')}H${values.length}`;
}

/** The local time at which an hour of the year begins: "Tuesday 10 January, 18:00". */
export function sayHour(hour: number): string {
  const date = localDate(hour);
  const weekday = WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '';
  const month = MONTH_NAMES[date.getUTCMonth()] ?? '';
  const time = `${String(date.getUTCHours()).padStart(2, '0')}:00`;
  return `${weekday} ${date.getUTCDate()} ${month}, ${time}`;
}

const tidy = (value: number) => Math.round(value * 10) / 10;
