import type { Field } from '@sveltia/cms';
import { describeValues, type Problem } from '../content/model/problem.ts';
import { labelOfPath } from './field-labels.ts';

/**
 * Formats the problems found by the check: first the missing fields, then the build's messages.
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
  const say = (named: readonly Problem[]) =>
    named.length > 0
      ? [`Not filled in yet: ${named.map(({ field }) => labelOfPath(field, form)).join('; ')}.`]
      : [];
  return [
    ...say(gaps.filter(({ isNotice }) => !isNotice)),
    ...say(gaps.filter(({ isNotice }) => isNotice)).map((each) => each + SAVING_ALLOWED),
    ...problems.filter((problem) => !isMissing(problem)).map((problem) => formatOne(problem, form)),
  ];
}

const SAVING_ALLOWED = ' You can still save.';

function formatOne(problem: Problem, form: readonly Field[]): string {
  const words = `${describeValues(problem)}. Fix: ${problem.fix}.`;
  return `${labelOfPath(problem.field, form)}: ${words}${problem.isNotice ? SAVING_ALLOWED : ''}`;
}

/** The value at a path such as `sections[1].title`. */
function valueAt(values: unknown, path: string): unknown {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    values,
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);
