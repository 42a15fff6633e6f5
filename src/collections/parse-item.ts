import { checkItem, type Item, type ItemSchema } from '../model/checks/check-item.ts';
import { cleanHtml } from './clean-html.ts';
import type { Problem } from '../model/checks/format-issues.ts';
import { describeLosses } from '../model/checks/html-rules.ts';

export { parseJson, type Item, type ItemSchema } from '../model/checks/check-item.ts';

export type ParsedItem =
  { ok: true; item: Item; notices: Problem[] } | { ok: false; id: string; problems: Problem[] };

/**
 * Reads one content file: checks it, then makes its HTML harmless.
 * @param name file name, such as solar.json
 * @param htmlFields fields that hold HTML
 */
export function parseItem(
  name: string,
  text: string,
  schema: ItemSchema,
  htmlFields: readonly string[] = [],
): ParsedItem {
  const checked = checkItem(name, text, schema);
  return checked.ok ? { ok: true, ...cleanFields(checked.item, htmlFields) } : checked;
}

function cleanFields(
  item: Item,
  htmlFields: readonly string[],
): { item: Item; notices: Problem[] } {
  const cleaned: Item = { ...item };
  const notices: Problem[] = [];
  for (const field of htmlFields) {
    const html = item[field];
    if (typeof html !== 'string') continue;
    const result = cleanHtml(html);
    cleaned[field] = result.html;
    notices.push(...describeLosses(field, result.removed));
  }
  return { item: cleaned, notices };
}
