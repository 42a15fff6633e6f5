import { describe, expect, test } from 'vitest';
import { listFolder } from '../../../../src/content/loaders/remote-folder.ts';
import type { ContentsApiServer } from '../../../../harness/contents-api/contents-api-server.ts';
import type { Misbehaviour } from '../../../../harness/contents-api/misbehaviour.ts';
import type { Listing } from '../../../../src/content/github/shapes.ts';
import {
  AMPLE_MS,
  serveContents,
  sourceOptionsOf,
  type SourceSettings,
} from '../../../support/served-folder.ts';

async function serveFolder(): Promise<ContentsApiServer> {
  const server = await serveContents();
  server.repository.write('services/a.json', 'a');
  return server;
}

function list(
  server: ContentsApiServer,
  folder: string,
  settings: SourceSettings & { previous?: Listing } = {},
) {
  const signal = AbortSignal.timeout(AMPLE_MS);
  return listFolder(sourceOptionsOf(server, settings), folder, settings.previous, signal);
}

describe('a folder of a repository', () => {
  test('is listed at the cost of one request', async () => {
    const server = await serveFolder();
    const { entries } = await list(server, 'services');
    expect(entries.map(({ name }) => name)).toEqual(['a.json']);
    expect(server.takeTargets()).toEqual(['contents/services']);
  });

  test('that nothing changed in is what it was', async () => {
    const server = await serveFolder();
    const previous = await list(server, 'services');
    expect(await list(server, 'services', { previous })).toEqual(previous);
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe(previous.etag);
  });

  test('that is not there is empty, since git keeps no empty folders', async () => {
    const server = await serveFolder();
    expect(await list(server, 'benefits')).toEqual({ entries: [] });
    expect(server.takeTargets()).toEqual(['contents/benefits', 'contents/']);
  });

  test('that was removed is empty, whatever it once held', async () => {
    const server = await serveFolder();
    const previous = await list(server, 'services');
    server.repository.remove('services/a.json');
    server.repository.write('README.md', '');
    expect(await list(server, 'services', { previous })).toEqual({ entries: [] });
  });

  test('of more than 1,000 files that was removed is empty', async () => {
    const server = await serveContents();
    const names = Array.from({ length: 1001 }, (_, i) => `services/${i}.json`);
    for (const name of names) server.repository.write(name, name);
    const previous = await list(server, 'services');
    for (const name of names) server.repository.remove(name);
    server.repository.write('README.md', '');
    expect(previous.entries).toHaveLength(1001);
    expect(await list(server, 'services', { previous })).toEqual({ entries: [] });
  });

  test.each<[string, Misbehaviour, string]>([
    ['is not there either', { kind: 'answer', status: 404 }, 'Status 404'],
    ['has an error', { kind: 'answer', status: 500 }, 'Status 500'],
    ['cuts the connection', { kind: 'reset' }, 'The connection failed'],
  ])('that is not there cannot be listed where the repository %s', async (_, how, why) => {
    const server = await serveFolder();
    server.misbehave('contents/', how);
    await expect(list(server, 'benefits')).rejects.toThrow(why);
  });

  test.each([401, 403, 500])('is no empty one after status %i', async (status) => {
    const server = await serveFolder();
    server.misbehave('contents/services', { kind: 'answer', status });
    await expect(list(server, 'services')).rejects.toThrow(`Status ${status}`);
    expect(server.takeTargets()).toEqual(['contents/services']);
  });

  test('is asked for again after a passing error, and so is the repository', async () => {
    const server = await serveFolder();
    const passing = { kind: 'answer', status: 503 } as const;
    server.misbehave('contents/benefits', passing, 1);
    server.misbehave('contents/', passing, 1);
    expect(await list(server, 'benefits', { retries: 1 })).toEqual({ entries: [] });
    expect(server.takeTargets()).toEqual([
      'contents/benefits',
      'contents/benefits',
      'contents/',
      'contents/',
    ]);
  });
});
