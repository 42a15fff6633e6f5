import { formatPath } from './format-issues.ts';
import type { Problem } from './problem.ts';

/** Half of a character: one of the pair that stands for an emoji, say, without the other. */
const HALF = /\p{Cs}/gu;

interface WholeValue {
  value: unknown;
  problems: Problem[];
}

/**
 * Replaces halves of characters with the sign for an unknown one, since much that reads a text fails on them.
 * @param path where the value stands in its file
 * @returns the value, and a problem for each text that had one
 */
export function replaceHalves(value: unknown, path: readonly PropertyKey[] = []): WholeValue {
  if (typeof value === 'string') return replaceInText(value, path);
  if (typeof value !== 'object' || value === null) return { value, problems: [] };
  const problems: Problem[] = [];
  const replace = (key: PropertyKey, each: unknown): unknown => {
    const whole = replaceHalves(each, [...path, key]);
    problems.push(...whole.problems);
    return whole.value;
  };
  const whole = Array.isArray(value)
    ? value.map((each, i) => replace(i, each))
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replace(key, each)]));
  return { value: whole, problems };
}

function replaceInText(text: string, path: readonly PropertyKey[]): WholeValue {
  const [half] = text.match(HALF) ?? [];
  if (half === undefined) return { value: text, problems: [] };
  const problem = {
    field: formatPath(path),
    expected: 'whole characters',
    got: `half of one, written as ${JSON.stringify(half)}`,
    fix: 'type this character anew, or take the half out',
  };
  return { value: text.replace(HALF, '\ufffd'), problems: [problem] };
}
