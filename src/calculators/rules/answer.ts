import type { FieldTexts } from '../../forms/rules/fields.ts';
import { parseAssumptions, type Figures, type FigureValues } from '../../forms/rules/figures.ts';
import { readFields } from '../../forms/rules/read-form.ts';
import type { ParseResult } from '../../forms/rules/result.ts';
import { mapValues } from '../../records.ts';
import type { AnyCalculator, AnyInput, CalculatorExample, Presentation } from './calculator.ts';

/** Everything entered into a calculator. */
export interface CalculatorEntries {
  /** By field name. */
  texts: FieldTexts;
  /** The visitor's own values in place of our figures, by figure name. */
  changes: FieldTexts;
}

/** A calculator's answer. */
export interface CalculatorAnswer {
  presentation: Presentation;
  /** The values used: our figures or the visitor's own. */
  figures: FigureValues<string>;
}

/** The valid entries, and errors for the others. */
export interface ReadEntries {
  /** Our figures. Those that depend on the size are set for the size entered, and unchanged until then. */
  figures: Figures;
  read: ParseResult<AnyInput>;
}

/** Reads everything entered into a calculator. */
export function readEntries(
  calculator: AnyCalculator,
  listed: Figures,
  { texts, changes }: CalculatorEntries,
): ReadEntries {
  const input = readFields(calculator.fields, texts);
  const values = parseAssumptions(listed, changes);
  if (!input.ok || !values.ok) {
    const errors = [input, values].flatMap((each) => (each.ok ? [] : each.errors));
    return { figures: listed, read: { ok: false, errors } };
  }
  const size = calculator.generationRatioOf?.(input.input, values.input) ?? NaN;
  const figures = mapValues(listed, (figure) =>
    figure.bySize && Number.isFinite(size)
      ? { ...figure, value: interpolateAtSize(figure.bySize, size) }
      : figure,
  );
  const used = mapValues(figures, ({ value }, name) =>
    changes[name] ? (values.input[name] ?? value) : value,
  );
  return {
    figures,
    read: { ok: true, input: { input: input.input, figures: used, defaultFigures: figures } },
  };
}

/** The size of the first listed value: kWh generated for each kWh used. Each further value is for twice the size. */
const FIRST_SIZE = 1 / 4;

/**
 * Interpolates a figure along the logarithm of the size; beyond the ends of the list, the end value applies. Rounded to
 * three digits, so that visitors can check the calculation with the numbers shown.
 * @param listed values for the sizes 1/4, 1/2, 1, 2 and so on
 * @param size kWh generated for each kWh used
 */
export function interpolateAtSize(listed: readonly number[], size: number): number {
  const last = listed.length - 1;
  const position = Math.min(Math.max(Math.log2(size / FIRST_SIZE), 0), last);
  const before = Math.floor(position);
  const [low = NaN, high = low] = listed.slice(before);
  return Number((low + (high - low) * (position - before)).toPrecision(3));
}

/**
 * Calculates an answer.
 * @throws RangeError if the numbers are too large
 */
export function calculateAnswer(calculator: AnyCalculator, input: AnyInput): CalculatorAnswer {
  const result = calculator.calculate(input.input, input.figures);
  if (!hasFiniteNumbers(result)) throw new RangeError('A result is not a finite number');
  return { presentation: calculator.format({ ...input, result }), figures: input.figures };
}

const hasFiniteNumbers = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(hasFiniteNumbers)
    : typeof value !== 'number' || Number.isFinite(value);

/**
 * The answer to the worked example of a calculator.
 * @throws if a visitor could not enter the example
 */
export function answerExample(
  calculator: AnyCalculator,
  { situation, texts }: CalculatorExample,
  figures: Figures,
): CalculatorAnswer {
  const { read } = readEntries(calculator, figures, { texts: texts as FieldTexts, changes: {} });
  if (read.ok) return calculateAnswer(calculator, read.input);
  const messages = read.errors.map(({ message }) => message).join('; ');
  throw new Error(`The worked example "${situation}" is invalid: ${messages}`);
}
