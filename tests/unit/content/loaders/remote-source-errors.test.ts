import { describe, expect, test } from 'vitest';
import { RequestError } from '../../../../src/content/http/request-error.ts';
import type { SourceFile } from '../../../../src/content/checks/content-file.ts';
import type { ContentsApiServer } from '../../../../harness/contents-api/contents-api-server.ts';
import { rateLimited, type Misbehaviour } from '../../../../harness/contents-api/misbehaviour.ts';
import {
  BRIEF_MS,
  serveContents,
  sourceOf,
  type SourceSettings,
} from '../../../support/served-folder.ts';
import { textFile } from '../../../support/source-file.ts';

async function serveFiles(...names: string[]): Promise<ContentsApiServer> {
  const server = await serveContents();
  for (const name of names) server.repository.write(`services/${name}`, `text of ${name}`);
  return server;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => `${String(i).padStart(4, '0')}.json`);

async function read(server: ContentsApiServer, settings?: SourceSettings) {
  return sourceOf(server, settings).read('services', new Map());
}

const LIMITED = rateLimited(429, new Date('2026-06-01T12:00:00Z'));

/** What is said of each file that could not be had, by name. */
const unreadOf = (files: SourceFile[]) =>
  Object.fromEntries(
    files.flatMap((file) => ('isUnread' in file ? [[file.name, file.problem.got]] : [])),
  );

describe('a download that fails', () => {
  test.each<[string, Misbehaviour, string]>([
    ['is not there', { kind: 'answer', status: 404 }, 'Status 404'],
    ['is not allowed', { kind: 'answer', status: 403 }, 'Status 403'],
    ['is reset', { kind: 'reset' }, 'The connection failed (ECONNRESET)'],
    ['ends half way', { kind: 'half-body' }, 'The connection failed (UND_ERR_SOCKET)'],
  ])('because it %s is named, and the others are given', async (_, how, why) => {
    const server = await serveFiles('a.json', 'b.json', 'c.json');
    server.misbehave('download/services/b.json', how);
    expect(await read(server, { atOnce: 1 })).toEqual([
      textFile('a.json', 'text of a.json'),
      {
        name: 'b.json',
        sha: server.repository.shaOf('services/b.json'),
        problem: {
          field: '',
          expected: 'the file',
          got: `${why}: ${new URL(server.downloadUrl).host}`,
          fix: 'build again when it can be downloaded',
        },
        isUnread: true,
      },
      textFile('c.json', 'text of c.json'),
    ]);
  });

  test('because the server says to wait is the last one that is asked for', async () => {
    const server = await serveFiles(...numbered(30));
    server.misbehave('download/services/0001.json', LIMITED);
    const unread = unreadOf(await read(server, { atOnce: 1 }));
    expect(server.takeTargets()).toEqual([
      'contents/services',
      'download/services/0000.json',
      'download/services/0001.json',
    ]);
    expect(Object.keys(unread)).toEqual(numbered(30).slice(1));
    expect(unread['0029.json']).toContain('Rate limited until 2026-06-01T12:00:00.000Z');
  });

  test('because the server says to wait does not keep back what was had before', async () => {
    const server = await serveFiles('a.json', 'b.json', 'c.json');
    const cache = new Map<string, string>();
    const source = sourceOf(server, { atOnce: 1 });
    await source.read('services', cache);
    server.repository.write('services/a.json', 'new text');
    server.misbehave('download/services/a.json', LIMITED);
    const files = await source.read('services', cache);
    expect(Object.keys(unreadOf(files))).toEqual(['a.json']);
  });
});

describe('a second try', () => {
  const passing: [string, Misbehaviour][] = [
    ['a reset', { kind: 'reset' }],
    ['half an answer', { kind: 'half-body' }],
    ['status 500', { kind: 'answer', status: 500 }],
    ['status 503', { kind: 'answer', status: 503 }],
  ];
  const lasting: [string, Misbehaviour][] = [
    ['status 401', { kind: 'answer', status: 401 }],
    ['status 403', { kind: 'answer', status: 403 }],
    ['a rate limit', LIMITED],
  ];

  test.each(passing)('mends %s in a listing', async (_, how) => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', how, 1);
    expect(await read(server, { retries: 1 })).toHaveLength(1);
  });

  test.each(passing)('mends %s in a download', async (_, how) => {
    const server = await serveFiles('a.json');
    server.misbehave('download/services/a.json', how, 1);
    expect(await read(server, { retries: 1 })).toEqual([textFile('a.json', 'text of a.json')]);
  });

  test.each(passing)('is the last one after %s', async (_, how) => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', how);
    await expect(read(server, { retries: 1 })).rejects.toBeInstanceOf(RequestError);
    expect(server.requests).toHaveLength(2);
  });

  test.each(lasting)('is not made after %s', async (_, how) => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', how);
    await expect(read(server, { retries: 1 })).rejects.toBeInstanceOf(RequestError);
    expect(server.requests).toHaveLength(1);
  });

  test.each<[string, Misbehaviour]>([['status 404', { kind: 'answer', status: 404 }], ...lasting])(
    'is not made after %s in a download',
    async (_, how) => {
      const server = await serveFiles('a.json');
      server.misbehave('download/services/a.json', how);
      expect(Object.keys(unreadOf(await read(server, { retries: 1 })))).toEqual(['a.json']);
      expect(server.takeTargets()).toEqual(['contents/services', 'download/services/a.json']);
    },
  );

  test('is not made where none is wanted', async () => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', { kind: 'reset' });
    await expect(read(server, { retries: 0 })).rejects.toBeInstanceOf(RequestError);
    expect(server.requests).toHaveLength(1);
  });
});

describe('the time a collection may take', () => {
  test.each(['hang', 'stall'] as const)('ends a listing that %ss', async (kind) => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', { kind });
    await expect(read(server, { collectionMs: BRIEF_MS })).rejects.toThrow('in time');
  });

  test('ends downloads that hang, those in the queue too', async () => {
    const names = numbered(12);
    const server = await serveFiles(...names);
    for (const name of names) server.misbehave(`download/services/${name}`, { kind: 'hang' });
    const said = await read(server, { collectionMs: BRIEF_MS }).then(
      (files) => Object.values(unreadOf(files)),
      // Where the machine is slow, no time is left for the downloads.
      (error: unknown) => names.map(() => String(error)),
    );
    expect(said).toHaveLength(12);
    for (const text of said) expect(text).toContain('No full answer in time');
    const asked = server.takeTargets().filter((target) => target.startsWith('download/'));
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  test('is not spent on a second try after a request took too long', async () => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', { kind: 'hang' });
    await expect(read(server, { retries: 1, requestMs: BRIEF_MS })).rejects.toThrow('in time');
    expect(server.requests.length).toBeLessThanOrEqual(1);
  });
});
