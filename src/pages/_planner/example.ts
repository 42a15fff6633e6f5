import { figures, grants } from '../../content/queries/settings.ts';
import type { CalculatorName } from '../../content/model/schemas/service.ts';
import { getCalculators } from '../../content/queries/queries.ts';
import { MEASURE_KINDS, type MeasureKind } from '../../planner/engine/plan.ts';
import { answerPlan } from '../../planner/answer/answer-plan.ts';
import { rankPlan } from '../../planner/answer/format-ranking.ts';
import { GRANT_CATEGORIES, type Schemes } from '../../planner/engine/cost.ts';
import type { PlannerEntries } from '../../planner/form/entries.ts';
import { PLANNER_FIGURES, type FormFigures } from '../../planner/engine/prices.ts';
import { readPlannerForm } from '../../planner/form/read-form.ts';
import type { PlannerExample } from '../../planner/island/planner-state.ts';
import { pickFigures } from '../../forms/rules/figures.ts';
import { formatMonth } from '../../dates/days.ts';
import { isGrantOpen } from '../../grants/grants.ts';
import { plannerWeather } from '../../year-ribbon/planner-weather.ts';

const CALCULATOR_OF: Partial<Record<MeasureKind, CalculatorName>> = {
  panels: 'solar',
  turbine: 'wind',
  battery: 'battery',
  heating: 'heat-pump',
  car: 'ev-charging',
};

const picked = pickFigures(figures, PLANNER_FIGURES, 'the planner');

/** The planner's figures, with the displayed fields only; `source` includes the month. */
export const plannerFigures = Object.fromEntries(
  Object.entries(picked).map(([name, { value, unit, label, source, asOf, mayBeZero }]) => [
    name,
    {
      ...{ value, unit, label, source: `${source}; ${formatMonth(asOf)}` },
      ...(mayBeZero && { mayBeZero }),
    },
  ]),
) as FormFigures;

const MONTH = new Date().toISOString().slice(0, 7);

/** Grants and loans that can still be applied for when the site is built, by what they are for. */
export const openGrants = GRANT_CATEGORIES.flatMap((name) => {
  const grant = grants[name];
  return grant && isGrantOpen(grant, MONTH) ? [{ name, grant }] : [];
});

/** Only the amounts, which are all that a calculation needs. */
export const plannerSchemes: Schemes = Object.fromEntries(
  openGrants.map(({ name, grant: { grant, share, uplift, loan } }) => [
    name,
    { grant, share, uplift: uplift && { amount: uplift.amount }, loan },
  ]),
);

const calculators = await getCalculators();
/** The measures that the company's services include, by the service's calculator, and those that need no installer. */
export const offeredKinds = MEASURE_KINDS.filter((kind) => {
  const calculator = CALCULATOR_OF[kind];
  return calculator === undefined || calculators.has(calculator);
});

/** Rounds numbers, and shares to the thousandth: fewer bytes in the page for the same display. */
const round = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(Math.abs(value) < 10 ? 3 : 0)) : value;

export function createPlannerInput(entries: PlannerEntries) {
  const read = readPlannerForm(entries, plannerFigures, plannerSchemes, offeredKinds);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join('; '));
  return read.input;
}

/** The planner's first answer, from the same engine that runs in visitors' browsers. */
export function plannerExample(): PlannerExample {
  const input = createPlannerInput({});
  const answer = { ...answerPlan(input, plannerWeather), hours: undefined };
  const search = rankPlan(input, plannerWeather);
  let next = search.next();
  while (!next.done) next = search.next();
  // Closed sections are filled by the visitor's own browser.
  const ranking = { ...next.value, others: [], excluded: [] };
  const months = Object.fromEntries(Object.keys(answer.months).map((name) => [name, []]));
  return JSON.parse(
    JSON.stringify({ answer: { ...answer, months }, ranking }, round),
  ) as PlannerExample;
}

/** A house with every type of equipment, for the causes of uncertainty on the method page. */
export function answerForFullyEquippedHouse() {
  const plan = { panels: '4', turbine: 'kw3', battery: '5', warmth: 'radiators' } as const;
  return answerPlan(createPlannerInput(plan), plannerWeather);
}
