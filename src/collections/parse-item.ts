import { checkItem, type CheckedItem, type Item } from '../model/checks/check-item.ts';
import type { Problem } from '../model/checks/format-issues.ts';
import { describeRemoved } from '../model/checks/html-rules.ts';
import type { Kind } from '../model/kinds/kind.ts';
import { cleanHtml } from './clean-html.ts';

/** What decides whether a file is an item of a kind. */
export type ItemRules = Pick<Kind, 'schema' | 'htmlFields'>;

/** An item, and what it is used without; or what keeps it out. */
export type ParsedItem =
  { ok: true; item: Item; problems: Problem[] } | Extract<CheckedItem, { ok: false }>;

/**
 * Reads one content file: checks it, then makes its HTML harmless.
 * @param name file name, such as solar.json
 */
export function parseItem(name: string, text: string, rules: ItemRules): ParsedItem {
  const checked = checkItem(name, text, rules.schema);
  return checked.ok ? { ok: true, ...cleanFields(checked.item, rules.htmlFields) } : checked;
}

function cleanFields(
  item: Item,
  htmlFields: readonly string[],
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
