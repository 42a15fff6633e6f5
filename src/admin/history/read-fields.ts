import * as z from 'zod/mini';
import type { labelOfPath } from '../../editor/field-labels.ts';
import { request, type RequestTools } from '../../content/sources/request.ts';

type Fields = Parameters<typeof labelOfPath>[1];

const CONFIG = '/editor/config.json';
const LIMIT_BYTES = 5_000_000;

const fields = z.optional(z.array(z.looseObject({ name: z.string() })));
const configSchema = z.object({
  collections: z.array(
    z.object({
      folder: z.optional(z.string()),
      fields,
      files: z.optional(z.array(z.object({ file: z.string(), fields }))),
    }),
  ),
});

/**
 * Reads which fields the form has for a file, for their labels.
 * @param path from the root of the repository
 * @returns none where the site has no form
 */
export async function readFields(
  path: string,
  tools: RequestTools,
  signal: AbortSignal,
): Promise<Fields> {
  try {
    const { bytes } = await request(CONFIG, tools, { limitBytes: LIMIT_BYTES, signal });
    const { collections } = configSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const forms = collections.flatMap(({ folder, files = [], ...collection }) => [
      ...files.filter(({ file }) => file === path),
      ...(folder !== undefined && path.startsWith(`${folder}/`) ? [collection] : []),
    ]);
    return forms[0]?.fields ?? [];
  } catch {
    return [];
  }
}
