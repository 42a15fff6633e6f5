import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtInSource } from '../../../../src/content/sources/built-in-source.ts';
import { ITEM_LIMIT_BYTES } from '../../../../src/content/model/content-file.ts';
import { temporaryFolder } from '../../../support/fake-loader-context.ts';
import { textFile } from '../../../support/source-file.ts';

test('lists the JSON files of the built-in folder by name', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'benefits/drafts.json'), { recursive: true });
  const files = {
    'b.json': '2',
    'a.json': '\uFEFF{}',
    'notes.txt': 'no',
    'latin1.json': Buffer.from('{"title":"Grüß"}', 'latin1'),
    'fits.json': ' '.repeat(ITEM_LIMIT_BYTES),
    'large.json': ' '.repeat(ITEM_LIMIT_BYTES + 1),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(root, 'benefits', name), content);
  }
  expect(await builtInSource(root).read('benefits', new Map())).toMatchObject([
    textFile('a.json', '{}', '\uFEFF{}'),
    textFile('b.json', '2'),
    { name: 'fits.json', text: files['fits.json'] },
    { name: 'large.json', problem: { expected: `at most ${ITEM_LIMIT_BYTES} bytes` } },
    { name: 'latin1.json', problem: { expected: 'text in UTF-8' } },
  ]);
});

test('reads a missing folder as an empty one', async () => {
  const source = builtInSource(await temporaryFolder());
  expect(await source.read('benefits', new Map())).toEqual([]);
});
