import { addDays, type Day, type Period, formatDay } from '../../dates/days.ts';
import { explainSeasonRule, type Season } from './price.ts';
import { isNightBooked } from './availability.ts';

/** Guests arrive on `arrival` and leave on `departure`. */
export interface Stay {
  arrival: Day;
  departure: Day;
}

/** The facts that determine whether guests can arrive on a day. */
export interface ArrivalRules {
  today: Day;
  booked: readonly Period[];
  /** The length of the stay. */
  nights: number;
  /** The seasons, with their rules on arrival days and minimum stays. */
  seasons?: readonly Season[] | undefined;
}

/** The reason that guests cannot arrive on a day. `short` has the nights left before the next guests. */
export type ArrivalObstacle =
  | { kind: 'past' }
  | { kind: 'taken' }
  | { kind: 'short'; nights: number }
  | { kind: 'season'; sentence: string };

/** A stay that begins on a day. */
export const stayFrom = (arrival: Day, nights: number): Stay => ({
  arrival,
  departure: addDays(arrival, nights),
});

export const isWithin = (day: Day, stay: Stay | undefined): boolean =>
  stay !== undefined && stay.arrival <= day && day <= stay.departure;

/** A day's part in a stay, to follow the day's name; empty if it is outside the stay. */
export function nameDayOfStay(day: Day, stay: Stay | undefined): string {
  if (!isWithin(day, stay)) return '';
  if (day === stay?.arrival) return 'your arrival';
  return day === stay?.departure ? 'your departure' : 'in your stay';
}

/** Why guests cannot arrive on a day; undefined if they can. */
export function findObstacle(day: Day, rules: ArrivalRules): ArrivalObstacle | undefined {
  if (day < rules.today) return { kind: 'past' };
  const all = Array.from({ length: rules.nights }, (_, i) => addDays(day, i));
  const free = all.findIndex((night) => isNightBooked(night, rules.booked));
  if (free === 0) return { kind: 'taken' };
  if (free > 0) return { kind: 'short', nights: free };
  const sentence = explainSeasonRule({ arrival: day, nights: rules.nights }, rules.seasons ?? []);
  return sentence === undefined ? undefined : { kind: 'season', sentence };
}

/** The first day on which guests can arrive, within a year; undefined if there is none. */
export function nextArrival(rules: ArrivalRules): Day | undefined {
  return Array.from({ length: 365 }, (_, i) => addDays(rules.today, i)).find(
    (day) => !findObstacle(day, rules),
  );
}

/** The problem in a few words, to follow a day's name. */
export function nameObstacle(obstacle: ArrivalObstacle): string {
  if (obstacle.kind === 'season') return 'not an arrival day';
  return obstacle.kind === 'short' ? 'too few nights before the next guests' : obstacle.kind;
}

/** A sentence with the reason that a day cannot be chosen. */
export function explainObstacle(day: Day, obstacle: ArrivalObstacle): string {
  if (obstacle.kind === 'season') return obstacle.sentence;
  if (obstacle.kind !== 'short')
    return `${formatDay(day)} ${obstacle.kind === 'past' ? 'has passed' : 'is taken'}.`;
  const nights = obstacle.nights === 1 ? 'is only 1 night' : `are only ${obstacle.nights} nights`;
  return `From ${formatDay(day)} there ${nights} before the next guests.`;
}
