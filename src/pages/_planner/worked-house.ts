import { figures } from '../../collections/queries.ts';
import { answerPlan } from '../../domain/planner/answer/answer-plan.ts';
import { roundAnswer } from '../../domain/planner/answer/round-answer.ts';
import weatherFile from '../../domain/planner/data/weather.json';
import { ALL_FIGURES } from '../../domain/planner/form/entries.ts';
import { readForm } from '../../domain/planner/form/read-form.ts';
import { prepareWeather } from '../../domain/planner/weather/prepare-weather.ts';
import { unpackWeather } from '../../domain/planner/weather/raw-weather.ts';
import { pickFigures } from '../../model/calculators/figures.ts';

export const weather = prepareWeather(unpackWeather(weatherFile));

export const plannerFigures = pickFigures(figures, ALL_FIGURES, 'the planner');

/** The planner's first house, worked out by the engine that visitors run. */
export function workedHouse() {
  const read = readForm({}, plannerFigures);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join('; '));
  const { answer, weeks } = answerPlan(read.input, weather);
  return { answer: roundAnswer(answer), weeks };
}
