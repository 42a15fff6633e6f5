import { type FormField, ABOVE_ZERO } from '../../forms/rules/fields.ts';
import type { Figures, FigureValues } from '../../forms/rules/figures.ts';
import type { Chart } from './chart.ts';
import { parseNumber } from '../../numbers/parse.ts';

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

export type Row = readonly [name: string, value: string];

/** A headline figure. */
export interface MainFigure {
  label: string;
  /** The figure with its unit. */
  main: string;
  /** The text after it: the same amount in another unit, and its assumption. */
  more?: string;
}

/** An answer, formatted for display. */
export interface Presentation extends MainFigure {
  /** Further figures, as prominent as the first. */
  otherFigures?: readonly MainFigure[];
  rows: readonly Row[];
  /** The visitor's inputs, with their labels. */
  inputRows: readonly Row[];
  charts: readonly Chart[];
  /** The formula with the visitor's own numbers, one line per step. */
  steps: readonly string[];
  notes: readonly string[];
}

/** Shared by the fields for a cost. */
export const COST_FIELD = { kind: 'pounds', prefix: '£', default: '', limits: ABOVE_ZERO } as const;

/** Shared by the fields for a site's postcode. */
export const POSTCODE_FIELD = {
  kind: 'postcode',
  label: 'Postcode',
  default: '',
  isRequired: true,
  error: 'Please enter a valid UK postcode',
} as const;

/** From this many pounds per kWh, the visitor probably meant pence. */
const LIKELY_PENCE = 2;

/** Advice if a price in pounds was probably meant in pence; empty for any other input. */
function adviseOnPence(text: string): string {
  if (!(parseNumber(text) >= LIKELY_PENCE)) return '';
  const typed = text.replace(/[^\d.,]/g, '');
  return `Is £${typed} per kWh right? For pence, enter ${typed}p`;
}

/** Shared by the fields for a price per kWh. */
export const PRICE_PER_KWH_FIELD = { prefix: '£', advise: adviseOnPence } as const;
