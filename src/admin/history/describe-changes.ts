import { labelOfPath } from '../../editor/field-labels.ts';
import { findChanges, type Change } from './find-changes.ts';
import type { Version } from './read-history.ts';

type Fields = Parameters<typeof labelOfPath>[1];

/** Characters of a value that are shown, and of what stands before a change in a long text. */
const SHOWN = 90;
const BEFORE = 24;

/**
 * What a version changed, each in a line: "Telephone: “01632 960 100” → “01632 960 200”".
 * @param fields of the form, whose labels say what was changed
 */
export function describeChanges({ file, before }: Version, fields: Fields): string[] {
  if (!file) return ['Taken away'];
  if (!before) return ['Made, as far as this history goes'];
  const [was, is] = [parse(before.text), parse(file.text)];
  if (was === undefined || is === undefined) return ['Changed, in or from what is no JSON'];
  const changes = findChanges(was, is).filter(({ path }) => path !== '$schema');
  return changes.length > 0
    ? changes.map((change) => describeChange(change, fields))
    : ['Nothing but how the file is laid out'];
}

function describeChange({ path, before, after }: Change, fields: Fields): string {
  const label = labelOfPath(path, fields);
  if (before === after) return `${label}: in another order`;
  if (isNothing(before)) return `${label}: added ${say(after)}`;
  if (isNothing(after)) return `${label}: taken out, was ${say(before)}`;
  if (typeof before !== 'string' || typeof after !== 'string') {
    return `${label}: ${say(before)} → ${say(after)}`;
  }
  const from = startOfChange(before, after);
  return `${label}: ${quote(before, from)} → ${quote(after, from)}`;
}

/** A value in words; of an object or a list its first text. */
function say(value: unknown): string {
  if (typeof value === 'string') return quote(value, 0);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value);
    return say(parts.find((each) => typeof each === 'string') ?? parts[0]);
  }
  return typeof value === 'number' ? String(value) : 'nothing';
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

function quote(text: string, from: number): string {
  const [start, end] = [from > 0 ? '…' : '', text.length > from + SHOWN ? '…' : ''];
  return `“${start}${text.slice(from, from + SHOWN)}${end}”`;
}

/** Where to begin, so that what differs is seen: at a word shortly before it. */
function startOfChange(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= SHOWN) return 0;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  return same <= BEFORE ? 0 : before.indexOf(' ', same - BEFORE) + 1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
