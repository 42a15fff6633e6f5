import { formatPounds } from '../../values/numbers/format.ts';
import { checkPlan } from './check-plan.ts';
import { costBeyond, costOf, paybackOf, type CostSum, type Payback } from './cost.ts';
import { ratedKw, MOST_KW } from './limits.ts';
import {
  listMeasures,
  PARTNERS,
  type LeftOut,
  type Measure,
  type MeasureKind,
  type MeasureOptions,
} from './measures.ts';
import type { Plan, Setup } from './plan.ts';
import type { Prices } from './prices.ts';
import { simulate } from './simulate.ts';
import { runningCost } from './year.ts';
import type { Weather } from './weather/prepare-weather.ts';

/** A measure or two, and what they bring beyond the plan that they are added to. */
export interface Step {
  names: readonly string[];
  kinds: readonly MeasureKind[];
  plan: Plan;
  cost: CostSum;
  /** £ a year. */
  savedPounds: number;
  /** kg CO2 a year; below 0 when more is caused. */
  savedCarbonKg: number;
  /** £ a year for each £ left to pay; undefined when nothing is. */
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
 * What to do next, from a plan that may hold nothing yet: each measure alone, and each two that change what the other
 * brings, every one simulated.
 * Yields after each simulated plan, so that a page stays awake and may stop; returns the ranking.
 */
export function* rankMeasures(
  plan: Plan,
  weather: Weather,
  prices: Prices,
  options: MeasureOptions,
): Generator<Progress, Ranking> {
  const { measures, leftOut } = listMeasures(plan, options);
  const sets: Measure[][] = [...measures.map((measure) => [measure]), ...pairsOf(measures)];
  const total = sets.length + 1;
  const now = simulate(plan, weather, prices);
  const { equipment, schemes } = options;
  const base = costOf(plan, equipment, schemes);
  const tried: Step[] = [];
  const refused: LeftOut[] = [...leftOut];
  yield { done: 1, total };
  for (const [i, set] of sets.entries()) {
    const kinds = set.map(({ kind }) => kind);
    const step = { names: namesOf(set), kinds, plan: apply(plan, set) };
    const why = whyNot(step.plan, plan.planned);
    if (why) {
      refused.push({ name: joinNames(step.names), why });
    } else {
      const then = simulate(step.plan, weather, prices);
      const cost = costBeyond(costOf(step.plan, equipment, schemes), base);
      const savedPounds = runningCost(now) - runningCost(then);
      tried.push({
        ...step,
        cost,
        savedPounds,
        savedCarbonKg: now.carbon.total - then.carbon.total,
        savedPerPound: cost.net > 0 ? savedPounds / cost.net : undefined,
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

const pairsOf = (measures: readonly Measure[]): Measure[][] =>
  measures.flatMap((first) =>
    measures
      .filter(({ kind }) => PARTNERS[first.kind].includes(kind))
      .map((second) => [first, second]),
  );

function apply(plan: Plan, set: readonly Measure[]): Plan {
  const planned = set.reduce((setup, measure) => measure.apply(setup), plan.planned);
  return { ...plan, planned };
}

function whyNot(plan: Plan, base: Setup): string | undefined {
  const [error] = checkPlan(plan);
  if (error) return error.message;
  const { roofs, turbine, charging, hasDiverter } = plan.planned;
  const wantsSpare =
    (charging?.mode === 'spare' && base.charging?.mode !== 'spare') ||
    (hasDiverter && !base.hasDiverter);
  if (wantsSpare && roofs.length === 0 && !turbine) {
    return 'Nothing is spare without panels or a turbine.';
  }
  return ratedKw(plan) > MOST_KW ? `Together more than ${MOST_KW} kW.` : undefined;
}

/** A measure that saves less, £ a year, is left out. */
const LEAST_POUNDS = 1;
/** A pair that saves no more than this, £ a year, or than a twentieth beyond its better step, is left out. */
const CLEARLY_POUNDS = 50;

function rank(tried: readonly Step[], refused: readonly LeftOut[]): Ranking {
  const alone = new Map(tried.map((step) => [step.names.join(), step]));
  const steps: Step[] = [];
  const leftOut = [...refused];
  for (const step of tried) {
    const name = joinNames(step.names);
    const parts = step.names.map((part) => alone.get(part)).filter((part) => part !== undefined);
    const better = parts.find((part) => part !== step && !bringsMore(step, part));
    if (step.savedPounds < LEAST_POUNDS) {
      leftOut.push({ name, why: saysLoss(step.savedPounds) });
    } else if (better) {
      leftOut.push({ name, why: `${better.names.join()} alone saves nearly as much.` });
    } else {
      steps.push(step);
    }
  }
  return { steps: steps.sort(byWorth), leftOut };
}

/** Whether two steps together are worth naming beside one of them. */
const bringsMore = (both: Step, one: Step) =>
  both.savedPounds > Math.max(one.savedPounds * 1.05, one.savedPounds + CLEARLY_POUNDS);

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
