import { MONTH_NAMES } from '../../dates/days.ts';
import type { Year } from '../engine/year.ts';

export const MONTHS_WIDTH = 400;
export const MONTHS_HEIGHT = 200;
const BASELINE_Y = 176;
const TOP = 16;

/** Series drawn by month. */
export const MONTHLY_SERIES = [
  'wind',
  'sun',
  'house',
  'heat',
  'car',
  'imported',
  'exported',
] as const;

/** kWh in each month, indexed from January; empty if every month is 0. */
export type MonthsDrawn = Readonly<Record<(typeof MONTHLY_SERIES)[number], readonly number[]>>;

/** Monthly values as plain arrays, small enough for a page. */
export function monthsDrawn({ months }: Pick<Year, 'months'>): MonthsDrawn {
  const lists = MONTHLY_SERIES.map((name) => {
    const list = Array.from(months[name]);
    return [name, list.some((kwh) => kwh > 0) ? list : []] as const;
  });
  return Object.fromEntries(lists) as Record<(typeof MONTHLY_SERIES)[number], number[]>;
}

/** In each month, generation is on the left and use on the right. */
const STACKS = [
  ['wind', 'sun'],
  ['house', 'heat', 'car'],
] as const;

type Stacked = (typeof STACKS)[number][number];

interface MonthBar {
  series: Stacked;
  x: number;
  y: number;
  width: number;
  height: number;
}

const SLOT = MONTHS_WIDTH / 12;
const BAR = 12;

/** The bars of a series as one path. */
export const barsPath = (bars: readonly MonthBar[], series: Stacked): string =>
  bars
    .filter((bar) => bar.series === series)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`)
    .join('');

export function drawMonths(months: MonthsDrawn): {
  bars: MonthBar[];
  labels: { x: number; text: string }[];
  baselineY: number;
  max: number;
} {
  const totals = STACKS.flatMap((stack) =>
    MONTH_NAMES.map((_, month) =>
      stack.reduce((sum, name) => sum + kwhInMonth(months, name, month), 0),
    ),
  );
  const max = Math.max(...totals, 1);
  const scale = (BASELINE_Y - TOP) / max;
  const bars = MONTH_NAMES.flatMap((_, month) =>
    STACKS.flatMap((stack, side) => {
      let y = BASELINE_Y;
      return stack.map((series): MonthBar => {
        const height = kwhInMonth(months, series, month) * scale;
        y -= height;
        const x = month * SLOT + SLOT / 2 - BAR - 1 + side * (BAR + 2);
        return {
          series,
          x: roundToTenth(x),
          y: roundToTenth(y),
          width: BAR,
          height: roundToTenth(height),
        };
      });
    }),
  ).filter(({ height }) => height > 0);
  const labels = MONTH_NAMES.map((name, month) => ({
    x: roundToTenth((month + 0.5) * SLOT),
    text: name.charAt(0),
  }));
  return { bars, labels, baselineY: BASELINE_Y, max };
}

const kwhInMonth = (months: MonthsDrawn, name: Stacked, month: number) => months[name][month] ?? 0;
const roundToTenth = (value: number) => Math.round(value * 10) / 10;
