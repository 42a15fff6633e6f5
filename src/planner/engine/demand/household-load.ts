import { sum } from '../../../values/sum.ts';
import { cachedSeries } from '../cached-series.ts';
import { CLOCK, HOURS } from '../clock.ts';
import profileFile from '../data/load-profile.json' with { type: 'json' };
import { hourOfYear } from '../local-hour.ts';

/** kW of an average home by the half-hour that ends, from 00:30 local time; the file names its source. */
export const LOAD_PROFILE = profileFile.kw;

type DayKind = keyof typeof LOAD_PROFILE.winter;

/** When somebody is in: as in homes on average, all day, or hardly between 9 and 16 on weekdays. */
export const PRESENCES = ['average', 'all-day', 'evenings'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Days of 2017 from which each season of the profile lasts, by Elexon's rule; winter again from the clock change. */
const SEASONS = (
  [
    [0, 1, 'winter'],
    [2, 26, 'spring'],
    [4, 13, 'summer'],
    [6, 22, 'highSummer'],
    [8, 4, 'autumn'],
    [9, 29, 'winter'],
  ] as const
).map(([month, day, season]) => ({ from: hourOfYear(month, day) / 24, season }));
const OUT = { from: 9, until: 16 };

/** Shares of a year's household use by hour, in UTC; together 1. Without heating, hot water and car. */
export function householdShares(presence: Presence): Float64Array {
  return cachedSeries(LOAD_PROFILE, presence, () => {
    const kw = Float64Array.from({ length: HOURS }, (_, i) => loadAt(i, presence));
    const total = sum(kw);
    return kw.map((value) => value / total);
  });
}

/** kW of the average home. Who is in all day lives as others do on Saturdays; an empty home uses what its night does. */
function loadAt(i: number, presence: Presence): number {
  const day = CLOCK.day[i] ?? 0;
  const season = SEASONS.findLast(({ from }) => day >= from)?.season ?? 'winter';
  const kind = kindOfDay(CLOCK.weekday[i] ?? 0);
  const profile =
    LOAD_PROFILE[season][kind === 'weekday' && presence === 'all-day' ? 'saturday' : kind];
  const hour = CLOCK.hour[i] ?? 0;
  if (presence === 'evenings' && kind === 'weekday' && hour >= OUT.from && hour < OUT.until) {
    return Math.min(...profile);
  }
  return ((profile[2 * hour] ?? 0) + (profile[2 * hour + 1] ?? 0)) / 2;
}

function kindOfDay(weekday: number): DayKind {
  if (weekday === 0) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}
