import { localDate, localHour, YEAR_START_MS } from './local-hour.ts';

export const HOURS = 8760;
export const DAYS = 365;
export const MONTHS = 12;

const HOUR_MS = 3_600_000;

/** The time on the kitchen clock (Europe/London) in each hour of the year in UTC. */
export interface LocalClock {
  /** 0 to 23. */
  hour: Uint8Array;
  /** Days since 1 January, 0 to 364. */
  day: Uint16Array;
  /** January is 0. */
  month: Uint8Array;
  /** Sunday is 0. */
  weekday: Uint8Array;
}

function buildClock(): LocalClock {
  const clock: LocalClock = {
    hour: new Uint8Array(HOURS),
    day: new Uint16Array(HOURS),
    month: new Uint8Array(HOURS),
    weekday: new Uint8Array(HOURS),
  };
  for (let i = 0; i < HOURS; i++) {
    const local = localHour(i);
    const date = localDate(i);
    clock.hour[i] = local % 24;
    clock.day[i] = Math.floor(local / 24);
    clock.month[i] = date.getUTCMonth();
    clock.weekday[i] = date.getUTCDay();
  }
  return clock;
}

export const CLOCK = buildClock();

/** The month of each hour in UTC, January is 0: the weather's own. */
export const UTC_MONTH = Uint8Array.from({ length: HOURS }, (_, i) =>
  new Date(YEAR_START_MS + i * HOUR_MS).getUTCMonth(),
);

/** Whole hours of the local clock, 0 to 23; over midnight when `until` is not after `from`, all day when they are equal. */
export interface LocalHours {
  from: number;
  until: number;
}

const marked = new Map<string, Uint8Array>();

/** 1 in each hour of the year that lies within these local hours, 0 in the others. Made once for each. */
export function markHours({ from, until }: LocalHours): Uint8Array {
  const isIn = (hour: number) =>
    from < until ? hour >= from && hour < until : hour >= from || hour < until;
  const name = `${from} ${until}`;
  const marks = marked.get(name) ?? CLOCK.hour.map((hour) => (isIn(hour) ? 1 : 0));
  marked.set(name, marks);
  return marks;
}

/** How many hours of an ordinary day these are. */
export const hoursADay = ({ from, until }: LocalHours): number =>
  until > from ? until - from : until - from + 24;

/** Days in each month of 2017. */
export const DAYS_IN_MONTH = Array.from({ length: MONTHS }, (_, month) =>
  new Date(Date.UTC(2017, month + 1, 0)).getUTCDate(),
);

/** Sums of a series over the months of the local clock. */
export function sumByMonth(series: Float64Array): Float64Array {
  const sums = new Float64Array(MONTHS);
  for (let i = 0; i < HOURS; i++) {
    const month = CLOCK.month[i] ?? 0;
    sums[month] = (sums[month] ?? 0) + (series[i] ?? 0);
  }
  return sums;
}
