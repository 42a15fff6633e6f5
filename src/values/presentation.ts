import type { Chart } from './charts/chart.ts';

type Row = readonly [name: string, value: string];

/** A figure that is seen first. */
export interface MainFigure {
  label: string;
  /** The figure with its unit. */
  main: string;
  /** How it goes on: the same by another measure, and what it supposes. */
  more?: string;
}

/** How an answer is shown. */
export interface Presentation extends MainFigure {
  /** Further figures that are as prominent as the first. */
  beside?: readonly MainFigure[];
  rows: readonly Row[];
  /** What the answer is for: the visitor's own inputs. */
  given: readonly Row[];
  charts: readonly Chart[];
  /** The formula with the visitor's own numbers, a line a step. */
  steps: readonly string[];
  notes: readonly string[];
}

/** All that an answer says in rows: its main figures and the others. */
export const allRows = ({
  beside = [],
  rows,
  ...first
}: Pick<Presentation, 'beside' | 'rows'> & MainFigure): Row[] => [
  ...[first, ...beside].map(({ label, main, more }): Row => [
    label,
    more ? `${main} ${more}` : main,
  ]),
  ...rows,
];
