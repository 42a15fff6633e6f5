import { DAYS, HOURS, localDate, localHour, type LocalHours } from './local-hour.ts';

export { DAYS, HOURS };
export const MONTHS = 12;

/** Local time (Europe/London) in each hour of the year in UTC. */
export const CLOCK = {
  /** 0 to 23. */
  hour: Uint8Array.from({ length: HOURS }, (_, i) => localHour(i) % 24),
  /** Days since 1 January, 0 to 364. */
  day: Uint16Array.from({ length: HOURS }, (_, i) => Math.floor(localHour(i) / 24)),
  /** January is 0. */
  month: Uint8Array.from({ length: HOURS }, (_, i) => localDate(i).getUTCMonth()),
  /** Sunday is 0. */
  weekday: Uint8Array.from({ length: HOURS }, (_, i) => localDate(i).getUTCDay()),
};

/** The month of each hour in UTC, January is 0. The weather is in UTC. */
export const UTC_MONTH = Uint8Array.from({ length: HOURS }, (_, i) =>
  new Date(Date.UTC(2017, 0, 1, i)).getUTCMonth(),
);

/** A mask of the year's hours in UTC: 1 within these local hours, 0 outside. */
export function hourMask(...windows: readonly LocalHours[]): Uint8Array {
  const isIn = (hour: number) =>
    windows.some(({ from, until }) =>
      from < until ? hour >= from && hour < until : hour >= from || hour < until,
    );
  return cachedSeries(CLOCK, windowsKey(windows), () =>
    CLOCK.hour.map((hour) => (isIn(hour) ? 1 : 0)),
  );
}

export const windowsKey = (windows: readonly LocalHours[]): string =>
  windows.map(({ from, until }) => `${from} ${until}`).join(', ');

export const DAYS_IN_MONTH = Float64Array.of(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);

/** Monthly sums of a series in local time, multiplied by a factor such as a price. */
export const sumByMonth = (series: Float64Array, factor = 1): Float64Array =>
  sumBy(CLOCK.month, MONTHS, series, factor);

/** Sums an hourly series by group; `groups` has the group of each hour, from 0 to `count` - 1. */
export function sumBy(
  groups: ArrayLike<number>,
  count: number,
  series: ArrayLike<number>,
  factor = 1,
): Float64Array {
  const sums = new Float64Array(count);
  for (let i = 0; i < HOURS; i++) {
    const group = groups[i] ?? 0;
    sums[group] = (sums[group] ?? 0) + (series[i] ?? 0) * factor;
  }
  return sums;
}

/** The maximum number of series cached for each owner; a year of hours takes 70 KB. */
const MAX_CACHED_SERIES = 64;

const caches = new WeakMap<object, Map<string, unknown>>();

/** Caches a series by owner and name, such as the weather and the slope of a roof. */
export function cachedSeries<T>(owner: object, name: string, calculate: () => T): T {
  const cache = caches.get(owner) ?? new Map<string, unknown>();
  caches.set(owner, cache);
  if (!cache.has(name)) {
    if (cache.size >= MAX_CACHED_SERIES) cache.clear();
    cache.set(name, calculate());
  }
  return cache.get(name) as T;
}
