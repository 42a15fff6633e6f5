import { formatPounds, formatWhole } from '../../numbers/format.ts';
import { paybackOf } from '../engine/cost.ts';
import {
  pickFirstSteps,
  rankMeasures,
  withUncertainty,
  type FirstStep,
  type Ranking,
  type RankedStep,
} from '../ranking/rank-measures.ts';
import { MEASURE_KINDS } from '../engine/plan.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';
import type { PlannerEntries } from '../form/entries.ts';
import type { PlannerInput } from '../form/read-form.ts';
import { formatAvoided, formatPayback, formatPaybackRange, formatRangeOf } from './quantities.ts';
import { CAUSES, formatExclusion, formatMeasures, EXCLUSIONS, lowerFirst } from './texts.ts';

interface FormattedStep {
  name: string;
  /** Its saving, cost and payback. */
  summary: string;
  entries: PlannerEntries;
}

/** A recommended step: saving, cost, funding and payback. */
export interface FormattedFirstStep extends Omit<FormattedStep, 'summary'> {
  /** Such as "£411", and its range. */
  saves: string;
  savesRange: string;
  cost: string;
  /** The part of the price that a grant pays, and the monthly cost of a loan. */
  funding: readonly string[];
  /** Whether the loan covers the whole cost and its repayments are below the low end of the saving. */
  isCheaperAtOnce: boolean;
  payback: string;
  paybackRange: string | undefined;
  /** Further sentences about the step. */
  notes: readonly string[];
}

/** Formatted steps, best first. */
export interface FormattedRanking {
  first: readonly FormattedFirstStep[];
  others: readonly FormattedStep[];
  /** Excluded steps, one line for each reason. */
  excluded: readonly string[];
  /** Why a heat pump has no price here, if only a survey can give one. */
  survey?: string | undefined;
}

/**
 * The first or next steps of a home, formatted. Yields regularly, so that the caller can stop; returns the ranking.
 */
export function* rankPlan(
  input: PlannerInput,
  weather: Weather,
): Generator<unknown, FormattedRanking> {
  const { plan, values, prices } = input;
  const ranking = yield* rankMeasures(input, weather);
  const first = [];
  // A tenant cannot change the house.
  for (const step of pickFirstSteps(
    ranking,
    values.who === 'tenant' ? TENANT_KINDS : MEASURE_KINDS,
  )) {
    first.push(withUncertainty(step, plan, weather, prices));
    yield;
  }
  return formatRanking(ranking, first);
}

const TENANT_KINDS = ['tariff', 'car'] as const;

/** More would be a list to search, rather than advice. */
const MAX_OTHERS = 8;

export function formatRanking(ranking: Ranking, first: readonly FirstStep[]): FormattedRanking {
  const names = first.map(stepNameOf);
  const others = ranking.steps.filter((step) => !names.includes(stepNameOf(step)));
  const isPriced = ({ cost }: RankedStep) => cost.unpriced.length === 0;
  const unpriced = (['car', 'turbine'] as const).flatMap(
    (item) => others.find(({ cost }) => cost.unpriced.includes(item)) ?? [],
  );
  const shown = [...others.filter(isPriced).slice(0, MAX_OTHERS - unpriced.length), ...unpriced];
  return {
    first: first.map(formatFirst),
    others: shown.map(formatStep),
    excluded: formatExclusions(ranking),
    survey: ranking.excluded.some(({ reason }) => reason.code === 'needs-survey')
      ? `A heat pump: ${lowerFirst(EXCLUSIONS['needs-survey'])}`
      : undefined,
  };
}

const stepNameOf = ({ ids }: RankedStep) => formatMeasures(ids);

function formatStep(step: RankedStep): FormattedStep {
  const { cost, savedPounds, payback } = step;
  const isPriced = cost.unpriced.length === 0;
  const price = cost.paid > 0 && isPriced ? ` for ${formatPounds(cost.paid)}` : '';
  const paid = cost.paid > 0 || !isPriced ? `, payback ${formatPayback(payback)}` : '';
  return {
    name: stepNameOf(step),
    summary: `saves ${formatPounds(savedPounds)} a year${price}${paid}`,
    entries: entriesOf(step),
  };
}

