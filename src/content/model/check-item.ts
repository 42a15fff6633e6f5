import * as z from 'zod/mini';
import { isRecord } from '../../records.ts';
import { slugSchema } from './schemas/primitives.ts';
import type { ContentType } from './content-types.ts';
import { checkFields } from './check-fields.ts';
import { formatIssues, summariseValue } from './format-issues.ts';
import { fileProblem, limitProblems, type Checked, type Problem } from './problem.ts';
import { parseJson } from './parse-json.ts';
import { findRemoved } from './find-removed.ts';
import { describeRemoved } from './html-rules.ts';
import type { FileCheck } from './manifest.ts';
import type { SourceFile } from './content-file.ts';

/** An item of a folder: any JSON object with an id. */
export interface Item extends Record<string, unknown> {
  id: string;
}

/** The result of checking an item's file. The id is empty if neither the file nor its name has a valid one. */
export interface CheckedItem extends Checked<Item> {
  id: string;
}

/**
 * Checks one content file. Only a required field can make it unusable; other invalid values are skipped.
 * @param name file name, such as solar.json
 */
export function checkItem(name: string, text: string, contentType: ContentType): CheckedItem {
  const json = parseJson(text);
  const parsed = json.value;
  if (parsed === undefined) return { id: idOfFile(name), problems: json.problems };
  if (!isRecord(parsed)) {
    const problem = fileProblem(
      'a group of fields in { }',
      summariseValue(parsed),
      'put all fields between { and }',
    );
    return { id: idOfFile(name), problems: [problem] };
  }
  const chosen = chooseId(name, parsed['id']);
  const { id } = chosen;
  const problems = [...json.problems, ...chosen.problems];
  if (!id) return { id, problems };
  // The rest of a hidden item need not be valid.
  if (parsed['hidden'] === true) {
    const { aliasField = '' } = contentType;
    const further = Object.hasOwn(parsed, aliasField) && { [aliasField]: parsed[aliasField] };
    return { id, value: { id, hidden: true, ...further }, problems };
  }
  const { values, isUsable, problems: fieldProblems } = checkFields({ ...parsed, id }, contentType);
  const reported = limitProblems([...problems, ...fieldProblems]);
  return { id, ...(isUsable && { value: { ...values, id } }), problems: reported };
}

/** The id given in the file, or derived from its name; empty if neither is valid. */
function chooseId(name: string, value: unknown): { id: string; problems: Problem[] } {
  const derivedId = idOfFile(name);
  const parsed = z.safeParse(slugSchema, value ?? derivedId);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 1).map((issue) => ({ ...issue, path: ['id'] }));
    return { id: derivedId, problems: formatIssues(issues, { id: value }) };
  }
  const id = parsed.data;
  if (name === `${id}.json` || (value ?? null) === null) return { id, problems: [] };
  const problem = {
    field: 'id',
    expected: `the name of the file, ${summariseValue(name.replace(/\.json$/, ''))}`,
    got: summariseValue(id),
    fix: 'rename the file or change the id, so that both are the same',
    untilThen: 'the site uses the id',
    isNotice: true,
  };
  return { id, problems: [problem] };
}

/** Letters that do not decompose into an ASCII letter and an accent. */
const ASCII_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
};

/** The id derived from a file's name: uist-bheag for "Ùist bheag.json"; empty if nothing is left. */
export function idOfFile(name: string): string {
  const parts =
    name
      .replace(/\.json$/, '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\0-\x7f]/g, (letter) => ASCII_LETTERS[letter] ?? letter)
      .match(/[a-z0-9]+/g) ?? [];
  const id = parts.join('-');
  return z.safeParse(slugSchema, id).success ? id : '';
}

/** An item's title, for lists of items. */
export function titleOf(item: Record<string, unknown>): string | undefined {
  const title = item['title'] ?? item['name'];
  return typeof title === 'string' ? title : undefined;
}

/** Whether an editor has hidden an item. */
export const isHidden = (item: Item): boolean => item['hidden'] === true;

/** The next build's verdict on a file. */
export interface ItemCheckResult extends FileCheck {
  title?: string | undefined;
}

/** Checks a file as the build does. */
export function checkItemFile(file: SourceFile, contentType: ContentType): ItemCheckResult {
  if ('problem' in file) return { isUsed: false, problems: [file.problem] };
  const { value: item, problems } = checkItem(file.name, file.text, contentType);
  if (!item) return { isUsed: false, problems };
  const removed = (contentType.htmlFields ?? []).flatMap((field) => {
    const html = item[field];
    return typeof html === 'string' ? describeRemoved(field, findRemoved(html)) : [];
  });
  return { isUsed: true, title: titleOf(item), problems: [...problems, ...removed] };
}
