import { formatPounds } from '../../values/format.ts';
import { checkPlan } from './check-plan.ts';
import { costOf, paybackOf, type Cost, type Payback } from './cost.ts';
import { ratedKw, MOST_KW } from './limits.ts';
import {
  listMeasures,
  MEASURE_KINDS,
  type LeftOut,
  type Measure,
  type MeasureOptions,
} from './measures.ts';
import { today, type Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { simulate } from './simulate.ts';
import type { Weather } from './weather/prepare-weather.ts';

/** A measure or two, and what they bring. */
interface Step {
  names: readonly string[];
  plan: Plan;
  cost: Cost;
  /** £ a year. */
  savedPounds: number;
  /** kg CO2 a year; below 0 when more is caused. */
  savedCarbonKg: number;
  /** £ a year for each £ spent; undefined when nothing is. */
  savedPerPound: number | undefined;
  payback: Payback;
}

export interface Ranking {
  /**
   * Free ones first, by £ a year; then what is paid back in its lifetime, by £ a year for each £ spent; then, likewise, what
   * is not.
   */
  steps: readonly Step[];
  leftOut: readonly LeftOut[];
}

export interface Progress {
  /** Plans simulated, of so many. */
  done: number;
  total: number;
}

/**
 * What to do first, from the setup of today: each measure alone and each two of different kinds, every one simulated.
 * Yields after each simulated plan, so that a page stays awake and may stop; returns the ranking.
 */
export function* rankMeasures(
  plan: Plan,
  weather: Weather,
  prices: Prices,
  options: MeasureOptions,
): Generator<Progress, Ranking> {
  const { measures, leftOut } = listMeasures(plan, options);
  const sets = [...measures.map((measure) => [measure]), ...pairsOf(measures)];
  const total = sets.length + 1;
  const now = simulate(today(plan), weather, prices);
  const tried: Step[] = [];
  const refused: LeftOut[] = [...leftOut];
  yield { done: 1, total };
  for (const [i, set] of sets.entries()) {
    const step = { names: namesOf(set), plan: apply(plan, set) };
    const why = whyNot(step.plan);
    if (why) {
      refused.push({ name: joinNames(step.names), why });
    } else {
      const then = simulate(step.plan, weather, prices);
      const cost = costOf(step.plan, options.equipment);
      const savedPounds = now.bill.total - then.bill.total;
      tried.push({
        ...step,
        cost,
        savedPounds,
        savedCarbonKg: now.carbon.total - then.carbon.total,
        savedPerPound: cost.pounds > 0 ? savedPounds / cost.pounds : undefined,
        payback: paybackOf(cost, savedPounds),
      });
    }
    yield { done: i + 2, total };
  }
  return rank(tried, refused);
}

/** The names of a step as one: "A heat pump and a turbine". */
export const joinNames = (names: readonly string[]): string =>
  names
    .map((name, i) => (i === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(' and ');

const namesOf = (set: readonly Measure[]) => set.map(({ name }) => name);

function pairsOf(measures: readonly Measure[]): Measure[][] {
  const order = ({ kind }: Measure) => MEASURE_KINDS.indexOf(kind);
  return measures.flatMap((first) =>
    measures.filter((second) => order(second) > order(first)).map((second) => [first, second]),
  );
}

function apply(plan: Plan, set: readonly Measure[]): Plan {
  const planned = set.reduce((setup, measure) => measure.apply(setup), plan.current);
  return { ...plan, planned };
}

function whyNot(plan: Plan): string | undefined {
  const [error] = checkPlan(plan);
  if (error) return error.message;
  const { roofs, turbine, charging } = plan.planned;
  const wantsSpare = charging?.mode === 'spare' && plan.current.charging?.mode !== 'spare';
  if (wantsSpare && roofs.length === 0 && !turbine) {
    return 'Nothing is spare without panels or a turbine.';
  }
  return ratedKw(plan) > MOST_KW ? `Together more than ${MOST_KW} kW.` : undefined;
}

/** A measure that saves less, £ a year, is left out. */
const LEAST_POUNDS = 1;

function rank(tried: readonly Step[], refused: readonly LeftOut[]): Ranking {
  const alone = new Map(tried.map((step) => [step.names.join(), step]));
  const steps: Step[] = [];
  const leftOut = [...refused];
  for (const step of tried) {
    const name = joinNames(step.names);
    const parts = step.names.map((part) => alone.get(part)).filter((part) => part !== undefined);
    const better = parts.find(
      (part) => part !== step && part.savedPounds > step.savedPounds - LEAST_POUNDS,
    );
    if (step.savedPounds < LEAST_POUNDS) {
      leftOut.push({ name, why: saysLoss(step.savedPounds) });
    } else if (better) {
      leftOut.push({ name, why: `${better.names.join()} alone saves as much.` });
    } else {
      steps.push(step);
    }
  }
  return { steps: steps.sort(byWorth), leftOut };
}

const saysLoss = (savedPounds: number) =>
  savedPounds > -LEAST_POUNDS
    ? 'It saves nothing here.'
    : `It would cost ${formatPounds(-savedPounds)} a year more.`;

const lasts = ({ payback }: Step) => payback.kind !== 'not in its lifetime';

function byWorth(a: Step, b: Step): number {
  if (lasts(a) !== lasts(b)) return lasts(a) ? -1 : 1;
  const [worthA, worthB] = [a.savedPerPound ?? Infinity, b.savedPerPound ?? Infinity];
  return worthA === worthB ? b.savedPounds - a.savedPounds : worthB - worthA;
}
