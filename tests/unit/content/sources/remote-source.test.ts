import { describe, expect, test } from 'vitest';
import type { ContentsApiServer } from '../../../../harness/contents-api/contents-api-server.ts';
import { rateLimited, type Fault } from '../../../../harness/contents-api/faults.ts';
import type { SourceFile } from '../../../../src/content/model/content-file.ts';
import { createSources } from '../../../../src/content/sources/create-sources.ts';
import { RequestError } from '../../../../src/content/sources/request.ts';
import {
  SHORT_TIMEOUT_MS,
  serveContents,
  sourceOf,
  type ServedSourceSettings,
} from '../../../support/served-folder.ts';
import { textFile } from '../../../support/source-file.ts';

async function serveFiles(...names: string[]): Promise<ContentsApiServer> {
  const server = await serveContents();
  for (const name of names) server.repository.write(`services/${name}`, `text of ${name}`);
  return server;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => `${String(i).padStart(4, '0')}.json`);

const read = (server: ContentsApiServer, settings?: ServedSourceSettings, cache = new Map()) =>
  sourceOf(server, settings).read('services', cache);

const LIMITED = rateLimited(429, new Date('2026-06-01T12:00:00Z'));
const response = (status: number): Fault => ({ kind: 'replace-response', status });

/** The reasons for missing files, by name. */
const unreadableOf = (files: SourceFile[]) =>
  Object.fromEntries(
    files.flatMap((file) => ('couldNotBeRead' in file ? [[file.name, file.problem.got]] : [])),
  );

describe('a folder of a repository', () => {
  test('requests each JSON file once', async () => {
    const server = await serveFiles('a.json', 'b c.json', 'README.md', 'c.jsonc');
    server.repository.write('services/drafts.json/d.json', '4');
    server.repository.symlink('services/e.json', 'a.json');
    expect(await read(server)).toEqual([
      textFile('a.json', 'text of a.json'),
      textFile('b c.json', 'text of b c.json'),
    ]);
    const files = ['download/services/a.json', 'download/services/b c.json'];
    expect(server.takeTargets()).toEqual(['contents/services', ...files]);
  });

  test('never downloads more of a file than the limit', async () => {
    const server = await serveFiles('lies.json');
    server.repository.write('services/large.json', Buffer.alloc(30_000_000, ' '));
    server.injectFault('download/services/lies.json', { kind: 'huge-body', bytes: Infinity });
    const files = await read(server);
    expect(files).toMatchObject([
      { problem: { got: '30000000 bytes' } },
      { problem: { expected: 'at most 1000000 bytes' } },
    ]);
    expect(unreadableOf(files)).toEqual({});
    expect(server.takeTargets()).not.toContain('download/services/large.json');
  });

  test('throws if a folder has too many files', async () => {
    const server = await serveFiles(...numbered(1000));
    await expect(read(server)).rejects.toThrow('services has more than 999 files');
  });
});

describe('reading again', () => {
  /** Reads, applies a change, and returns the result and requests of a second read. */
  async function readTwice(change: (server: ContentsApiServer) => void) {
    const server = await serveFiles('a.json', 'b.json');
    const cache = new Map<string, string>();
    const source = sourceOf(server);
    await source.read('services', cache);
    change(server);
    server.takeTargets();
    const files = await source.read('services', cache);
    expect(server.requests[0]?.headers).toHaveProperty('if-none-match');
    const texts = files.map((file) => `${file.name}: ${'text' in file ? file.text : ''}`);
    return { texts, requests: server.takeTargets(), cache };
  }
  const [A, B] = ['a.json: text of a.json', 'b.json: text of b.json'] as const;

  test.each<[string, (server: ContentsApiServer) => void, string[], string[]]>([
    ['nothing changed', () => undefined, [A, B], []],
    [
      'one file changed',
      ({ repository }) => {
        repository.write('services/b.json', 'new');
      },
      [A, 'b.json: new'],
      ['download/services/b.json'],
    ],
    [
      'a file was renamed',
      ({ repository }) => {
        repository.write('services/z.json', 'text of a.json');
        repository.remove('services/a.json');
      },
      [B, 'z.json: text of a.json'],
      [],
    ],
  ])('requests the listing and new files only: %s', async (_, change, texts, downloads) => {
    const again = await readTwice(change);
    expect(again.texts).toEqual(texts);
    expect(again.requests).toEqual(['contents/services', ...downloads]);
  });

  test('drops a deleted file from the cache', async () => {
    const { texts, cache } = await readTwice(({ repository }) => {
      repository.remove('services/b.json');
    });
    expect(texts).toEqual([A]);
    expect([...cache.values()].join()).not.toContain('text of b.json');
  });

  test('returns no files for a deleted folder', async () => {
    const { texts } = await readTwice(({ repository }) => {
      repository.write('README.md', '');
      for (const name of ['a', 'b']) repository.remove(`services/${name}.json`);
    });
    expect(texts).toEqual([]);
  });

  test.each<[string, Fault]>([
    ['that failed', { kind: 'reset' }],
    [
      'that a download host sent in an old version',
      { kind: 'replace-response', body: 'yesterday' },
    ],
  ])('requests only the file %s again', async (_, fault) => {
    const server = await serveFiles('a.json', 'b.json');
    const cache = new Map<string, string>();
    server.injectFault('download/services/b.json', fault);
    await read(server, {}, cache);
    server.clearFaults();
    server.takeTargets();
    expect((await read(server, {}, cache))[1]).toEqual(textFile('b.json', 'text of b.json'));
    expect(server.takeTargets()).toEqual(['contents/services', 'download/services/b.json']);
  });

  test('does not use another repository’s cache', async () => {
    const cache = new Map<string, string>();
    await read(await serveFiles('a.json'), {}, cache);
    const after = await serveContents({ repo: 'machair/other' });
    after.repository.write('services/b.json', 'text of b.json');
    expect(await read(after, {}, cache)).toEqual([textFile('b.json', 'text of b.json')]);
    expect(after.requests[0]?.headers['if-none-match']).toBeUndefined();
  });
});

