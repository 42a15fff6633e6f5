import type { Chart } from '../charts/chart.ts';

type Row = readonly [name: string, value: string];

/** How an answer is shown. */
export interface Presentation {
  label: string;
  /** The main figure with its unit. */
  main: string;
  rows: readonly Row[];
  /** What the answer is for: the visitor's own inputs. */
  given: readonly Row[];
  charts: readonly Chart[];
  /** The formula with the visitor's own numbers, a line a step. */
  steps: readonly string[];
  notes: readonly string[];
}
