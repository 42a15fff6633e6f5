import * as z from 'zod/mini';
import { cleanHtml } from './clean-html.ts';
import { formatIssues, show, type Problem } from './format-issues.ts';
import { slugSchema } from './schemas/primitives.ts';

/** An item of a folder: any JSON object that carries its id. */
export interface Item extends Record<string, unknown> {
  id: string;
}

export type ItemSchema = z.ZodMiniType<Item>;

export type ParsedItem =
  { ok: true; item: Item; notices: Problem[] } | { ok: false; id: string; problems: Problem[] };

/**
 * Reads one content file: JSON, then schema, then id against file name, then its HTML made harmless.
 * @param name file name, such as solar.json
 * @param htmlFields fields that hold HTML
 */
export function parseItem(
  name: string,
  text: string,
  schema: ItemSchema,
  htmlFields: readonly string[] = [],
): ParsedItem {
  const id = name.replace(/\.json$/, '');
  const json = parseJson(text);
  if (!json.ok) return { ok: false, id, problems: [json.problem] };
  const parsed = z.safeParse(schema, json.value);
  if (!parsed.success) {
    return { ok: false, id, problems: formatIssues(parsed.error.issues, json.value) };
  }
  if (parsed.data.id !== id) {
    const problem = {
      field: 'id',
      expected: `the name of the file, ${show(id)}`,
      got: show(parsed.data.id),
      fix: isSlug(id)
        ? 'rename the file or change the id, so that both are the same'
        : `rename the file to ${parsed.data.id}.json`,
    };
    return { ok: false, id, problems: [problem] };
  }
  return { ok: true, ...cleanFields(parsed.data, htmlFields) };
}

function isSlug(id: string): boolean {
  return z.safeParse(slugSchema, id).success;
}

/** Parses JSON, a byte order mark passed over, or says what to mend. */
export function parseJson(
  text: string,
): { ok: true; value: unknown } | { ok: false; problem: Problem } {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const problem = {
      field: '',
      expected: 'a JSON object',
      got: show(text.slice(0, 60)),
      fix: `mend the JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
    return { ok: false, problem };
  }
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
    if (result.removed.length > 0) {
      notices.push({
        field,
        expected: 'simple HTML: p, h3, h4, ul, ol, li, strong, em, br and links',
        got: show(result.removed.join(', ')),
        fix: 'take these out; the page is built without them',
      });
    }
  }
  return { item: cleaned, notices };
}
