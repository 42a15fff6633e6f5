import type { Parsed } from '../../values/result.ts';
import type { Texts } from '../../values/choices.ts';
import type { Field, Fields, PlainField } from './fields.ts';
import type { Figure, FigureValues } from '../../values/figures.ts';
import type { Presentation } from '../../values/presentation.ts';

/** A result with all that it was worked out from. */
export interface Outcome<Input, Result, K extends string> {
  input: Input;
  figures: FigureValues<K>;
  result: Result;
}

/**
 * A calculator, declared once: what is asked, how the texts become an input, the input a result, and the result words.
 * Its functions are methods, so that any calculator can be handled as an `AnyCalculator`.
 */
export interface Calculator<
  Raw extends Texts,
  Input,
  Result,
  K extends string,
  F extends Field<Raw> = PlainField<Raw>,
> {
  fields: Fields<Raw, F>;
  /** Names in content/figures.json of all that it reckons with; visitors may put their own in the place of each. */
  figures: readonly K[];
  parse(raw: Raw): Parsed<Input>;
  /** Our figures as they are for what is entered, where one of them goes by the size; the others stand as they are. */
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
  /** The description of the toast after an answer that was asked for, if it has one. */
  doneMessage?: string;
  /** What is said when `calculate` throws. */
  errorMessage: string;
}

/** A calculator with tabs among its fields; those without are spared the script of tabs. */
export type TabbedCalculator<Raw extends Texts, Input, Result, K extends string> = Calculator<
  Raw,
  Input,
  Result,
  K,
  Field<Raw>
>;

/** Any calculator, for code that treats all alike. */
export type AnyCalculator = TabbedCalculator<Texts, unknown, unknown, string>;

/** What a page says of a calculator. Apart from the calculator itself, so that no visitor downloads it as script. */
export interface CalculatorPage<Raw extends Texts> {
  /** On the list of all calculators. */
  icon: string;
  title: string;
  question: string;
  /** Over the calculator itself. */
  heading: string;
  lead: string;
  /** What is shown without script: who asks, and what differs from the defaults of the fields. */
  example: { situation: string; texts: Partial<Raw> };
}

/** Any calculator with what pages say of it. */
export interface PagedCalculator {
  calculator: AnyCalculator;
  page: CalculatorPage<Texts>;
}

/** Lowest and highest value a result may have at other sites of the same kind. */
export type Range = readonly [low: number, high: number];
