import { glob, readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { FOLDERS, kindOf } from '../../../../src/content/kinds/kinds.ts';
import { jsonSchemaOf } from '../../../../src/content/schemas/json-schema.ts';
import { describeSchemas } from '../../../../scripts/json-schemas/describe-schemas.ts';

const described = await describeSchemas();

describe('content/schemas', () => {
  test.each(described)(
    '%s is what the schemas say; if not, run npm run schemas',
    async (path, text) => {
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );

  test('has no file that no schema stands behind', async () => {
    const files = await Array.fromAsync(glob('content/schemas/**/*.json'));
    expect(files.sort()).toEqual(described.map(([path]) => path).sort());
  });

  test.each(FOLDERS)('tells an editor of %s what each field is for', (folder) => {
    const fields = Object.entries(jsonSchemaOf(kindOf(folder).fields).properties ?? {});
    expect(fields.filter(([, { description }]) => !description)).toEqual([]);
  });

  test("makes an editor's tool see a misspelt field and a wrong id", () => {
    const [, text = ''] = described.find(([path]) => path.endsWith('/benefit.json')) ?? [];
    const ajv = new Ajv2020({ strict: false });
    formats(ajv);
    const validate = ajv.compile(JSON.parse(text) as object);
    const good = { id: 'a', icon: 'Sun', title: 'b', description: 'c' };
    expect(validate(good)).toBe(true);
    expect(validate({ ...good, titel: 'b' })).toBe(false);
    expect(validate({ ...good, id: 'A b' })).toBe(false);
  });
});
