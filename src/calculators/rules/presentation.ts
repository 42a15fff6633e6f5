import type { Chart } from './chart.ts';

type Row = readonly [name: string, value: string];

/** A prominent figure. */
export interface MainFigure {
  label: string;
  /** The figure with its unit. */
  main: string;
  /** The text that follows it: the same in another measure, and what it assumes. */
  more?: string;
}

/** How an answer is shown. */
export interface Presentation extends MainFigure {
  /** Further figures, as prominent as the first. */
  beside?: readonly MainFigure[];
  rows: readonly Row[];
  /** What the answer is for: the visitor's own inputs. */
  given: readonly Row[];
  charts: readonly Chart[];
  /** The formula with the visitor's own numbers, one line per step. */
  steps: readonly string[];
  notes: readonly string[];
}
