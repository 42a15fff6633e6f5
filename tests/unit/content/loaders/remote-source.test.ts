import { describe, expect, test } from 'vitest';
import type { ContentsApiServer } from '../../../../harness/contents-api/contents-api-server.ts';
import { sourceOf, serveContents } from '../../../support/served-folder.ts';
import { textFile } from '../../../support/source-file.ts';

async function serveFiles(...names: string[]): Promise<ContentsApiServer> {
  const server = await serveContents();
  for (const name of names) server.repository.write(`services/${name}`, `text of ${name}`);
  return server;
}

describe('a repository', () => {
  test('gives the JSON files of a folder, and passes over folders, links and other files', async () => {
    const server = await serveFiles('a.json', 'b.json', 'README.md', 'c.jsonc');
    server.repository.write('services/drafts.json/d.json', '4');
    server.repository.symlink('services/e.json', 'a.json');
    const files = await sourceOf(server).read('services', new Map());
    expect(files).toEqual([
      textFile('a.json', 'text of a.json'),
      textFile('b.json', 'text of b.json'),
    ]);
  });

  test('asks for the folder once and for each file once', async () => {
    const server = await serveFiles('a.json', 'b.json');
    await sourceOf(server).read('services', new Map());
    expect(server.takeTargets()).toEqual([
      'contents/services',
      'download/services/a.json',
      'download/services/b.json',
    ]);
  });

  test('gives a file without its byte order mark', async () => {
    const server = await serveFiles();
    server.repository.write('services/a.json', '\uFEFF{}');
    const files = await sourceOf(server).read('services', new Map());
    expect(files).toEqual([textFile('a.json', '{}', '\uFEFF{}')]);
  });

  test('says which file is not UTF-8, and gives the others', async () => {
    const server = await serveFiles('b.json');
    server.repository.write('services/a.json', Buffer.from('\uFEFF{}', 'utf16le'));
    const files = await sourceOf(server).read('services', new Map());
    expect(files).toEqual([
      {
        name: 'a.json',
        sha: server.repository.shaOf('services/a.json'),
        problem: {
          field: '',
          expected: 'text in UTF-8',
          got: 'other bytes',
          fix: 'save the file as UTF-8',
        },
      },
      textFile('b.json', 'text of b.json'),
    ]);
  });
});

describe('a file above the limit', () => {
  test('is not downloaded when the listing says how large it is', async () => {
    const server = await serveFiles('a.json');
    server.repository.write('services/large.json', Buffer.alloc(30_000_000, ' '));
    const files = await sourceOf(server).read('services', new Map());
    expect(files.map((file) => ('text' in file ? file.text : file.problem.got))).toEqual([
      'text of a.json',
      '30000000 bytes',
    ]);
    expect(server.takeTargets()).not.toContain('download/services/large.json');
  });

  test('is cut off when the listing lies', async () => {
    const server = await serveFiles('a.json', 'large.json');
    server.misbehave('download/services/large.json', { kind: 'huge-body', bytes: Infinity });
    const files = await sourceOf(server).read('services', new Map());
    expect(files[1]).toMatchObject({
      name: 'large.json',
      problem: { expected: 'at most 1000000 bytes' },
    });
    expect(files[1]).not.toHaveProperty('isUnread');
  });
});
