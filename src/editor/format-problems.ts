import type { Field } from '@sveltia/cms';
import { readProperty } from '../content/model/format-issues.ts';
import type { Problem } from '../content/model/problem.ts';
import { labelOfPath } from './field-labels.ts';

/**
 * Formats the problems found by the check: first the missing fields, then what is wrong with others.
 * @param text the file as it would be saved
 * @param form the form's fields, whose labels locate the problems
 */
export function formatProblems(
  problems: readonly Problem[],
  text: string,
  form: readonly Field[],
): string[] {
  const values: unknown = JSON.parse(text);
  const isMissing = ({ field }: Problem) => isEmpty(valueAt(values, field));
  const gaps = problems.filter(isMissing);
  const describeMissing = (named: readonly Problem[]) =>
    named.length > 0
      ? [`Not filled in yet: ${named.map(({ field }) => labelOfPath(field, form)).join('; ')}.`]
      : [];
  return [
    ...describeMissing(gaps.filter(({ isNotice }) => !isNotice)),
    ...describeMissing(gaps.filter(({ isNotice }) => isNotice)).map(
      (each) => `${each} You can still save.`,
    ),
    ...problems
      .filter((problem) => !isMissing(problem))
      .map((problem) => formatFormProblem(problem, form)),
  ];
}

/** A problem in plain sentences: the field, what it contains, what to do, and what happens otherwise. */
function formatFormProblem(problem: Problem, form: readonly Field[]): string {
  const location = labelOfPath(problem.field, form);
  const found = quoteValue(problem.got);
  // The form shows HTML in its own control.
  return (
    nameProblem(location, found.startsWith('“<') ? '' : found, problem) + describeEffect(problem)
  );
}

/** A problem's field, what it contains, and what to do. */
export function nameProblem(place: string, found: string, { fix, fixInForm }: Problem): string {
  const sentence = asSentence(fixInForm ?? fix.replace(/"([^"]*)"/g, '“$1”'));
  if (!found) return place ? `${place}: ${lowerFirst(sentence)}` : sentence;
  return `${place}: ${found}. ${sentence}`;
}

/** The sentence on the effect of a problem: whether the file can be saved, and what the site does meanwhile. */
function describeEffect({ isNotice, untilThen, otherwise }: Problem): string {
  if (!isNotice) {
    return untilThen
      ? ' You cannot save until this is corrected. The live site stays as it is.'
      : '';
  }
  if (otherwise) return ` You can still save, but ${otherwise}.`;
  return untilThen
    ? ` You can still save; until you correct this, ${untilThen}.`
    : ' You can still save.';
}

/** The value found, in quotes if it is a string; empty for types, for which the form has no words. */
export function quoteValue(got = ''): string {
  const [, text] = /^"(.*?)"?$/s.exec(got) ?? [];
  if (text !== undefined) return text && `“${text}”`;
  return /^(?:-?[\d.]|an address at)/.test(got) ? got : '';
}

/** Words as a sentence. */
export const asSentence = (words: string): string => {
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
};

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The value at a path such as `sections[1].title`. */
function valueAt(values: unknown, path: string): unknown {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  return steps.reduce<unknown>(readProperty, values);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);
