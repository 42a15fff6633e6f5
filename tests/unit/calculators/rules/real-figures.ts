import { readFileSync } from 'node:fs';
import { parseSettings } from '../../../../src/content/model/check-settings.ts';
import { calculateAnswer, readEntries } from '../../../../src/calculators/rules/answer.ts';
import type {
  AnyCalculator,
  AnyInput,
  Calculator,
  Presentation,
} from '../../../../src/calculators/rules/calculator.ts';
import { figuresSchema } from '../../../../src/content/model/schemas/figures.ts';
import type { FieldTexts } from '../../../../src/forms/rules/fields.ts';
import {
  pickFigures,
  figureValuesOf,
  type Figures,
  type FigureValues,
} from '../../../../src/forms/rules/figures.ts';
import { readFields } from '../../../../src/forms/rules/read-form.ts';
import { grantFigure, type Grant } from '../../../../src/grants/grants.ts';

const file = parseSettings(
  'figures.json',
  figuresSchema,
  JSON.parse(readFileSync('tests/fixtures/company/figures.json', 'utf8')),
);

const { heatPump } = JSON.parse(readFileSync('tests/fixtures/company/grants.json', 'utf8')) as {
  heatPump: Grant;
};

/** All of content/figures.json, and the grant for a heat pump. */
export const FIGURES: Figures = {
  ...Object.fromEntries(Object.entries(file as Figures).filter(([name]) => name !== '$schema')),
  heatPumpGrant: grantFigure(heatPump),
};

/** The values of the figures that a calculator uses. */
export const realFigures = <K extends string>(names: readonly K[]): FigureValues<K> =>
  figureValuesOf(FIGURES, names, 'a test');

/** The parsed entries, with our figures. */
function readReal(calculator: AnyCalculator, texts: FieldTexts, changes: FieldTexts): AnyInput {
  const figures = pickFigures(FIGURES, calculator.figures, 'a test');
  const { read } = readEntries(calculator, figures, { texts, changes });
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join('; '));
  return read.input;
}

type AnyCalculation = (input: never, figures: never) => object;

/** The result for typed entries, with our figures. */
export function resultReal<S extends AnyCalculation>(
  calculator: Calculator<S>,
  texts: FieldTexts,
  changes: FieldTexts = {},
) {
  const { input, figures } = readReal(calculator, texts, changes);
  return calculator.calculate(input as never, figures as never);
}

/** A calculator's presentation, with our figures. */
export const answerReal = (
  calculator: AnyCalculator,
  texts: FieldTexts,
  changes: FieldTexts = {},
) => calculateAnswer(calculator, readReal(calculator, texts, changes)).presentation;

/** The presentation as lines of text, with only the titles of charts. */
export function presentReal(...args: Parameters<typeof answerReal>) {
  const presentation = answerReal(...args);
  const lines = (rows: Presentation['rows']) => rows.map((row) => row.join(': '));
  return {
    ...presentation,
    inputRows: lines(presentation.inputRows),
    rows: lines(presentation.rows),
    charts: presentation.charts.map(({ title }) => title),
  };
}

/** The errors of typed entries in order, as "field: message". */
export function errorsReal({ fields }: AnyCalculator, texts: FieldTexts): string[] {
  const read = readFields(fields, texts);
  return read.ok ? [] : read.errors.map(({ field, message }) => `${field}: ${message}`);
}

/** The labels of a choice. */
export function labelsOf({ fields }: AnyCalculator, name: string): string[] {
  const field = fields[name];
  return field && 'choices' in field ? field.choices.map(({ label }) => label) : [];
}
