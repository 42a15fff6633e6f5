import { checkItem, idOfFile, type CheckedItem, type Item } from '../checks/check-item.ts';
import { UNPROCESSABLE, type Problem } from '../checks/problem.ts';
import { describeRemoved } from '../checks/html-rules.ts';
import type { Kind } from '../kinds/kind.ts';
import { cleanHtml } from './clean-html.ts';
import { completeItem, withAddressesOf } from './complete-item.ts';

/** The built-in item of an id, if there is one. */
export type FindBuiltIn = (id: string) => Item | undefined;

/**
 * Reads one content file: checks it, cleans its HTML, and fills in what it leaves out.
 * @param name file name, such as solar.json
 */
export function parseItem(
  name: string,
  text: string,
  kind: Kind,
  findBuiltIn: FindBuiltIn = () => undefined,
): CheckedItem {
  try {
    return read(name, text, kind, findBuiltIn);
  } catch {
    return { ok: false, id: idOfFile(name), problems: [UNPROCESSABLE] };
  }
}

function read(name: string, text: string, kind: Kind, findBuiltIn: FindBuiltIn): CheckedItem {
  const checked = checkItem(name, text, kind);
  if (!checked.ok) return checked;
  if (isHidden(checked.item)) {
    const { furtherPages } = kind;
    return furtherPages
      ? {
          ...checked,
          item: withAddressesOf(findBuiltIn(checked.item.id), checked.item, furtherPages),
        }
      : checked;
  }
  const { item, problems } = cleanFields(checked.item, kind.htmlFields);
  return {
    ok: true,
    item: completeItem(item, kind, findBuiltIn(item.id)),
    problems: [...checked.problems, ...problems],
  };
}

/** Whether an editor has retired an item. */
export const isHidden = (item: Item): boolean => item['hidden'] === true;

/** Cleans the HTML of an item, and says what was removed. */
export function cleanFields(
  item: Item,
  htmlFields: readonly string[] = [],
): { item: Item; problems: Problem[] } {
  const cleaned: Item = { ...item };
  const problems: Problem[] = [];
  for (const field of htmlFields) {
    const html = item[field];
    if (typeof html !== 'string') continue;
    const result = cleanHtml(html);
    cleaned[field] = result.html;
    problems.push(...describeRemoved(field, result.removed));
  }
  return { item: cleaned, problems };
}
