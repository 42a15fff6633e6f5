import { ratedKw } from '../engine/warnings.ts';
import {
  incrementalCost,
  costOf,
  paybackOf,
  type Cost,
  type CostSum,
  type Payback,
} from '../engine/cost.ts';
import { estimateUncertainty, type UncertaintyRange } from '../engine/uncertainty.ts';
import {
  listMeasures,
  mergeChanges,
  INTERACTING_MEASURES,
  type Exclusion,
  type ExclusionReason,
  type Measure,
  type MeasureId,
  type PlanChanges,
} from './measures.ts';
import { OIL_KWH_PER_LITRE } from '../engine/demand/annual-demand.ts';
import { MAX_KW, type MeasureKind, withoutChanges, type Plan, type Setup } from '../engine/plan.ts';
import type { Prices } from '../engine/prices.ts';
import { simulate } from '../engine/simulate.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';
import { runningCost, type Year } from '../engine/year.ts';
import { buildPlan } from '../form/build-plan.ts';
import type { PlannerInput } from '../form/read-form.ts';
import { memoizeYears } from '../engine/memoize-years.ts';

/** One measure or two, with the gain over the plan that they are added to. */
export interface RankedStep {
  ids: readonly MeasureId[];
  changes: PlanChanges;
  plan: Plan;
  cost: CostSum & Pick<Cost, 'unpriced'>;
  /** £ a year. */
  savedPounds: number;
  /** kg CO2 a year; negative if emissions rise. */
  savedCarbonKg: number;
  /** £ a year for each £ after grants; undefined if there is nothing to pay. */
  savedPerPound: number | undefined;
  payback: Payback;
}

export interface Ranking {
  /**
   * Free steps first, by £ a year; then steps that pay back within their lifetime, by £ a year for each £ spent; then
   * the others, in the same order.
   */
  steps: readonly RankedStep[];
  excluded: readonly Exclusion[];
}

/**
 * Ranks the next steps for a plan, which may be empty: each measure alone, and each pair that interacts, all simulated.
 * Yields after each simulation, so that the caller can stay responsive and stop; returns the ranking.
 */
export function* rankMeasures(
  input: PlannerInput,
  weather: Weather,
): Generator<undefined, Ranking> {
  const { plan, values, prices, schemes } = input;
  const { measures, excluded: untried } = listMeasures(input);
  const sets: Measure[][] = [...measures.map((measure) => [measure]), ...pairsOf(measures)];
  const before = simulate(plan, weather, prices);
  // A quote covers the plan, not further steps.
  const base = costOf(plan, prices, schemes);
  const tried: RankedStep[] = [];
  const excluded: Exclusion[] = [...untried];
  yield;
  for (const set of sets) {
    const ids = set.map(({ id }) => id);
    const changes = mergeChanges(set.map((measure) => measure.changes));
    const { planned } = buildPlan({ ...values, ...changes });
    const step = { ids, changes, plan: { ...plan, planned } };
    const reason = exclusionReason(step.plan, plan.planned);
    if (reason) {
      excluded.push({ ids, reason });
    } else {
      const after = simulate(step.plan, weather, prices);
      const all = costOf(step.plan, prices, schemes);
      const unpriced = all.unpriced.filter((item) => !base.unpriced.includes(item));
      const cost = { ...incrementalCost(all, base), unpriced };
      const savedPounds = runningCost(before) - runningCost(after);
      tried.push({
        ...step,
        cost,
        savedPounds,
        savedCarbonKg: before.carbon.total - after.carbon.total,
        savedPerPound: cost.net > 0 ? savedPounds / cost.net : undefined,
        payback: paybackOf(cost, savedPounds),
      });
    }
    yield;
  }
  return rankSteps(tried, excluded);
}

const pairsOf = (measures: readonly Measure[]): Measure[][] =>
  measures.flatMap((first) =>
    measures
      .filter(({ id }) => INTERACTING_MEASURES[first.id.kind].includes(id.kind))
      .map((second) => [first, second]),
  );

function exclusionReason(plan: Plan, base: Setup): ExclusionReason | undefined {
  const { roofs, turbine, charging, hasDiverter, heating, tariff } = plan.planned;
  if (tariff.name === 'go' && !charging) return { code: 'needs-car' };
  if (tariff.name === 'cosy' && heating.kind !== 'heat-pump') return { code: 'needs-heat-pump' };
  const needsSurplus =
    (charging?.mode === 'surplus' && base.charging?.mode !== 'surplus') ||
    (hasDiverter && !base.hasDiverter);
  if (needsSurplus && roofs.length === 0 && !turbine) return { code: 'no-surplus' };
  return ratedKw(plan.planned) > MAX_KW ? { code: 'over-limit' } : undefined;
}

/** The minimum saving of a measure, £ a year; below it, the measure is excluded. */
const MIN_SAVING_POUNDS = 1;
/** A pair is excluded unless it saves at least this much more, £ a year, and 5% more, than either step alone. */
const MIN_PAIR_GAIN_POUNDS = 50;

function rankSteps(tried: readonly RankedStep[], untried: readonly Exclusion[]): Ranking {
  const alone = new Map(tried.map((step) => [step.ids.length === 1 && step.ids[0], step]));
  const steps: RankedStep[] = [];
  const excluded = [...untried];
  for (const step of tried) {
    const { ids, savedPounds } = step;
    const sufficientPart = ids.find((id) => {
      const part = alone.get(id);
      return part && part !== step && !addsEnough(step, part);
    });
    if (savedPounds < MIN_SAVING_POUNDS) {
      excluded.push({
        ids,
        reason:
          savedPounds > -MIN_SAVING_POUNDS
            ? { code: 'saves-nothing' }
            : { code: 'costs-more', pounds: -savedPounds },
      });
    } else if (sufficientPart) {
      excluded.push({ ids, reason: { code: 'little-beyond', part: sufficientPart } });
    } else {
      steps.push(step);
    }
  }
  return { steps: steps.filter(hasBestTariff).sort(bySavingPerPound), excluded };
}

