import { sum } from '../../numbers/sum.ts';
import { count, HALF_HOUR_MS, type HalfHour } from './half-hours.ts';

/** How half-hours that a file lacks are counted. */
export type Fill = 'zero' | 'typical';

const HALF_HOURS_A_DAY = 48;
/** Of the day on which clocks go forward. */
const FEWEST_A_DAY = 46;

/** Hours in UTC by which panels are known: the sun is high, or never up anywhere in Britain. */
const isMidday = (from: number) => [10, 11, 12, 13].includes(hourOf(from));
const isNight = (from: number) => [23, 0, 1, 2].includes(hourOf(from));
const hourOf = (from: number) => new Date(from).getUTCHours();

/** All half-hours from the first to the last; those that are missing have nothing that was read. */
export function withGaps(halfHours: readonly HalfHour[]): HalfHour[] {
  const [first, last] = [halfHours[0]?.from ?? 0, halfHours.at(-1)?.from ?? 0];
  const read = new Map(halfHours.map((halfHour) => [halfHour.from, halfHour]));
  return Array.from({ length: (last - first) / HALF_HOUR_MS + 1 }, (_, i) => {
    const from = first + i * HALF_HOUR_MS;
    return read.get(from) ?? { from, kwh: 0, known: 0 };
  });
}

/** How many half-hours are missing and where, in a sentence, and how they probably count. */
export function describeGaps(grid: readonly HalfHour[]): { said: string; fill?: Fill } {
  const missing = grid.filter(({ known }) => known < 1).map(({ from }) => from);
  if (missing.length === 0) return { said: '' };
  const stretches = stretchesOf(missing);
  const short = stretches.filter(({ length }) => length < FEWEST_A_DAY).flat();
  const midday = short.filter(isMidday);
  const days = daysOf(midday);
  // Panels cover what is used at midday, on many days, and nothing at night.
  const isOfPanels =
    days >= Math.max(7, grid.length / HALF_HOURS_A_DAY / 10) &&
    midday.length > 3 * short.filter(isNight).length;
  const start = `${count(missing.length, 'half-hour')} ${missing.length === 1 ? 'is' : 'are'} missing`;
  if (isOfPanels) {
    return {
      said: `${start}, at the same hours on ${days} days: panels may have covered all that was used.`,
      fill: 'zero',
    };
  }
  // A day has two half-hours fewer when clocks go forward.
  const whole = sum(stretches.map(({ length }) => Math.floor((length + 2) / HALF_HOURS_A_DAY)));
  const more = missing.length - whole * HALF_HOURS_A_DAY;
  const spread = daysOf(missing);
  const where = [
    whole > 0 &&
      `: ${count(whole, 'whole day')}${more > 0 ? ` and ${count(more, 'half-hour')}` : ''}`,
    whole === 0 && missing.length > 1 && `, on ${count(spread, 'day')}`,
  ];
  return { said: `${start}${where.filter(Boolean).join('')}.`, fill: 'typical' };
}

/** Whether readings look like what panels give to the grid: nothing at night, a hump by day. */
export function isLikeExport(halfHours: readonly HalfHour[]): boolean {
  const kwhOf = (isOf: (from: number) => boolean) =>
    sum(halfHours.map(({ from, kwh }) => (isOf(from) ? kwh : 0)));
  const total = kwhOf(() => true);
  return total > 0 && kwhOf(isNight) < 0.01 * total && kwhOf(isMidday) > 0.35 * total;
}

function stretchesOf(missing: readonly number[]): number[][] {
  const stretches: number[][] = [];
  for (const from of missing) {
    const stretch = stretches.at(-1);
    if (stretch?.at(-1) === from - HALF_HOUR_MS) stretch.push(from);
    else stretches.push([from]);
  }
  return stretches;
}

const daysOf = (times: readonly number[]): number =>
  new Set(times.map((from) => Math.floor(from / HALF_HOUR_MS / HALF_HOURS_A_DAY))).size;
