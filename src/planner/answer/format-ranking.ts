import { formatPounds, formatWhole } from '../../numbers/format.ts';
import {
  pickFirst,
  rankMeasures,
  spreadOf,
  type FirstStep,
  type Ranking,
  type RankedStep,
} from '../engine/rank-measures.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';
import type { Question } from '../form/read-form.ts';
import type { Plan } from '../engine/plan.ts';
import type { PlannerEntries } from '../form/entries.ts';
import { entriesOfStep } from '../form/plan-of.ts';
import { aMonth, rangeOf, formatPayback, formatSpared } from './quantities.ts';
import { CAUSES, formatLeftOut, formatMeasures, lowerFirst } from './texts.ts';

export interface ShownStep {
  name: string;
  /** What it saves for what it costs. */
  worth: string;
  entries: PlannerEntries;
}

/** A step to begin with, and what a visitor would ask of it. */
export interface ShownFirst extends Omit<ShownStep, 'worth'> {
  /** "£411 a year". */
  saves: string;
  savesAMonth: string;
  cost: string;
  /** What a grant gives of the price, and what a loan costs a month. */
  help: readonly string[];
  /** Whether the loan pays for all of it, and what is saved in a month is more than is paid back of it. */
  isCheaperAtOnce: boolean;
  payback: string;
  carbon: string;
  /** How far it may be off, and what that hangs on. */
  unknown: string;
}

/** Steps in words, the best first. */
export interface ShownRanking {
  first: readonly ShownFirst[];
  others: readonly ShownStep[];
  /** What was left out, a line for each reason. */
  leftOut: readonly string[];
}

/**
 * What to do first in a home, or next after what is planned, in words. Yields now and then, so that whoever asks may
 * stop; returns the ranking.
 */
export function* rankPlan(
  { plan, prices, options }: Question,
  weather: Weather,
): Generator<unknown, ShownRanking> {
  const ranking = yield* rankMeasures(plan, weather, prices, options);
  const first = [];
  for (const step of pickFirst(ranking)) {
    first.push(spreadOf(step, plan, weather, prices));
    yield;
  }
  return formatRanking(ranking, first, plan);
}

export function formatRanking(
  ranking: Ranking,
  first: readonly FirstStep[],
  base: Plan,
): ShownRanking {
  const names = first.map(nameOf);
  const others = ranking.steps.filter((step) => !names.includes(nameOf(step)));
  return {
    first: first.map((step) => formatFirst(step, base)),
    others: others.map((step) => formatStep(step, base)),
    leftOut: formatAllLeftOut(ranking),
  };
}

const nameOf = ({ ids }: RankedStep) => formatMeasures(ids);

function formatStep(step: RankedStep, base: Plan): ShownStep {
  const { cost, savedPounds, payback } = step;
  const price = cost.paid > 0 ? ` for ${formatPounds(cost.paid)}` : '';
  const paid = cost.paid > 0 ? `, paid back: ${formatPayback(payback)}` : '';
  return {
    name: nameOf(step),
    worth: `saves ${formatPounds(savedPounds)} a year${price}${paid}`,
    entries: addedBy(step, base),
  };
}

function formatFirst(step: FirstStep, base: Plan): ShownFirst {
  const { savedPounds, savedCarbonKg, payback } = step;
  return {
    name: nameOf(step),
    saves: formatPounds(savedPounds),
    savesAMonth: aMonth(savedPounds),
    cost: step.cost.paid > 0 ? formatPounds(step.cost.paid) : 'nothing',
    help: formatHelp(step),
    isCheaperAtOnce: isCheaperAtOnce(step),
    payback: formatPayback(payback),
    carbon: formatCarbon(savedCarbonKg),
    unknown: formatUnknown(step),
    entries: addedBy(step, base),
  };
}

const isCheaperAtOnce = ({ cost: { paid, loan, loanAMonth }, savedPounds }: RankedStep) =>
  loan > 0 && loan >= paid && savedPounds / 12 > loanAMonth;

function formatHelp(step: RankedStep): string[] {
  const { pounds, grant, paid, avoidedCost: spared, loan, loanAMonth } = step.cost;
  const rest = loan < paid ? `, and ${formatPounds(paid - loan)} to pay` : '';
  return [
    ...(grant > 0 ? [`${formatPounds(pounds)} less a grant of ${formatPounds(grant)}`] : []),
    ...(spared > 0 ? [formatSpared(spared)] : []),
    ...(loan > 0
      ? [
          `Borrowed without interest: ${formatPounds(loanAMonth)} a month for ${formatPounds(loan)}${rest}`,
        ]
      : []),
  ];
}

const REASONS = 2;

function formatUnknown({ spread: { low, high, reasons } }: FirstStep): string {
  const names = reasons.slice(0, REASONS).map(({ cause }) => lowerFirst(CAUSES[cause]));
  const range = `Likely ${rangeOf.pounds(low.savedPounds, high.savedPounds)} a year`;
  return names.length > 0 ? `${range}. Not known: ${names.join('; ')}.` : `${range}.`;
}

/** Only what a step changes, so that taking another before it takes nothing back. */
function addedBy({ plan }: RankedStep, base: Plan): PlannerEntries {
  const before = entriesOfStep(base);
  const all = Object.entries(entriesOfStep(plan)) as [keyof PlannerEntries, string][];
  return Object.fromEntries(all.filter(([name, text]) => before[name] !== text));
}

/** What was left out, a line for each reason. A pair is not named where one of its two is left out for the same reason. */
export function formatAllLeftOut({ leftOut }: Pick<Ranking, 'leftOut'>): string[] {
  const reasons = new Map<string, string[]>();
  for (const { ids, why } of leftOut) {
    const said = formatLeftOut(why);
    reasons.set(said, [...(reasons.get(said) ?? []), formatMeasures(ids)]);
  }
  return [...reasons].map(([why, names]) => {
    const isNew = (name: string) =>
      !names.some(
        (part) => name.startsWith(`${part} and `) || name.endsWith(` and ${lowerFirst(part)}`),
      );
    return `${names.filter(isNew).join('; ')}: ${why}`;
  });
}

function formatCarbon(kg: number): string {
  if (Math.round(kg) === 0) return 'As much CO2 as before';
  return kg < 0 ? `${formatWhole(-kg)} kg CO2 more` : `${formatWhole(kg)} kg CO2 less`;
}
