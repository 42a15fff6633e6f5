import { calculateAnswer, readEntries } from '../../src/calculators/rules/answer.ts';
import { type FieldTexts, defaultsOf, isFieldShown } from '../../src/forms/rules/fields.ts';
import { pickFigures, type Figures } from '../../src/forms/rules/figures.ts';
import { CALCULATORS } from '../../src/calculators/rules/index.ts';
import {
  CALCULATOR_NAMES,
  type CalculatorName,
  type Service,
} from '../../src/content/model/schemas/service.ts';
import type { Presentation } from '../../src/calculators/rules/calculator.ts';
import { builtInFigures } from '../site/built-in-figures.ts';
import { builtInFile } from '../site/built-in-file.ts';
import { builtInItems } from '../site/built-in-items.ts';

/** The entry for a field, by label: typed text, or an option of a list or tabs. */
export type FieldEntry = readonly [label: string, text: string];

/** A calculator's page, a visitor's entries, and the expected answer. */
export interface CalculatorTrial {
  /** The title on the list of calculators. */
  name: string;
  question: string;
  path: string;
  service: Service;
  /** Heading of the section. */
  heading: string;
  /** Simulated delay, milliseconds. */
  delay: number;
  /** Second line of the toast, if any. */
  doneMessage: string;
  errorMessage: string;
  /** In tab order. */
  entries: readonly FieldEntry[];
  /** `entries` as a query string. */
  query: string;
  /** The page's URL after the answer. */
  url: string;
  presentation: Presentation;
  figures: Figures;
}

const services = builtInItems('services');

const serviceWith = (name: CalculatorName) => services.find((each) => each.calculator === name);

/** A calculator's answer to the typed entries, with the built-in figures. */
export function answerEntries(name: CalculatorName, typed: FieldTexts, changes: FieldTexts = {}) {
  const { calculator } = CALCULATORS[name];
  const texts = { ...defaultsOf(calculator.fields), ...typed };
  const calculatorFigures = pickFigures(builtInFigures, calculator.figures, `a trial of ${name}`);
  const { figures, read } = readEntries(calculator, calculatorFigures, { texts, changes });
  if (!read.ok) throw new Error(`The entries for ${name} are invalid`);
  return { texts, figures, presentation: calculateAnswer(calculator, read.input).presentation };
}

/**
 * A trial of a calculator.
 * @param typed entries that differ from the fields' defaults
 * @param changes the visitor's own figures
 */
export function createTrial(
  name: CalculatorName,
  typed: FieldTexts,
  changes: FieldTexts = {},
): CalculatorTrial {
  const { calculator, page } = CALCULATORS[name];
  const { fields } = calculator;
  const service = serviceWith(name);
  if (!service) throw new Error(`No service has the calculator ${name}`);
  const { texts, figures, presentation } = answerEntries(name, typed, changes);
  const filled = Object.entries({ ...texts, ...changes }).filter(([, text]) => text);
  const entries = Object.entries(fields).flatMap(([field, shape]): FieldEntry[] => {
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
    url: `${path}#calculator?${query}`,
    presentation,
    figures,
  };
}

const { postcode } = builtInFile('company').contact;

/** The trial of a calculator with its worked example. */
export const createExampleTrial = (name: CalculatorName): CalculatorTrial =>
  createTrial(name, CALCULATORS[name].page.example(builtInFigures, postcode).texts as FieldTexts);

/** Each calculator of a service with its worked example, in the order of the services. */
export const CALCULATOR_TRIALS = CALCULATOR_NAMES.filter(serviceWith)
  .map(createExampleTrial)
  .sort((a, b) => (a.service.order ?? Infinity) - (b.service.order ?? Infinity));
