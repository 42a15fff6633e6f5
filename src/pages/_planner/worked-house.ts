import { figures } from '../../content/queries/figures.ts';
import { answerPlan, type PlanAnswer } from '../../planner/answer/answer-plan.ts';
import { ALL_FIGURES, type FormFigures } from '../../planner/form/figures.ts';
import { readForm } from '../../planner/form/read-form.ts';
import { pickFigures } from '../../values/figures.ts';
import { weather } from './weather.ts';

const picked = pickFigures(figures, ALL_FIGURES, 'the planner');

/** The figures that a visitor sees, with no more of each than is shown. */
export const plannerFigures = Object.fromEntries(
  Object.entries(picked).map(([name, { value, unit, label, source, mayBeZero }]) => [
    name,
    { value, unit, label, source, ...(mayBeZero && { mayBeZero }) },
  ]),
) as FormFigures;

/** With whole numbers, and shares to the thousandth: a page carries them in fewer bytes and shows the same. */
const round = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(Math.abs(value) < 10 ? 3 : 0)) : value;

/** The planner's first house, worked out by the engine that visitors run. */
export function workedHouse() {
  const read = readForm({}, plannerFigures);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join('; '));
  const { answer, weeks } = answerPlan(read.input, weather);
  // What only a table has waits for the answer of the visitor's own browser.
  const months = { ...answer.months, bought: [], sold: [] };
  const rounded = JSON.stringify({ ...answer, months }, round);
  return { answer: JSON.parse(rounded) as PlanAnswer, weeks };
}
