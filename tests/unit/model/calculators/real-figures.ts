import { readFileSync } from 'node:fs';
import { parseFile } from '../../../../src/collections/parse-file.ts';
import { figuresSchema, type Figures } from '../../../../src/model/schemas/figures.ts';
import { figureValues, type FigureValues } from '../../../../src/model/calculators/figures.ts';
import type { FieldError, Parsed } from '../../../../src/model/values/result.ts';

const FIGURES: Figures = parseFile(
  'figures.json',
  figuresSchema,
  JSON.parse(readFileSync('content/figures.json', 'utf8')),
);

/** The numbers of content/figures.json that a calculator asks for, and no others. */
export function realFigures<K extends keyof Figures>(names: readonly K[]): FigureValues<K> {
  const asked = Object.fromEntries(names.map((name) => [name, FIGURES[name]]));
  return figureValues(asked as Pick<Figures, K>);
}

/** The input of an answer that must be right. */
export function inputOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
  return parsed.input;
}

/** The errors of an answer, in order; none when it is right. */
export function errorsOf(parsed: Parsed<unknown>): FieldError[] {
  return parsed.ok ? [] : parsed.errors;
}

/** The messages of an answer, in order. */
export function messagesOf(parsed: Parsed<unknown>): string[] {
  return errorsOf(parsed).map(({ message }) => message);
}

/** Every number in a result, those of its range too. */
export function numbersOf(result: object): number[] {
  return Object.values(result)
    .flat()
    .filter((value) => typeof value === 'number');
}
