import * as z from 'zod/mini';
import { formatIssues, show, type Problem } from './format-issues.ts';
import { slugSchema } from '../schemas/primitives.ts';

/** An item of a folder: any JSON object that carries its id. */
export interface Item extends Record<string, unknown> {
  id: string;
}

export type ItemSchema = z.ZodMiniType<Item>;

export type CheckedItem = { ok: true; item: Item } | { ok: false; id: string; problems: Problem[] };

/**
 * Checks one content file: JSON, then schema, then id against file name.
 * @param name file name, such as solar.json
 */
export function checkItem(name: string, text: string, schema: ItemSchema): CheckedItem {
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
  return { ok: true, item: parsed.data };
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

/** What an item is called, for lists of items. */
export function titleOf(item: Record<string, unknown>): string | undefined {
  const title = item['title'] ?? item['name'];
  return typeof title === 'string' ? title : undefined;
}
