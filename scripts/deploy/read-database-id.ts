import { readFileSync } from 'node:fs';
import ts from 'typescript';
import * as z from 'zod/mini';

const configSchema = z.object({
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.optional(z.string()) })),
});

/**
 * The id of the database that the Worker knows as DB; empty when there is none.
 * @param file such as wrangler.jsonc
 * @throws when the file cannot be read
 */
export function readDatabaseId(file: string): string {
  // JSON with comments, which is also what TypeScript's own settings are.
  const parsed = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'));
  if (parsed.error) {
    const reason = ts.flattenDiagnosticMessageText(parsed.error.messageText, ' ');
    throw new Error(`${file} cannot be read: ${reason}`);
  }
  const { d1_databases: databases } = z.parse(configSchema, parsed.config);
  return databases.find(({ binding }) => binding === 'DB')?.database_id ?? '';
}
