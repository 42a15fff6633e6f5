import { addDays, type Day, type Period, formatDay } from '../../dates/days.ts';
import { explainSeasonRule, type Season } from './price.ts';

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

/** The reason that guests cannot arrive on a day: a few words to follow the day's name, and a sentence. */
interface ArrivalObstacle {
  kind: 'past' | 'taken' | 'short' | 'season';
  name: string;
  sentence: string;
}

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
  const { today, booked, nights, seasons = [] } = rules;
  const date = formatDay(day);
  if (day < today) return { kind: 'past', name: 'past', sentence: `${date} has passed.` };
  const all = Array.from({ length: nights }, (_, i) => addDays(day, i));
  const free = all.findIndex((night) => isNightBooked(night, booked));
  if (free === 0) return { kind: 'taken', name: 'taken', sentence: `${date} is taken.` };
  if (free > 0) {
    const left = free === 1 ? 'is only 1 night' : `are only ${free} nights`;
    return {
      kind: 'short',
      name: 'too few nights before the next guests',
      sentence: `From ${date} there ${left} before the next guests.`,
    };
  }
  const sentence = explainSeasonRule({ arrival: day, nights }, seasons);
  return sentence === undefined
    ? undefined
    : { kind: 'season', name: 'not an arrival day', sentence };
}

/** The first day on which guests can arrive, within a year; undefined if there is none. */
export function nextArrival(rules: ArrivalRules): Day | undefined {
  return Array.from({ length: 365 }, (_, i) => addDays(rules.today, i)).find(
    (day) => !findObstacle(day, rules),
  );
}

/** A house's calendar at the last build; days as YYYY-MM-DD. */
export interface Availability {
  /** The day of the build. */
  asOf: Day;
  /** The nights taken, as `mergePeriods` returns them. */
  booked: readonly Period[];
  /** Whether the calendar has bookings that could not be read completely. */
  isIncomplete?: boolean | undefined;
}

/** The periods that have not ended yet: their guests leave after today. */
export const listUpcomingPeriods = (periods: readonly Period[], today: Day): Period[] =>
  periods.filter(([, to]) => to > today);

/** Whether the night that begins on this day is taken. The day guests leave is free again. */
export const isNightBooked = (night: Day, periods: readonly Period[]): boolean =>
  periods.some(([from, to]) => from <= night && night < to);
