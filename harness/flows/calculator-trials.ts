import { answer, readEntries } from '../../src/calculators/rules/answer.ts';
import { type FieldTexts, defaultsOf, isFieldShown } from '../../src/forms/rules/fields.ts';
import { pickFigures, type Figures } from '../../src/forms/rules/figures.ts';
import { CALCULATORS } from '../../src/calculators/rules/index.ts';
import {
  CALCULATOR_NAMES,
  type CalculatorName,
} from '../../src/content/model/schemas/calculator-names.ts';
import type { Presentation } from '../../src/calculators/rules/presentation.ts';
import type { Service } from '../../src/content/model/schemas/service.ts';
import { builtInFigures } from '../site/built-in-figures.ts';
import { builtInItems } from '../site/built-in-items.ts';

/** What goes into a field, by its label: a text, or the choice of a list or of tabs. */
export type Entry = readonly [label: string, text: string];

/** A calculator on its page, what a visitor enters, and what must come out. */
export interface Trial {
  /** As on the list of calculators. */
  name: string;
  question: string;
  path: string;
  service: Service;
  /** Heading of the section. */
  heading: string;
  /** Simulated delay, milliseconds. */
  delay: number;
  /** Second line of the toast, where there is one. */
  doneMessage: string;
  errorMessage: string;
  /** In the order in which the Tab key reaches the fields. */
  entries: readonly Entry[];
  /** The same as `entries`, as an address has it. */
  query: string;
  /** Where the page stands once it has been answered. */
  address: string;
  presentation: Presentation;
  figures: Figures;
}

const services = builtInItems('services');

const serviceWith = (name: CalculatorName) => services.find((each) => each.calculator === name);

/** What a calculator makes of what is typed, with the built-in figures. */
export function answerTo(name: CalculatorName, typed: FieldTexts, changes: FieldTexts = {}) {
  const { calculator } = CALCULATORS[name];
  const texts = { ...defaultsOf(calculator.fields), ...typed };
  const ours = pickFigures(builtInFigures, calculator.figures, `a trial of ${name}`);
  const { figures, read } = readEntries(calculator, ours, { texts, changes });
  if (!read.ok) throw new Error(`There is no answer to try ${name} on`);
  return { texts, figures, presentation: answer(calculator, read.input).presentation };
}

/**
 * A trial of a calculator.
 * @param typed what differs from the defaults of its fields
 * @param changes figures of the visitor's own
 */
export function trialOf(name: CalculatorName, typed: FieldTexts, changes: FieldTexts = {}): Trial {
  const { calculator, page } = CALCULATORS[name];
  const { fields } = calculator;
  const service = serviceWith(name);
  if (!service) throw new Error(`There is no service to try ${name} on`);
  const { texts, figures, presentation } = answerTo(name, typed, changes);
  const filled = Object.entries({ ...texts, ...changes }).filter(([, text]) => text);
  const entries = Object.entries(fields).flatMap(([field, shape]): Entry[] => {
    const text = typed[field];
    if (text === undefined || !isFieldShown(fields, field, texts)) return [];
    const choices = 'choices' in shape ? shape.choices : [];
    return [[shape.label, choices.find(({ value }) => value === text)?.label ?? text]];
  });
  const path = `/services/${service.id}`;
  const query = new URLSearchParams(filled).toString();
  return {
    name: page.title,
    question: page.question,
    path,
    service,
    heading: service.stations?.title ?? page.heading,
    delay: calculator.delayMs,
    doneMessage: calculator.doneMessage ?? '',
    errorMessage: calculator.errorMessage,
    entries,
    query,
    address: `${path}#calculator?${query}`,
    presentation,
    figures,
  };
}

/** The trial of a calculator with its worked example. */
export const exampleOf = (name: CalculatorName): Trial =>
  trialOf(name, CALCULATORS[name].page.example(builtInFigures).texts as FieldTexts);

/** Each calculator of a service with its worked example, in the order of the services. */
export const TRIALS = CALCULATOR_NAMES.filter(serviceWith)
  .map(exampleOf)
  .sort((a, b) => (a.service.order ?? Infinity) - (b.service.order ?? Infinity));
