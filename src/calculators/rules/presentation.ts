import type { Chart } from './chart.ts';

type Row = readonly [name: string, value: string];

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
