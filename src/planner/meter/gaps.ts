import { sum } from '../../numbers/sum.ts';
import { formatCount, HALF_HOUR_MS, type HalfHour } from './half-hours.ts';

/** How half-hours missing from a file are filled. */
export type GapFill = 'zero' | 'typical';

const HALF_HOURS_A_DAY = 48;
/** Half-hours on the day on which clocks go forward. */
const MIN_HALF_HOURS_A_DAY = 46;

/** Hours in UTC that identify panels: when the sun is high, and when it is never up anywhere in Britain. */
const isMidday = (from: number) => [10, 11, 12, 13].includes(hourOf(from));
const isNight = (from: number) => [23, 0, 1, 2].includes(hourOf(from));
const hourOf = (from: number) => new Date(from).getUTCHours();

/** All half-hours from the first to the last; missing ones have a coverage of 0. */
export function withGaps(halfHours: readonly HalfHour[]): HalfHour[] {
  const [first, last] = [halfHours[0]?.from ?? 0, halfHours.at(-1)?.from ?? 0];
  const read = new Map(halfHours.map((halfHour) => [halfHour.from, halfHour]));
  return Array.from({ length: (last - first) / HALF_HOUR_MS + 1 }, (_, i) => {
    const from = first + i * HALF_HOUR_MS;
    return read.get(from) ?? { from, kwh: 0, coverage: 0 };
  });
}

/** A sentence on how many half-hours are missing and where, and how they are probably best filled. */
export function describeGaps(grid: readonly HalfHour[]): { summary: string; fill?: GapFill } {
  const missing = grid.filter(({ coverage }) => coverage < 1).map(({ from }) => from);
  if (missing.length === 0) return { summary: '' };
  const runs = runsOf(missing);
  const short = runs.filter(({ length }) => length < MIN_HALF_HOURS_A_DAY).flat();
  const midday = short.filter(isMidday);
  const days = daysOf(midday);
  // Panels cover the use around midday on many days, and never at night.
  const isCausedByPanels =
    days >= Math.max(7, grid.length / HALF_HOURS_A_DAY / 10) &&
    midday.length > 3 * short.filter(isNight).length;
  const start = `${formatCount(missing.length, 'half-hour')} ${missing.length === 1 ? 'is' : 'are'} missing`;
  if (isCausedByPanels) {
    return {
      summary: `${start}, at the same hours on ${days} days: panels may have covered all your use.`,
      fill: 'zero',
    };
  }
  // The day on which clocks go forward has two half-hours fewer.
  const wholeDays = sum(runs.map(({ length }) => Math.floor((length + 2) / HALF_HOURS_A_DAY)));
  const remaining = missing.length - wholeDays * HALF_HOURS_A_DAY;
  const spread = daysOf(missing);
  const locations = [
    wholeDays > 0 &&
      `: ${formatCount(wholeDays, 'whole day')}${remaining > 0 ? ` and ${formatCount(remaining, 'half-hour')}` : ''}`,
    wholeDays === 0 && missing.length > 1 && `, on ${formatCount(spread, 'day')}`,
  ];
  return { summary: `${start}${locations.filter(Boolean).join('')}.`, fill: 'typical' };
}

/** Whether readings look like solar export: zero at night, a hump in the daytime. */
export function looksLikeExport(halfHours: readonly HalfHour[]): boolean {
  const kwhOf = (isOf: (from: number) => boolean) =>
    sum(halfHours.map(({ from, kwh }) => (isOf(from) ? kwh : 0)));
  const total = kwhOf(() => true);
  return total > 0 && kwhOf(isNight) < 0.01 * total && kwhOf(isMidday) > 0.35 * total;
}

function runsOf(missing: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const from of missing) {
    const stretch = runs.at(-1);
    if (stretch?.at(-1) === from - HALF_HOUR_MS) stretch.push(from);
    else runs.push([from]);
  }
  return runs;
}

const daysOf = (times: readonly number[]): number =>
  new Set(times.map((from) => Math.floor(from / HALF_HOUR_MS / HALF_HOURS_A_DAY))).size;
