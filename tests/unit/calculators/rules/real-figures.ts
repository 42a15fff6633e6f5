import { parseSettings } from '../../../../src/content/model/check-settings.ts';
import { readFileSync } from 'node:fs';
import { answer, readEntries } from '../../../../src/calculators/rules/answer.ts';
import type { AnyCalculator } from '../../../../src/calculators/rules/calculator.ts';
import type { Texts } from '../../../../src/values/choices.ts';
import { defaultsOf } from '../../../../src/calculators/rules/fields.ts';
import {
  pickFigures,
  valuesOf,
  type Figures,
  type FigureValues,
} from '../../../../src/values/figures.ts';
import type { Presentation } from '../../../../src/values/presentation.ts';
import { grantFigure, type Grant } from '../../../../src/values/grants.ts';
import { figuresSchema } from '../../../../src/content/model/schemas/figures.ts';
import type { FieldError, Parsed } from '../../../../src/values/result.ts';

const file = parseSettings(
  'figures.json',
  figuresSchema,
  JSON.parse(readFileSync('tests/fixtures/firm/figures.json', 'utf8')),
);

const { heatPump } = JSON.parse(readFileSync('tests/fixtures/firm/grants.json', 'utf8')) as {
  heatPump: Grant;
};

/** All of content/figures.json, and the grant for a heat pump. */
export const FIGURES: Figures = {
  ...Object.fromEntries(Object.entries(file as Figures).filter(([name]) => name !== '$schema')),
  heatPumpGrant: grantFigure(heatPump),
};

/** The numbers of content/figures.json that a calculator asks for, and no others. */
export function realFigures<K extends string>(names: readonly K[]): FigureValues<K> {
  return valuesOf(FIGURES, names, 'a test');
}

/** What a calculator shows with our figures. */
export function answerReal(calculator: AnyCalculator, texts: Texts, changes: Texts = {}) {
  const figures = pickFigures(FIGURES, calculator.figures, 'a test');
  const entries = { texts: { ...defaultsOf(calculator.fields), ...texts }, changes };
  return answer(calculator, inputOf(readEntries(calculator, figures, entries))).presentation;
}

/** The same, a line each; of a chart its title only. */
export function presentReal(...asked: Parameters<typeof answerReal>) {
  const presentation = answerReal(...asked);
  const lines = (rows: Presentation['rows']) => rows.map((row) => row.join(': '));
  return {
    ...presentation,
    given: lines(presentation.given),
    rows: lines(presentation.rows),
    charts: presentation.charts.map(({ title }) => title),
  };
}

/** The input of an answer that must be right. */
export function inputOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
  return parsed.input;
}

/** The errors of an answer, in order; none when it is right. */
export function errorsOf(parsed: Parsed<unknown>): FieldError[] {
  return parsed.ok ? [] : parsed.errors;
}

/** The messages of an answer, in order. */
export function messagesOf(parsed: Parsed<unknown>): string[] {
  return errorsOf(parsed).map(({ message }) => message);
}

/** Every number in a result, of which there is one at least; those of its range too. */
export function numbersOf(result: object): number[] {
  const numbers = Object.values(result)
    .flat()
    .filter((value) => typeof value === 'number');
  if (numbers.length === 0) throw new Error('There is no number in it');
  return numbers;
}
