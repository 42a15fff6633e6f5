import ICAL from 'ical.js';
import type { Period } from '../../values/days.ts';
import type { CalendarEvent, State } from './read-event.ts';
import {
  attempt,
  DAY_MS,
  dayOf,
  EventError,
  likeStart,
  floating,
  type WallTime,
  readTime,
  type Moment,
  type ZoneOf,
} from './times.ts';
import type { Property } from './split-calendar.ts';

/** How many more repeats may be looked at, over all events of a calendar. */
export interface StepBudget {
  left: number;
}

/** The nights of an event, a period for each occurrence. */
export interface Nights {
  taken: Period[];
  /** Whether it has whole days that are marked as free. */
  isFree: boolean;
}

/**
 * The nights an event takes within a window of days. A timed event takes those between its first and last day.
 * @param replacements events that replace occurrences of this one, and are read as events too
 * @param budget shrinks with each repeat looked at
 */
export function nightsOf(
  event: CalendarEvent,
  replacements: readonly CalendarEvent[],
  window: Period,
  budget: StepBudget,
): Nights {
  const nights: Nights = { taken: [], isFree: false };
  attempt(event.faults, () => {
    addNights(nights, event, replacements, window, budget);
  });
  return nights;
}

function addNights(
  nights: Nights,
  { start, lengthMs, state, repeats }: CalendarEvent,
  replacements: readonly CalendarEvent[],
  [first, last]: Period,
  budget: StepBudget,
): void {
  // Clocks elsewhere are less than a day ahead or behind.
  const earliest = Date.parse(first) - DAY_MS;
  const add = (wall: WallTime, length: number, its: State) => {
    if (wall + length < earliest) return;
    const from = dayOf({ ...start, wall });
    const until = dayOf({ ...start, wall: wall + length });
    if (its === 'cancelled' || from >= until || until <= first || from >= last) return;
    if (its === 'busy') nights.taken.push([from, until]);
    else nights.isFree ||= start.isDate;
  };
  if (!repeats) {
    add(start.wall, lengthMs, state);
    return;
  }
  budget.left -= replacements.length;
  const replaced = replacements.flatMap((each) =>
    each.replaced ? [{ ...each, at: likeStart(each.replaced, start).wall }] : [],
  );
  const ranges = replaced.filter(({ isRange }) => isRange).sort((a, b) => b.at - a.at);
  const done = new Set([...repeats.excluded, ...replaced.map(({ at }) => at)]);
  const occur = (wall: WallTime) => {
    if (done.has(wall)) return;
    done.add(wall);
    const range = ranges.find(({ at }) => at < wall);
    if (!range) add(wall, lengthMs, state);
    else add(wall + likeStart(range.start, start).wall - range.at, range.lengthMs, range.state);
  };
  occur(start.wall);
  const dates = new ICAL.RecurExpansion({
    component: repeats.rules,
    dtstart: floating(start.wall, start.isDate),
  });
  for (; budget.left > 0; budget.left--) {
    const next = dates.next() as ICAL.Time | null;
    if (!next || next.toString().slice(0, 10) > last) return;
    occur(next.toUnixTime() * 1000);
  }
  throw new EventError('repeats too often');
}

const INTERVAL_LIMIT = 1000;
const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'];

/** Rules and dates, all by the clock of the event's start. */
export interface Repeats {
  rules: ICAL.Component;
  excluded: WallTime[];
}

/**
 * Reads what an event repeats by. All its times are converted to the clock of its start first, since the library
 * knows neither zones that a calendar does not describe nor dates among times.
 * @param faults gets what cannot be read
 */
export function readRepeats(
  properties: readonly Property[],
  start: Moment,
  zoneOf: ZoneOf,
  faults: string[],
): Repeats | undefined {
  const rules = new ICAL.Component('vevent');
  const excluded: WallTime[] = [];
  const readDates = (property: Property) => {
    // The library mistakes a period for a time.
    if (property.value.includes('/')) throw new EventError('repeats by periods');
    for (const value of property.value.split(',')) {
      attempt(faults, () => {
        const moment = readTime({ ...property, value }, zoneOf(property), faults);
        const { wall } = likeStart(moment, start);
        if (property.name === 'EXDATE') excluded.push(wall);
        else rules.addPropertyWithValue('rdate', floating(wall, start.isDate));
      });
    }
  };
  for (const property of properties) {
    attempt(faults, () => {
      if (property.name === 'RRULE') {
        rules.addPropertyWithValue('rrule', readRule(property.value, start, faults));
      } else if (property.name === 'RDATE' || property.name === 'EXDATE') readDates(property);
    });
  }
  const isRepeated = rules.hasProperty('rrule') || rules.hasProperty('rdate');
  return isRepeated ? { rules, excluded } : undefined;
}

function readRule(value: string, start: Moment, faults: string[]): ICAL.Recur {
  const parts = value
    .trim()
    .toUpperCase()
    .split(';')
    .filter((part) => part.includes('='));
  const isUntil = (part: string) => part.startsWith('UNTIL=');
  const rule = ICAL.Recur.fromString(parts.filter((part) => !isUntil(part)).join(';'));
  checkRule(rule);
  const until = parts.find(isUntil)?.slice('UNTIL='.length);
  if (until !== undefined) rule.until = floating(readUntil(until, start, faults), start.isDate);
  return rule;
}

/** The last time at which an event may begin, by the clock of its start. */
function readUntil(value: string, start: Moment, faults: string[]): number {
  const until = readTime({ name: 'UNTIL', params: {}, value }, start.zone, faults);
  if (until.isDate && !start.isDate) return until.wall + DAY_MS - 1;
  // The last second of a day in UTC is written for that day, though it is the next one here in summer.
  const isLastSecond = value.endsWith('5959Z');
  if (start.isDate && isLastSecond) return Date.parse(dayOf({ ...until, isDate: true }));
  return likeStart(until, start).wall;
}

/** The library searches for ever if a daily rule's conditions are never met, and steps through intervals day by day. */
function checkRule({ freq, interval, parts }: ICAL.Recur): void {
  const isConditional = freq === 'DAILY' && Object.keys(parts).length > 0;
  if (isConditional || !FREQUENCIES.includes(freq)) {
    throw new EventError('repeats more often than daily, or daily on conditions');
  }
  if (interval > INTERVAL_LIMIT) {
    throw new EventError(`repeats at intervals of more than ${INTERVAL_LIMIT}`);
  }
}
