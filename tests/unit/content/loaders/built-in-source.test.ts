import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtInSource } from '../../../../src/content/loaders/built-in-source.ts';
import { ITEM_LIMIT_BYTES } from '../../../../src/content/checks/content-file.ts';
import { gitBlobSha } from '../../../../harness/contents-api/git-objects.ts';
import { temporaryFolder } from '../../../support/fake-loader-context.ts';
import { textFile } from '../../../support/source-file.ts';

async function folderWith(files: Record<string, string | Uint8Array>): Promise<string> {
  const root = await temporaryFolder();
  await mkdir(join(root, 'benefits'));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(root, 'benefits', name), content);
  }
  return root;
}

async function read(files: Record<string, string | Uint8Array>) {
  return builtInSource(await folderWith(files)).read('benefits', new Map());
}

describe('the built-in folder', () => {
  test('gives its JSON files by name', async () => {
    expect(await read({ 'b.json': '2', 'a.json': '1', 'notes.txt': 'no' })).toEqual([
      textFile('a.json', '1'),
      textFile('b.json', '2'),
    ]);
  });

  test('gives a file without its byte order mark', async () => {
    expect(await read({ 'a.json': '\uFEFF{}' })).toEqual([textFile('a.json', '{}', '\uFEFF{}')]);
  });

  test('says which file is not UTF-8', async () => {
    const latin1 = Buffer.from('{"title":"Grüß"}', 'latin1');
    expect(await read({ 'a.json': latin1, 'b.json': '{}' })).toEqual([
      {
        name: 'a.json',
        sha: gitBlobSha(latin1),
        problem: {
          field: '',
          expected: 'text in UTF-8',
          got: 'other bytes',
          fix: 'save the file as UTF-8',
        },
      },
      textFile('b.json', '{}'),
    ]);
  });

  test('takes a file of exactly the limit, and says which one is above it', async () => {
    const files = await read({
      'fits.json': ' '.repeat(ITEM_LIMIT_BYTES),
      'large.json': ' '.repeat(ITEM_LIMIT_BYTES + 1),
    });
    expect(files.map((file) => [file.name, 'text' in file])).toEqual([
      ['fits.json', true],
      ['large.json', false],
    ]);
  });

  test('fails when it is not there, for then the checkout is broken', async () => {
    const source = builtInSource(await temporaryFolder());
    await expect(source.read('benefits', new Map())).rejects.toThrow('ENOENT');
  });

  test('passes over a folder that is named like a file', async () => {
    const root = await folderWith({ 'a.json': '1' });
    await mkdir(join(root, 'benefits', 'drafts.json'));
    const files = await builtInSource(root).read('benefits', new Map());
    expect(files.map(({ name }) => name)).toEqual(['a.json']);
  });
});
