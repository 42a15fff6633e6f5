import * as z from 'zod/mini';
import { isRecord } from '../../values/records.ts';
import { slugSchema } from '../schemas/primitives.ts';
import type { Kind } from '../kinds/kind.ts';
import { checkFields } from './check-fields.ts';
import { formatIssues, show } from './format-issues.ts';
import { fileProblem, worstOf, type Problem } from './problem.ts';
import { repeatedKeys } from './repeated-keys.ts';

/** An item of a folder: any JSON object with an id. */
export interface Item extends Record<string, unknown> {
  id: string;
}

/** An item read from a file with any problems in it, or the problems for which the file cannot be used. */
export type CheckedItem =
  { ok: true; item: Item; problems: Problem[] } | { ok: false; id: string; problems: Problem[] };

/**
 * Checks one content file. Only a required field can keep it out; anything else that is wrong is simply left out.
 * @param name file name, such as solar.json
 */
export function checkItem(name: string, text: string, kind: Kind): CheckedItem {
  const json = parseJson(text);
  if (!json.ok) return { ok: false, id: idOfFile(name), problems: [json.problem] };
  const given = json.value;
  if (!isRecord(given)) {
    const problem = fileProblem('an object in { }', show(given), 'give an object in { }');
    return { ok: false, id: idOfFile(name), problems: [problem] };
  }
  const chosen = chooseId(name, given['id']);
  const { id } = chosen;
  const problems = [...json.problems, ...chosen.problems];
  if (!id) return { ok: false, id, problems };
  // The rest of a retired item need not be valid.
  if (given['hidden'] === true) {
    const { furtherPages = '' } = kind;
    const further = Object.hasOwn(given, furtherPages) && { [furtherPages]: given[furtherPages] };
    return { ok: true, item: { id, hidden: true, ...further }, problems };
  }
  const { values, isUsable, problems: ofFields } = checkFields({ ...given, id }, kind);
  const worst = worstOf([...problems, ...ofFields]);
  return isUsable
    ? { ok: true, item: { ...values, id }, problems: worst }
    : { ok: false, id, problems: worst };
}

/** The id given in the file, else the one made from its name; empty if neither works. */
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

/** Letters that are more than a plain one with an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
};

/** The id made from a file's name: uist-bheag for "Ùist bheag.json"; empty if there is none. */
export function idOfFile(name: string): string {
  const words =
    name
      .replace(/\.json$/, '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\0-\x7f]/g, (letter) => PLAIN[letter] ?? letter)
      .match(/[a-z0-9]+/g) ?? [];
  const id = words.join('-');
  return z.safeParse(slugSchema, id).success ? id : '';
}

/** Parses JSON, ignoring a byte order mark, or says what to fix. Of a field that is there twice, the last one counts. */
export function parseJson(
  text: string,
): { ok: true; value: unknown; problems: Problem[] } | { ok: false; problem: Problem } {
  try {
    const json = text.replace(/^\uFEFF/, '');
    const value: unknown = JSON.parse(json);
    return { ok: true, value, problems: repeatedKeys(json).map(describeRepeated) };
  } catch (error) {
    const fix = `mend the JSON: ${explain(String(error), text)}`;
    return { ok: false, problem: fileProblem('a JSON object', 'a text that is none', fix) };
  }
}

const describeRepeated = (field: string): Problem => ({
  field,
  expected: 'each field once',
  got: 'this one more than once',
  fix: 'keep one of them and delete the others; until then the last one counts',
});

/** What is wrong with the JSON and where, in the engine's words but without any text that it quotes. */
function explain(error: string, text: string): string {
  const [, why = '', quoted = ''] = /^\w+: ([^"]*?),? ?(?:\.{3})?(?:"(.*)".*)?$/s.exec(error) ?? [];
  const line = text.slice(0, text.indexOf(quoted)).split('\n').length;
  return quoted ? `${why}, near line ${line}` : why;
}

/** An item's title, for lists of items. */
export function titleOf(item: Record<string, unknown>): string | undefined {
  const title = item['title'] ?? item['name'];
  return typeof title === 'string' ? title : undefined;
}