describe('a download', () => {
  test('stops downloading when rate limited', async () => {
    const server = await serveFiles(...numbered(30));
    const cache = new Map<string, string>();
    server.injectFault('download/services/0001.json', LIMITED);
    const unreadable = unreadableOf(await read(server, { atOnce: 1 }, cache));
    expect(server.takeTargets()).toHaveLength(3);
    expect(Object.keys(unreadable)).toEqual(numbered(30).slice(1));
    expect(unreadable['0029.json']).toContain('Rate limited until 2026-06-01T12:00:00.000Z');
    server.clearFaults();
    await read(server, {}, cache);
    server.repository.write('services/0000.json', 'new text');
    server.injectFault('download/services/0000.json', LIMITED);
    expect(Object.keys(unreadableOf(await read(server, {}, cache)))).toEqual(['0000.json']);
  });

  test.each<[string, Fault, boolean]>([
    ['a reset connection', { kind: 'reset' }, true],
    ['a truncated response', { kind: 'half-body' }, true],
    ['status 500', response(500), true],
    ['status 503', response(503), true],
    ['status 401', response(401), false],
    ['status 403', response(403), false],
    ['a rate limit', LIMITED, false],
  ])('repeats a request only if it may then succeed: %s', async (_, fault, mayHelp) => {
    const server = await serveFiles('a.json');
    server.injectFault('contents/services', fault);
    await expect(read(server, { retries: 1 })).rejects.toBeInstanceOf(RequestError);
    expect(server.takeTargets()).toHaveLength(mayHelp ? 2 : 1);
    await expect(read(server, { retries: 0 })).rejects.toBeInstanceOf(RequestError);
    expect(server.takeTargets()).toHaveLength(1);
    server.clearFaults();
    server.injectFault('download/services/a.json', fault, 1);
    const files = await read(server, { retries: 1 });
    expect(Object.keys(unreadableOf(files))).toEqual(mayHelp ? [] : ['a.json']);
  });
});

describe('the time limit of a folder', () => {
  test.each(['hang', 'stall'] as const)('stops a listing that %ss', async (kind) => {
    const server = await serveFiles('a.json');
    server.injectFault('contents/services', { kind });
    await expect(read(server, { collectionMs: SHORT_TIMEOUT_MS })).rejects.toThrow('timed out');
    await expect(read(server, { retries: 1, requestMs: SHORT_TIMEOUT_MS })).rejects.toThrow(
      'timed out',
    );
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });

  test('stops hanging and queued downloads', async () => {
    const names = numbered(12);
    const server = await serveFiles(...names);
    for (const name of names) server.injectFault(`download/services/${name}`, { kind: 'hang' });
    const errors = await read(server, { collectionMs: SHORT_TIMEOUT_MS }).then(
      (files) => Object.values(unreadableOf(files)),
      // On a slow machine, no time is left for the downloads.
      (error: unknown) => names.map(() => String(error)),
    );
    expect(errors).toHaveLength(12);
    for (const text of errors) expect(text).toContain('The request timed out');
    const requests = server.takeTargets().filter((target) => target.startsWith('download/'));
    expect(requests.length).toBeLessThanOrEqual(8);
  });
});

describe('the sources of a build', () => {
  const sourcesOf = ({ repo, ref, apiUrl }: ContentsApiServer) => {
    const { remote } = createSources({ repo, ref, apiUrl, token: undefined });
    if (!remote) throw new Error('a repository was set');
    return remote;
  };

  test.each([
    ['http://localhost', 'NOT_HTTPS'],
    ['https://localhost', 'NOT_PUBLIC'],
    ['https://10.0.0.1', 'NOT_PUBLIC'],
  ])('downloads nothing from %s, which is not the API', async (host, why) => {
    const server = await serveFiles('solar.json');
    const { port } = new URL(server.downloadUrl);
    server.editListing('services', (entries) =>
      entries.map((entry) => ({ ...entry, download_url: `${host}:${port}/solar.json` })),
    );
    const files = await sourcesOf(server)(0).read('services', new Map());
    expect(unreadableOf(files)['solar.json']).toContain(`(${why})`);
    expect(server.takeTargets()).toEqual(['contents/services']);
  });

  test('sends at most eight requests at once', async () => {
    const server = await serveContents({ ref: 'spring' });
    for (let i = 0; i < 20; i++) {
      server.repository.write(`services/s${i}.json`, `service ${i}`);
      server.repository.write(`properties/p${i}.json`, `property ${i}`);
    }
    const remote = sourcesOf(server);
    expect(remote(0).name).toBe('machair/content@spring');
    for (const path of server.repository.paths()) {
      server.injectFault(`download/${path}`, { kind: 'hang' });
    }
    const reading = ['services', 'properties'].map((folder) => remote(0).read(folder, new Map()));
    const downloads = () => server.requests.filter(({ host }) => host === 'download').length;
    await expect.poll(downloads).toBe(8);
    // Takes several round trips, so that an extra request would have arrived.
    for (let i = 0; i < 10; i++) await fetch(server.downloadUrl, { method: 'OPTIONS' });
    expect(downloads()).toBe(8);
    await server.close();
    await Promise.all(reading);
  });
});
