import type { Parsed } from '../../values/result.ts';
import type { Texts } from '../../values/choices.ts';
import type { Field, Fields, PlainField } from './fields.ts';
import type { Figure, FigureValues } from '../../values/figures.ts';
import type { Presentation } from '../../values/presentation.ts';

/** A result with everything it was worked out from. */
export interface Outcome<Input, Result, K extends string> {
  input: Input;
  figures: FigureValues<K>;
  result: Result;
}

/**
 * A calculator, declared in one place: its fields, how their texts become an input, the input a result, and the result
 * words. Its functions are methods so that every calculator is assignable to `AnyCalculator`.
 */
export interface Calculator<
  Raw extends Texts,
  Input,
  Result,
  K extends string,
  F extends Field<Raw> = PlainField<Raw>,
> {
  fields: Fields<Raw, F>;
  /** Names in content/figures.json of the figures it uses; visitors can replace each with their own. */
  figures: readonly K[];
  parse(raw: Raw): Parsed<Input>;
  /** Our figures for what is entered, for calculators with a figure that depends on the size. */
  resolveFigures?(
    figures: Readonly<Record<K, Figure>>,
    texts: Raw,
    changes: Texts,
  ): Readonly<Record<K, Figure>>;
  /** @throws RangeError when the input is too large for a result */
  calculate(input: Input, figures: FigureValues<K>): Result;
  present(outcome: Outcome<Input, Result, K>): Presentation;
  /** Milliseconds between asking and the first answer. */
  delayMs: number;
  /** The description in the toast that announces an answer, if it has one. */
  doneMessage?: string;
  /** Shown when `calculate` throws. */
  errorMessage: string;
}

/** A calculator with tabs among its fields; others do not load the script for tabs. */
export type TabbedCalculator<Raw extends Texts, Input, Result, K extends string> = Calculator<
  Raw,
  Input,
  Result,
  K,
  Field<Raw>
>;

/** Any calculator, for code that treats them all alike. */
export type AnyCalculator = TabbedCalculator<Texts, unknown, unknown, string>;

/** A calculator's words for pages. Kept apart from the calculator, so that no visitor downloads them as script. */
export interface CalculatorPage<Raw extends Texts> {
  /** On the list of all calculators. */
  icon: string;
  title: string;
  question: string;
  /** Above the calculator itself. */
  heading: string;
  lead: string;
  /** The worked example shown without scripts: whose it is, and where it differs from the fields' defaults. */
  example: { situation: string; texts: Partial<Raw> };
}

/** Any calculator, with its words for pages. */
export interface PagedCalculator {
  calculator: AnyCalculator;
  page: CalculatorPage<Texts>;
}

/** Lowest and highest value of a result at other sites of the same kind. */
export type Range = readonly [low: number, high: number];
