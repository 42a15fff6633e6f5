import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../scripts/content-check/check-content.ts';
import { writeItem } from '../../../scripts/content-new/write-item.ts';
import { parseItem } from '../../../src/content/pipeline/parse-item.ts';
import {
  FOLDERS,
  CONTENT_TYPES,
  contentTypeName,
} from '../../../src/content/model/content-types.ts';
import { temporaryFolder } from '../../support/fake-loader-context.ts';

const kinds = FOLDERS.map((folder) => ({ folder, name: contentTypeName(folder) }));
const names = kinds.map(({ name }) => name);

describe('a new file', () => {
  test.each(kinds)(
    'rejects a new $name until its sample texts are replaced',
    async ({ folder, name }) => {
      const root = await temporaryFolder();
      const path = await writeItem(root, name, 'my-id');
      expect(path).toBe(join(root, folder, 'my-id.json'));
      const { lines, problems } = await checkContent(root);
      expect(lines[0]).toBe(`${folder}: 0 items`);
      expect(problems).toBeGreaterThan(0);

      const item = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
      const { value, problems: found } = parseItem(
        'my-id.json',
        JSON.stringify(item),
        CONTENT_TYPES[folder],
      );
      expect(value).toBeUndefined();
      const texts = Object.entries({ ...CONTENT_TYPES[folder].fields.required }).flatMap(
        ([field]) => {
          const value = [item[field]].flat()[0];
          return typeof value === 'string' && value.includes(' ') && field !== 'category'
            ? field
            : [];
        },
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(found.map(({ field }) => field.replace('[0]', ''))).toEqual(
        expect.arrayContaining(texts),
      );
      for (const { field, fix } of found) {
        expect(fix).toBe('replace the sample text of the new file');
        const list = item[field.replace('[0]', '')];
        item[field.replace('[0]', '')] = Array.isArray(list) ? ['Ours'] : 'Ours';
      }
      expect(parseItem('my-id.json', JSON.stringify(item), CONTENT_TYPES[folder])).toEqual({
        id: 'my-id',
        value: expect.objectContaining(item) as object,
        problems: [],
      });
    },
  );

  test.each(names)('starts a new %s with its schema and id', async (name) => {
    const text = await readFile(await writeItem(await temporaryFolder(), name, 'my-id'), 'utf8');
    const [first, second] = text.split('\n').slice(1);
    expect(first).toBe(`  "$schema": "../schemas/${name}.json",`);
    expect(second).toBe('  "id": "my-id",');
    expect(JSON.parse(await readFile(`content/schemas/${name}.json`, 'utf8'))).toHaveProperty(
      'properties',
    );
  });
});

describe('content:new with invalid arguments', () => {
  test.each(['services', '', '__proto__'])('rejects the content type "%s"', async (contentType) => {
    await expect(writeItem(await temporaryFolder(), contentType, 'my-id')).rejects.toThrow(
      `"${contentType}" is not a content type. Use ${names.join(', ')}`,
    );
  });

  test.each(['My Id', '', '../up', 'solar.json'])('rejects the id "%s"', async (id) => {
    await expect(writeItem(await temporaryFolder(), 'service', id)).rejects.toThrow(
      `"${id}" is not a valid id. Use at most 60 lower-case letters, digits and single hyphens, such as "new-barn"`,
    );
  });

  test('leaves an existing file unchanged', async () => {
    const root = await temporaryFolder();
    const path = await writeItem(root, 'faq', 'my-id');
    const before = await readFile(path, 'utf8');
    await expect(writeItem(root, 'faq', 'my-id')).rejects.toThrow(
      `${path} already exists. Choose another id`,
    );
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  test('rejects a missing folder', async () => {
    await expect(writeItem('/nowhere', 'faq', 'my-id')).rejects.toThrow('/nowhere is not a folder');
  });
});

describe('the content:new command', () => {
  const run = (cwd: string, ...args: string[]) => {
    const script = resolve('scripts/content-new.ts');
    const options = { cwd, env: { ...process.env, INIT_CWD: cwd }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
    return { status, text: `${stdout}${stderr}` };
  };

  test('prints its usage', async () => {
    expect(run(await temporaryFolder(), 'case-study')).toEqual({
      status: 1,
      text: `Usage: npm run content:new -- ${names.join('|')} my-id [folder]\n`,
    });
  });
});
