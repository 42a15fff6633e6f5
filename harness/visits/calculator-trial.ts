import type { Figure } from '../../src/model/calculators/figures.ts';

/** What goes into a field, by its label: a text, or the option of a list. */
export type Entry = readonly [label: string, text: string];

/** One calculator, what a visitor enters into it, and what must come out. */
export interface Trial {
  name: string;
  path: string;
  /** Id and title of the service that a quote is for. */
  service: readonly [id: string, title: string];
  /** Heading of the section. */
  title: string;
  /** Simulated delay, milliseconds. */
  delay: number;
  /** Second line of the toast, where the specification gives one. */
  description?: string;
  /** In the order in which the Tab key reaches the fields. */
  entries: readonly Entry[];
  /** The same as `entries`, as the address has it. */
  query: string;
  /** Label and value of the main figure. */
  main: readonly [label: string, value: string];
  rows: readonly Entry[];
  /** Lines of a request for a quote that say what was entered. */
  given: readonly string[];
  /** A line of the working, with the visitor's own numbers. */
  step: string;
  /** Another value for a field, the address it leads to, and the main figure then. */
  change: { entry: Entry; address: RegExp; main: string };
  /** The figures behind it, and another value for one, with its name in the address. */
  figures: readonly Figure[];
  assumption?: { entry: Entry; name: string; main: string };
  /** The main figure of the worked example. */
  example: string;
}
