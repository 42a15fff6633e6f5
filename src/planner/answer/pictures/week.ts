import { WEEKDAYS } from '../../../dates/days.ts';
import { MONTH_NAMES } from '../../../dates/days.ts';
import type { Week } from '../series.ts';
import { localDate } from '../../engine/local-hour.ts';

/** An hour is as wide as 1; the page stretches it to the width that it has. */
export const WEEK_HEIGHT = 100;

interface WeekDrawn {
  wind: string;
  /** On top of wind. */
  sun: string;
  need: string;
  /** How full the battery is, over its own height of `WEEK_HEIGHT`. */
  level: string;
  most: number;
}

export function drawWeek({ series, capacityKwh }: Week): WeekDrawn {
  const { wind, sun, level } = series;
  const made = wind.map((kwh, i) => kwh + (sun[i] ?? 0));
  const need = needOf(series);
  const most = Math.max(1, Math.ceil(Math.max(...made, ...need)));
  const heights = (values: Float64Array, top: number) =>
    Array.from(values, (kwh) => halves(WEEK_HEIGHT * (1 - kwh / top)));
  const line = (values: Float64Array, top: number) => stepped(heights(values, top));
  const ground = `V${WEEK_HEIGHT}H0z`;
  return {
    wind: line(wind, most) + ground,
    sun: `${line(made, most)}V${back(heights(wind, most))}z`,
    need: line(need, most),
    level: capacityKwh > 0 ? line(level, capacityKwh) + ground : '',
    most,
  };
}

/** kWh in each hour of house, heat and car together. */
const needOf = ({ house, heat, car }: Week['series']): Float64Array =>
  house.map((kwh, i) => kwh + (heat[i] ?? 0) + (car[i] ?? 0));

/** A path from the left that holds each height for an hour. */
const stepped = (heights: number[]) => `M0 ${walk(heights, 1)}`;
/** The rest of such a path, from the right to the left. */
const back = (heights: number[]) => walk(heights.toReversed(), -1);

/** The first height, then relative steps, which take half the letters of absolute ones. */
function walk(heights: number[], hour: 1 | -1): string {
  let [last = NaN] = heights;
  let path = String(last);
  let wide = 0;
  for (const height of heights) {
    if (height !== last) {
      path += `h${wide}v${height - last}`;
      last = height;
      wide = 0;
    }
    wide += hour;
  }
  return `${path}h${wide}`;
}

/** The local time at which an hour of the year begins: "Tuesday 10 January, 18:00". */
export function formatHour(hour: number): string {
  const date = localDate(hour);
  const weekday = WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '';
  const month = MONTH_NAMES[date.getUTCMonth()] ?? '';
  const time = `${String(date.getUTCHours()).padStart(2, '0')}:00`;
  return `${weekday} ${date.getUTCDate()} ${month}, ${time}`;
}

/** To the half, about a pixel, in which sums of differences are exact. */
const halves = (value: number) => Math.round(value * 2) / 2;
