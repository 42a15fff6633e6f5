import { format } from 'prettier';
import * as z from 'zod/mini';
import { fileSchemas, folderSchemas } from '../../src/collections/schemas/index.ts';

const named = {
  service: folderSchemas.services,
  benefit: folderSchemas.benefits,
  'case-study': folderSchemas['case-studies'],
  property: folderSchemas.properties,
  faq: folderSchemas.faqs,
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
