import type { FigureValues } from './figures.ts';
import type { Parsed } from '../values/result.ts';

/** A calculator: what it is asked, how the words become an input, and the input a result. */
export interface Calculator<Raw extends Record<string, string>, Input, Result, K extends string> {
  /** Texts of the fields at first. */
  defaults: Raw;
  /** Fields that must not be empty before anything can be calculated. */
  required: (raw: Raw) => (keyof Raw)[];
  parse: (raw: Raw) => Parsed<Input>;
  /** @throws RangeError when the input is too large for a result */
  calculate: (input: Input, figures: FigureValues<K>) => Result;
  /** Milliseconds between asking and the first answer. */
  delayMs: number;
  /** The description of the toast after a first answer, if it has one. */
  doneMessage?: string;
  failureMessage: string;
}

/** Lowest and highest value a result may have at other sites of the same kind. */
export type Range = readonly [low: number, high: number];
