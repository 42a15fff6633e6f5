import type { Parsed } from '../../values/result.ts';
import { parseAssumptions } from '../../values/assumptions.ts';
import { mapValues } from '../../values/map-values.ts';
import { atSize } from './by-size.ts';
import type { AnyCalculator, AnyInput, Example } from './calculator.ts';
import type { Texts } from '../../values/choices.ts';
import { defaultsOf } from './fields.ts';
import type { Figures, FigureValues } from '../../values/figures.ts';
import type { Presentation } from '../../values/presentation.ts';

/** Everything entered into a calculator. */
export interface Entries {
  /** By field name. */
  texts: Texts;
  /** The visitor's own values in place of our figures, by figure name. */
  changes: Texts;
}

/** What a calculator gives. */
export interface Answer {
  presentation: Presentation;
  /** The values used, ours or the visitor's. */
  figures: FigureValues<string>;
}

/** Our figures, with those that depend on the size set for what is entered; as they are while that gives no size. */
export function resolveFigures(
  calculator: AnyCalculator,
  figures: Figures,
  { texts, changes }: Entries,
): Figures {
  const input = calculator.parse(texts);
  const values = parseChanges(figures, changes);
  const size = input.ok && values.ok ? calculator.sizeOf?.(input.input, values.input) : NaN;
  if (!Number.isFinite(size)) return figures;
  return mapValues(figures, (figure) =>
    figure.bySize ? { ...figure, value: atSize(figure.bySize, Number(size)) } : figure,
  );
}

export function readEntries(
  calculator: AnyCalculator,
  figures: Figures,
  { texts, changes }: Entries,
): Parsed<AnyInput> {
  const input = calculator.parse(texts);
  const ours = resolveFigures(calculator, figures, { texts, changes });
  const values = parseChanges(ours, changes);
  if (input.ok && values.ok) {
    return { ok: true, input: { input: input.input, figures: values.input, ours } };
  }
  return { ok: false, errors: [input, values].flatMap((each) => (each.ok ? [] : each.errors)) };
}

/** The figures with the visitor's own, who types a share as a percentage: 33 or 33%. */
const parseChanges = (figures: Figures, changes: Texts) =>
  parseAssumptions(
    figures,
    mapValues(changes, (text, name) =>
      text && figures[name]?.unit === 'share' ? `${text.replace(/ *%$/, '')}%` : text,
    ),
  );

/**
 * Works an answer out.
 * @throws RangeError when the numbers are too large for one
 */
export function answer(calculator: AnyCalculator, asked: AnyInput): Answer {
  const { input, figures } = asked;
  const result = calculator.calculate(input, figures);
  return { presentation: calculator.present({ ...asked, result }), figures };
}

/**
 * The answer to the worked example of a calculator.
 * @throws when the example is not one that a visitor could enter
 */
export function answerExample(
  calculator: AnyCalculator,
  example: Example,
  figures: Figures,
): Answer {
  const texts = Object.assign(defaultsOf(calculator.fields), example.texts);
  const read = readEntries(calculator, figures, { texts, changes: {} });
  if (read.ok) return answer(calculator, read.input);
  const messages = read.errors.map(({ message }) => message).join('; ');
  throw new Error(`The worked example "${example.situation}" cannot be used: ${messages}`);
}
