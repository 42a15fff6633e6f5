import { format } from 'prettier';
import * as z from 'zod/mini';
import { fileSchemas } from '../../src/model/schemas/index.ts';
import { KINDS, schemaOf, type Kind } from '../content-new/kinds.ts';

const named = {
  ...Object.fromEntries((Object.keys(KINDS) as Kind[]).map((kind) => [kind, schemaOf(kind)])),
  ...fileSchemas,
};

/** The JSON Schema of each kind of content file, as formatted text: [name, text]. */
export async function describeSchemas(): Promise<[string, string][]> {
  return Promise.all(
    Object.entries(named).map(async ([name, schema]): Promise<[string, string]> => {
      const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
      return [name, await format(json, { parser: 'json', printWidth: 100 })];
    }),
  );
}
