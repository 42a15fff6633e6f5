import { intervalOf, type Interval } from './interval.ts';
import type { Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import type { Ranking, Step } from './rank-measures.ts';
import type { Weather } from './weather/prepare-weather.ts';
import { memoizeYears } from './years.ts';

const MOST_FIRST = 3;
/** What saves less, £ a year, is named first only where nothing saves more. */
const WORTH_A_START = 100;

/** A step with how far it may be off, and why. */
export interface FirstStep extends Step {
  spread: Pick<Interval, 'low' | 'high' | 'reasons'>;
}

/**
 * Up to three steps to begin with, the best ranked that have nothing in common: three sizes of panels are one advice. What
 * saves £100 a year goes before the rest; what is not paid back in its lifetime is there only where nothing else is.
 */
export function pickFirst({ steps }: Ranking): Step[] {
  const paid = steps.filter(({ payback }) => payback.kind !== 'not in its lifetime');
  const isWorth = ({ savedPounds }: Step) => savedPounds >= WORTH_A_START;
  const all = paid.length > 0 ? paid : steps;
  const picked: Step[] = [];
  for (const step of [...all.filter(isWorth), ...all.filter((step) => !isWorth(step))]) {
    const isNew = picked.every(({ kinds }) => !kinds.some((kind) => step.kinds.includes(kind)));
    // One visit does all that a house lacks.
    if (isNew && picked.length < MOST_FIRST) {
      picked.push(all.find((other) => isMoreOf(step, other)) ?? step);
    }
  }
  return picked;
}

/** Whether a step is of the fabric alone and another has all of it and more. */
const isMoreOf = (step: Step, other: Step): boolean =>
  [step, other].every(({ kinds }) => kinds.join() === 'fabric') &&
  fabricOf(other).length > fabricOf(step).length &&
  fabricOf(step).every((name) => fabricOf(other).includes(name));

const fabricOf = ({ plan }: Step) => plan.planned.fabric ?? [];

/** How far a step may be off that is added to a plan. */
export function spreadOf(step: Step, base: Plan, weather: Weather, prices: Prices): FirstStep {
  const plan = { ...step.plan, current: base.planned };
  return { ...step, spread: intervalOf(plan, memoizeYears(weather, prices), prices) };
}
