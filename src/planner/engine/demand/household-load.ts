import { sum } from '../../../numbers/sum.ts';
import { cachedSeries, CLOCK, HOURS } from '../clock.ts';
import profiles from '../data/load-profile.json' with { type: 'json' };
import { hourOfYear } from '../local-hour.ts';

/** The profile is the load of an average home, kW, in half-hours ending at 00:30 local time, 01:00 and so on. */
type DayKind = keyof typeof profiles.kw.winter;

/** Occupancy: average, all day, or mostly out from 8 to 18 on weekdays. */
const PRESENCES = ['average', 'all-day', 'evenings'] as const;
export type Presence = (typeof PRESENCES)[number];

const dayOfYear = (month: number, day: number) => hourOfYear(month, day) / 24;
/** First days of the seasons in 2017, by Elexon's rule; winter returns with the clock change. */
const SEASONS = [
  { from: dayOfYear(0, 1), season: 'winter' },
  { from: dayOfYear(2, 26), season: 'spring' },
  { from: dayOfYear(4, 13), season: 'summer' },
  { from: dayOfYear(6, 22), season: 'highSummer' },
  { from: dayOfYear(8, 4), season: 'autumn' },
  { from: dayOfYear(9, 29), season: 'winter' },
] as const;
/** Chosen so that self-consumption of solar power matches the tables of MCS MGD 003. */
const OUT = { from: 8, until: 18 };
const DAYTIME = { from: 9, until: 17 };
const MORE_BY_DAY = 1.4;
/** Load of an empty house, as a multiple of the lowest average load at night. */
const IDLE_SHARE = 0.3;

const isIn = ({ from, until }: typeof OUT, hour: number) => hour >= from && hour < until;

/** Each hour's share of a year's household use in UTC, adding up to 1. Excludes heating, hot water and car. */
export function householdShares(presence: Presence): Float64Array {
  return cachedSeries(CLOCK, presence, () => {
    const kw = Float64Array.from({ length: HOURS }, (_, i) => loadAt(i, presence));
    const total = sum(kw);
    return kw.map((value) => value / total);
  });
}

/**
 * Load in an hour, kW. With people in all day, a weekday is like a Saturday, with more use in the daytime; an empty home
 * uses a fraction of the lowest load at night (`IDLE_SHARE`).
 */
function loadAt(i: number, presence: Presence): number {
  const day = CLOCK.day[i] ?? 0;
  const season = SEASONS.findLast(({ from }) => day >= from)?.season ?? 'winter';
  const kind = kindOfDay(CLOCK.weekday[i] ?? 0);
  const isIdle = presence === 'evenings' && kind === 'weekday';
  const isAllDay = presence === 'all-day';
  const profile = profiles.kw[season][kind === 'weekday' && isAllDay ? 'saturday' : kind];
  const hour = CLOCK.hour[i] ?? 0;
  if (isIdle && isIn(OUT, hour)) return IDLE_SHARE * Math.min(...profile);
  const kw = ((profile[2 * hour] ?? 0) + (profile[2 * hour + 1] ?? 0)) / 2;
  return isAllDay && isIn(DAYTIME, hour) ? kw * MORE_BY_DAY : kw;
}

function kindOfDay(weekday: number): DayKind {
  if (weekday === 0) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}

/** The profile averages many homes. A single home draws its base load, and at times this much on top, kW. */
const EVENT_KW = 2;
/** Base load as a share of the mean load of the year. */
const BASE_SHARE = 0.35;

export const baseLoad = (annualKwh: number, hoursAYear: number): number =>
  (BASE_SHARE * annualKwh) / hoursAYear;

/**
 * Splits an hour's mean load into two levels: `busyKw` for the share `busyShare` of the hour, `quietKw` for the rest.
 * The load stays constant if the mean is below the base load, or too high for any quiet time.
 */
export function splitHourByLoad(meanKw: number, baseKw: number) {
  const above = meanKw - baseKw;
  const isConstant = above <= 0 || above >= EVENT_KW;
  return {
    busyShare: isConstant ? 0 : above / EVENT_KW,
    quietKw: isConstant ? meanKw : baseKw,
    busyKw: baseKw + EVENT_KW,
  };
}
