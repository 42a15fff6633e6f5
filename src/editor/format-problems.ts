import type { Field } from '@sveltia/cms';
import { describeValues, type Problem } from '../content/model/problem.ts';
import { labelOfPath } from './field-labels.ts';

/**
 * What the check found, in the form's words: first what is missing, then what is wrong in the words of the build.
 * @param text of the file as it would be saved
 * @param form the fields of the form, whose labels say where a problem is
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
    ...say(gaps.filter(({ isNotice }) => isNotice)).map((each) => each + ALL_THE_SAME),
    ...problems.filter((problem) => !isMissing(problem)).map((problem) => formatOne(problem, form)),
  ];
}

const ALL_THE_SAME = ' It can be saved all the same.';

function formatOne(problem: Problem, form: readonly Field[]): string {
  const words = `${describeValues(problem)}. Fix: ${problem.fix}.`;
  return `${labelOfPath(problem.field, form)}: ${words}${problem.isNotice ? ALL_THE_SAME : ''}`;
}

/** What stands at a path such as `sections[1].title`. */
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