function formatFirst(step: FirstStep): FormattedFirstStep {
  const { savedPounds, payback, cost, spread } = step;
  const paybackAt = (pounds: number) => paybackOf(cost, pounds);
  return {
    name: stepNameOf(step),
    saves: formatPounds(savedPounds),
    savesRange: formatRangeOf.pounds(spread.low.savedPounds, spread.high.savedPounds),
    cost: cost.paid > 0 ? formatPounds(cost.paid) : 'nothing',
    funding: formatFunding(step),
    isCheaperAtOnce: isCheaperAtOnce(step),
    payback: formatPayback(payback),
    paybackRange: formatPaybackRange(paybackAt(spread.lasting.high), paybackAt(spread.lasting.low)),
    notes: notesOf(step),
    entries: entriesOf(step),
  };
}

const isCheaperAtOnce = ({ cost: { paid, loan, loanAMonth }, spread }: FirstStep) =>
  loan > 0 && loan >= paid && spread.low.savedPounds / 12 > loanAMonth;

function formatFunding(step: RankedStep): string[] {
  const { pounds, grant, paid, avoidedCost, loan, loanAMonth } = step.cost;
  const rest = loan < paid ? `, and ${formatPounds(paid - loan)} to pay yourself` : '';
  return [
    ...(grant > 0 ? [`${formatPounds(pounds)} less a grant of ${formatPounds(grant)}`] : []),
    ...(avoidedCost > 0 ? [formatAvoided(avoidedCost)] : []),
    ...(loan > 0
      ? [`Interest-free loan of ${formatPounds(loan)}: ${formatPounds(loanAMonth)} a month${rest}`]
      : []),
  ];
}

const MAX_REASONS = 2;

function notesOf(step: FirstStep): string[] {
  const { spread, savedCarbonKg, breakEvenOilPrice, ids, cost } = step;
  const { reasons } = spread;
  const names = reasons.slice(0, MAX_REASONS).map(({ cause }) => lowerFirst(CAUSES[cause]));
  const pence = breakEvenOilPrice === undefined ? NaN : Math.round(breakEvenOilPrice * 100);
  const hasFabricGrant = cost.grant > 0 && ids.some(({ kind }) => kind === 'fabric');
  return [
    ...(pence > 0
      ? [`In this home it saves money as long as oil costs more than ${pence}p a litre.`]
      : []),
    ...(hasFabricGrant ? ['Each measure has its own grant limit: check it with the scheme.'] : []),
    ...(ids.some(({ kind }) => kind === 'tariff')
      ? ['Check the tariff’s prices for your postcode.']
      : []),
    ...(names.length > 0 ? [`The saving depends most on ${names.join(' and ')}.`] : []),
    `${formatCarbon(savedCarbonKg)}.`,
  ];
}

const entriesOf = ({ changes }: RankedStep): PlannerEntries =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, String(value)]));

/** Excluded steps, one line for each reason. A pair is omitted if one of its steps has the same reason. */
export function formatExclusions({ excluded }: Pick<Ranking, 'excluded'>): string[] {
  const reasons = new Map<string, string[]>();
  for (const { ids, reason } of excluded) {
    const sentence = formatExclusion(reason);
    reasons.set(sentence, [...(reasons.get(sentence) ?? []), formatMeasures(ids)]);
  }
  return [...reasons].map(([sentence, names]) => {
    const isNew = (name: string) =>
      !names.some(
        (part) => name.startsWith(`${part} and `) || name.endsWith(` and ${lowerFirst(part)}`),
      );
    return `${names.filter(isNew).join('; ')}: ${sentence}`;
  });
}

function formatCarbon(kg: number): string {
  if (Math.round(kg) === 0) return 'CO2 stays the same';
  return kg < 0
    ? `Adds ${formatWhole(-kg)} kg of CO2 a year`
    : `Saves ${formatWhole(kg)} kg of CO2 a year`;
}