/** Of steps that differ only in the tariff, keeps the one that saves most. */
function hasBestTariff(step: RankedStep, _: number, all: readonly RankedStep[]): boolean {
  const rest = ({ ids }: RankedStep) =>
    JSON.stringify(ids.map((id) => (id.kind === 'tariff' ? { kind: id.kind } : id)));
  return all.every((other) => rest(other) !== rest(step) || other.savedPounds <= step.savedPounds);
}

/** Whether a pair is worth listing in addition to one of its steps. */
const addsEnough = (both: RankedStep, one: RankedStep) =>
  both.savedPounds > Math.max(one.savedPounds * 1.05, one.savedPounds + MIN_PAIR_GAIN_POUNDS);

const paysBack = ({ payback }: RankedStep) => payback.kind === 'free' || payback.kind === 'years';

function bySavingPerPound(a: RankedStep, b: RankedStep): number {
  if (paysBack(a) !== paysBack(b)) return paysBack(a) ? -1 : 1;
  const [worthA, worthB] = [a.savedPerPound ?? Infinity, b.savedPerPound ?? Infinity];
  return worthA === worthB ? b.savedPounds - a.savedPounds : worthB - worthA;
}

const MAX_FIRST = 3;
/** Steps that save less than this, £ a year, come first only if none saves more. */
const MIN_FIRST_SAVING_POUNDS = 100;

/** A step with its uncertainty and the causes. */
export interface FirstStep extends RankedStep {
  spread: Pick<UncertaintyRange, 'low' | 'high' | 'lasting' | 'reasons'>;
  /** The oil price, £ a litre, above which a step away from oil pays for itself within its lifetime. */
  breakEvenOilPrice?: number | undefined;
}

/**
 * Up to three first steps of different types, best first: three sizes of panels are one piece of advice. Steps that
 * save £100 a year or more come first; those that never pay back appear only if there are no others. Unpriced steps and
 * those that need a survey are excluded.
 */
export function pickFirstSteps(
  { steps }: Pick<Ranking, 'steps'>,
  firstKinds: readonly MeasureKind[],
): RankedStep[] {
  const priced = steps.filter(
    ({ ids, cost }) =>
      cost.unpriced.length === 0 &&
      !fillsCavity(ids) &&
      ids.every(({ kind }) => firstKinds.includes(kind)),
  );
  const paid = priced.filter(paysBack);
  const savesEnough = ({ savedPounds }: RankedStep) => savedPounds >= MIN_FIRST_SAVING_POUNDS;
  const all = paid.length > 0 ? paid : priced;
  const picked: RankedStep[] = [];
  for (const step of [...all.filter(savesEnough), ...all.filter((step) => !savesEnough(step))]) {
    const kinds = kindsOf(step);
    const isNew = picked.every((other) => !kindsOf(other).some((kind) => kinds.includes(kind)));
    // One visit does all the insulation that a house lacks.
    if (isNew && picked.length < MAX_FIRST) {
      picked.push(all.find((other) => isSubsetOf(step, other)) ?? step);
    }
  }
  return picked;
}

/** Cavity walls exposed to driving rain need a survey first, so filling them is not a first step. */
const fillsCavity = (ids: readonly MeasureId[]) =>
  ids.some((id) => id.kind === 'fabric' && id.fabric.includes('cavity'));

const kindsOf = ({ ids }: RankedStep) => ids.map(({ kind }) => kind);

/** Whether this fabric-only step is part of a larger one. */
const isSubsetOf = (step: RankedStep, other: RankedStep): boolean =>
  [step, other].every((each) => kindsOf(each).join() === 'fabric') &&
  fabricOf(other).length > fabricOf(step).length &&
  fabricOf(step).every((name) => fabricOf(other).includes(name));

const fabricOf = ({ plan }: RankedStep) => plan.planned.fabric ?? [];

/** Uncertainty of a step added to a plan. */
export function withUncertainty(
  step: RankedStep,
  base: Plan,
  weather: Weather,
  prices: Prices,
): FirstStep {
  const plan = { ...step.plan, current: base.planned };
  const yearOf = memoizeYears(weather, prices);
  return {
    ...step,
    spread: estimateUncertainty(plan, yearOf, prices),
    breakEvenOilPrice:
      base.planned.heating.kind === 'oil'
        ? breakEvenOf(step, yearOf(withoutChanges(plan)), yearOf(plan), prices)
        : undefined,
  };
}

/** The saving is linear in the price of oil. */
function breakEvenOf(
  { cost, savedPounds, ids }: RankedStep,
  before: Year,
  after: Year,
  prices: Prices,
): number | undefined {
  const litres = (before.totals.boilerFuel - after.totals.boilerFuel) / OIL_KWH_PER_LITRE;
  if (litres <= 0 || !ids.some(({ kind }) => kind === 'heating')) return undefined;
  const depreciation = cost.paid > 0 ? (cost.net / cost.paid) * cost.depreciationPerYear : 0;
  return prices.fuels.oil.price * OIL_KWH_PER_LITRE - (savedPounds - depreciation) / litres;
}
