import { describe, expect, test } from 'vitest';
import type { ContentsApiServer } from '../../../../harness/contents-api/contents-api-server.ts';
import { sourceOf, serveContents } from '../../../support/served-folder.ts';
import { textFile } from '../../../support/source-file.ts';

async function serveFiles(...names: string[]): Promise<ContentsApiServer> {
  const server = await serveContents();
  for (const name of names) server.repository.write(`services/${name}`, `text of ${name}`);
  return server;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => `${String(i).padStart(4, '0')}.json`);

describe('reading again', () => {
  test('costs one request when nothing changed, and gives the same files', async () => {
    const server = await serveFiles('a.json', 'b.json');
    const cache = new Map<string, string>();
    const first = await sourceOf(server).read('services', cache);
    server.takeTargets();
    const second = await sourceOf(server).read('services', cache);
    expect(second).toEqual(first);
    expect(server.takeTargets()).toEqual(['contents/services']);
  });

  test('costs the listing and one download when one file changed', async () => {
    const server = await serveFiles('a.json', 'b.json');
    const cache = new Map<string, string>();
    await sourceOf(server).read('services', cache);
    server.repository.write('services/b.json', 'new text');
    server.takeTargets();
    const files = await sourceOf(server).read('services', cache);
    expect(files[1]).toEqual(textFile('b.json', 'new text'));
    expect(server.takeTargets()).toEqual(['contents/services', 'download/services/b.json']);
  });

  test('costs no download when a file was only renamed', async () => {
    const server = await serveFiles('a.json');
    const cache = new Map<string, string>();
    await sourceOf(server).read('services', cache);
    server.repository.write('services/z.json', 'text of a.json');
    server.repository.remove('services/a.json');
    server.takeTargets();
    const files = await sourceOf(server).read('services', cache);
    expect(files).toEqual([textFile('z.json', 'text of a.json')]);
    expect(server.takeTargets()).toEqual(['contents/services']);
  });

  test('forgets a file that was removed', async () => {
    const server = await serveFiles('a.json', 'b.json');
    const cache = new Map<string, string>();
    await sourceOf(server).read('services', cache);
    server.repository.remove('services/b.json');
    const files = await sourceOf(server).read('services', cache);
    expect(files.map(({ name }) => name)).toEqual(['a.json']);
    expect([...cache.values()].join()).not.toContain('text of b.json');
  });

  test('after an error asks only for what is missing', async () => {
    const server = await serveFiles('a.json', 'b.json');
    const cache = new Map<string, string>();
    server.misbehave('download/services/b.json', { kind: 'reset' });
    const source = sourceOf(server);
    expect((await source.read('services', cache))[1]).toHaveProperty('isUnread', true);
    server.behave();
    server.takeTargets();
    expect(await source.read('services', cache)).toEqual([
      textFile('a.json', 'text of a.json'),
      textFile('b.json', 'text of b.json'),
    ]);
    expect(server.takeTargets()).toEqual(['contents/services', 'download/services/b.json']);
  });

  test('finds nothing where the folder was removed, and everything where it is back', async () => {
    const server = await serveFiles('a.json');
    const cache = new Map<string, string>();
    await sourceOf(server).read('services', cache);
    server.repository.remove('services/a.json');
    server.repository.write('README.md', '');
    expect(await sourceOf(server).read('services', cache)).toEqual([]);
    server.repository.write('services/a.json', 'text of a.json');
    expect(await sourceOf(server).read('services', cache)).toEqual([
      textFile('a.json', 'text of a.json'),
    ]);
  });

  test('does not go on with an old text that a download host held back', async () => {
    const server = await serveFiles('a.json');
    const cache = new Map<string, string>();
    const stale = { kind: 'answer', body: 'yesterday' } as const;
    server.misbehave('download/services/a.json', stale);
    await sourceOf(server).read('services', cache);
    server.behave();
    const files = await sourceOf(server).read('services', cache);
    expect(files).toEqual([textFile('a.json', 'text of a.json')]);
  });

  test('does not mistake one repository for another that was set before', async () => {
    const cache = new Map<string, string>();
    const before = await serveFiles('a.json');
    const after = await serveContents({ repo: 'machair/other' });
    after.repository.write('services/b.json', 'text of b.json');
    await sourceOf(before).read('services', cache);
    const files = await sourceOf(after).read('services', cache);
    expect(files).toEqual([textFile('b.json', 'text of b.json')]);
    expect(after.requests[0]?.headers['if-none-match']).toBeUndefined();
  });
});

describe('a folder of more than 1,000 files', () => {
  test('is read whole, and costs one request when nothing changed', async () => {
    const server = await serveFiles(...numbered(1100));
    const cache = new Map<string, string>();
    const first = await sourceOf(server).read('services', cache);
    server.takeTargets();
    const second = await sourceOf(server).read('services', cache);
    expect(first).toHaveLength(1100);
    expect(second).toEqual(first);
    expect(server.takeTargets()).toEqual(['git/trees/main']);
  });

  test('costs the two trees and one download when one file changed', async () => {
    const server = await serveFiles(...numbered(1100));
    const cache = new Map<string, string>();
    await sourceOf(server).read('services', cache);
    server.repository.write('services/0007.json', 'new text');
    server.takeTargets();
    const files = await sourceOf(server).read('services', cache);
    expect(files[7]).toEqual(textFile('0007.json', 'new text'));
    expect(server.takeTargets()).toEqual([
      'git/trees/main',
      `git/trees/${server.repository.treeSha('services')}`,
      'download/services/0007.json',
    ]);
  });
});
