import * as z from 'zod/mini';
import { slugSchema } from '../schemas/primitives.ts';
import type { Kind } from '../kinds/kind.ts';
import { checkFields } from './check-fields.ts';
import { formatIssues, show } from './format-issues.ts';
import { fileProblem, worstOf, type Problem } from './problem.ts';

/** An item of a folder: any JSON object that carries its id. */
export interface Item extends Record<string, unknown> {
  id: string;
}

/** What a file gives of an item, and what of it is not as it should be; or what keeps it out. */
export type CheckedItem =
  { ok: true; item: Item; problems: Problem[] } | { ok: false; id: string; problems: Problem[] };

/**
 * Checks one content file. Only what the specification lists can keep it out; whatever else is wrong it is used without.
 * @param name file name, such as solar.json
 */
export function checkItem(name: string, text: string, kind: Kind): CheckedItem {
  const json = parseJson(text);
  if (!json.ok) return { ok: false, id: idOfFile(name), problems: [json.problem] };
  const given = json.value;
  if (!isObject(given)) {
    const problem = fileProblem('an object in { }', show(given), 'give an object in { }');
    return { ok: false, id: idOfFile(name), problems: [problem] };
  }
  const { id, problems } = chooseId(name, given['id']);
  if (!id) return { ok: false, id, problems };
  // Whoever retires an item need not keep the rest of it true.
  if (given['hidden'] === true) return { ok: true, item: { id, hidden: true }, problems };
  const { values, isUsable, problems: ofFields } = checkFields({ ...given, id }, kind);
  const worst = worstOf([...problems, ...ofFields]);
  return isUsable
    ? { ok: true, item: { ...values, id }, problems: worst }
    : { ok: false, id, problems: worst };
}

/** The id that a file gives, or else the one that its name makes; empty where neither does. */
function chooseId(name: string, given: unknown): { id: string; problems: Problem[] } {
  const made = idOfFile(name);
  const parsed = z.safeParse(slugSchema, given ?? made);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 1).map((issue) => ({ ...issue, path: ['id'] }));
    return { id: made, problems: formatIssues(issues, { id: given }) };
  }
  const id = parsed.data;
  if (name === `${id}.json` || (given ?? null) === null) return { id, problems: [] };
  const problem = {
    field: 'id',
    expected: `the name of the file, ${show(name.replace(/\.json$/, ''))}`,
    got: show(id),
    fix: 'rename the file or change the id, so that both are the same; until then the id counts',
    isNotice: true,
  };
  return { id, problems: [problem] };
}

/** The id that the name of a file makes: "Energy Independence.json" is energy-independence; empty where it makes none. */
export function idOfFile(name: string): string {
  const words =
    name
      .replace(/\.json$/, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const id = words.join('-');
  return z.safeParse(slugSchema, id).success ? id : '';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON, a byte order mark passed over, or says what to mend. */
export function parseJson(
  text: string,
): { ok: true; value: unknown } | { ok: false; problem: Problem } {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const fix = `mend the JSON: ${explain(String(error), text)}`;
    return { ok: false, problem: fileProblem('a JSON object', 'a text that is none', fix) };
  }
}

/** What breaks JSON, and where, in an engine's words without the part of the text that it may quote. */
function explain(error: string, text: string): string {
  const [, why = '', quoted = ''] = /^\w+: ([^"]*?),? ?(?:\.{3})?(?:"(.*)".*)?$/s.exec(error) ?? [];
  const line = text.slice(0, text.indexOf(quoted)).split('\n').length;
  return quoted ? `${why}, near line ${line}` : why;
}

/** What an item is called, for lists of items. */
export function titleOf(item: Record<string, unknown>): string | undefined {
  const title = item['title'] ?? item['name'];
  return typeof title === 'string' ? title : undefined;
}
