import type { FormField } from '../../forms/rules/fields.ts';
import type { Figures, FigureValues } from '../../forms/rules/figures.ts';
import type { Presentation } from './presentation.ts';

/** A calculator's function, from inputs and figures to a result. */
type Calculate = (input: never, figures: never) => unknown;
type Input<S extends Calculate> = Parameters<S>[0];
type Values<S extends Calculate> = Parameters<S>[1];

/** A result with the inputs and figures behind it. */
export type CalculatorOutcome<S extends Calculate> = Worked<Input<S>, Values<S>, ReturnType<S>>;

interface Worked<Input, Values, Result> {
  input: Input;
  figures: Values;
  /** Our own figures, with their labels and months. */
  defaultFigures: Figures;
  result: Result;
}

/**
 * A calculator, declared in one place: its fields, from which its input follows, the figures it uses, the result and the
 * result in words. Its functions are methods so that every calculator is assignable to `AnyCalculator`.
 */
export interface Calculator<S extends Calculate> {
  fields: Readonly<Record<keyof Input<S> & string, FormField>>;
  /** Names in content/figures.json of the figures it uses; visitors can replace each with their own. */
  figures: readonly (keyof Values<S> & string)[];
  /** kWh generated for each kWh used, for calculators with a figure that depends on it; NaN if nothing is generated. */
  generationRatioOf?(input: Input<S>, figures: Values<S>): number;
  calculate(input: Input<S>, figures: Values<S>): ReturnType<S>;
  format(outcome: CalculatorOutcome<S>): Presentation;
  /** Milliseconds between pressing the button and the answer. */
  delayMs: number;
  /** The description in the toast that announces an answer, if it has one. */
  doneMessage?: string;
  /** Shown when the numbers are too large for a result. */
  errorMessage: string;
}

type AnyCalculation = (
  input: Readonly<Record<string, unknown>>,
  figures: FigureValues<string>,
) => unknown;

/** Any calculator, for generic code. */
export type AnyCalculator = Calculator<AnyCalculation>;

/** The input of any calculator. */
export type AnyInput = Omit<CalculatorOutcome<AnyCalculation>, 'result'>;

/** A calculator's texts for pages. Kept apart from the calculator, so that no visitor downloads them as script. */
export interface CalculatorPage<Name extends string> {
  /** For the list of all calculators. */
  icon: string;
  title: string;
  question: string;
  /** Shown above the calculator. */
  heading: string;
  lead: string;
  /**
   * The worked example at the company's prices, shown until the visitor calculates.
   * @param figures all the company's figures
   * @param postcode the company's
   */
  example: (figures: Figures, postcode: string) => CalculatorExample<Name>;
}

/** A worked example: the situation, and the fields that differ from their defaults. */
export interface CalculatorExample<Name extends string = string> {
  situation: string;
  texts: Partial<Record<Name, string>>;
}

/** Any calculator, with its texts for pages. */
export interface PagedCalculator {
  calculator: AnyCalculator;
  page: CalculatorPage<string>;
}
