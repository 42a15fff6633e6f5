import { describe, expect, test } from 'vitest';
import { createSources } from '../../../../src/content/loaders/create-sources.ts';
import { serveContents } from '../../../support/served-folder.ts';

const NO_REPO = { repo: undefined, ref: 'main', apiUrl: 'http://127.0.0.1:1', token: undefined };

function sourcesOf({ repo, ref, apiUrl }: { repo: string; ref: string; apiUrl: string }) {
  const { remote } = createSources({ repo, ref, apiUrl, token: undefined });
  if (!remote) throw new Error('a repository was set');
  return remote;
}

/** Goes the way of a request some times, so that one too many would have come in by now. */
async function letOthersArrive(url: string): Promise<void> {
  for (let i = 0; i < 10; i++) await fetch(url, { method: 'OPTIONS' });
}

describe('the sources of a build', () => {
  test('are the built-in folder alone when no repository is set', () => {
    const { builtIn, remote, uploads } = createSources(NO_REPO);
    expect([builtIn.name, remote, uploads]).toEqual(['content/', undefined, {}]);
  });

  test('are named after the repository and its branch', async () => {
    const remote = sourcesOf(await serveContents({ ref: 'spring' }));
    expect(remote(0).name).toBe('machair/content@spring');
  });

  test('ask one time or, where a second try is wanted, two times', async () => {
    const server = await serveContents();
    server.misbehave('contents/services', { kind: 'answer', status: 500 });
    const remote = sourcesOf(server);
    for (const retries of [0, 1]) {
      await expect(remote(retries).read('services', new Map())).rejects.toThrow('Status 500');
      expect(server.takeTargets()).toHaveLength(1 + retries);
    }
  });

  test.each([
    ['http://localhost', 'NOT_HTTPS'],
    ['https://localhost', 'NOT_PUBLIC'],
    ['https://10.0.0.1', 'NOT_PUBLIC'],
  ])('download nothing from %s, where the API is not', async (host, why) => {
    const server = await serveContents();
    server.repository.write('services/solar.json', 'sun');
    const { port } = new URL(server.downloadUrl);
    server.editListing('services', (entries) =>
      entries.map((entry) => ({ ...entry, download_url: `${host}:${port}/solar.json` })),
    );
    const files = await sourcesOf(server)(0).read('services', new Map());
    expect(files).toMatchObject([
      { isUnread: true, problem: { got: expect.stringContaining(`(${why})`) as string } },
    ]);
    expect(server.takeTargets()).toEqual(['contents/services']);
  });

  test('make no more than eight requests at one time between them', async () => {
    const server = await serveContents();
    for (let i = 0; i < 20; i++) {
      server.repository.write(`services/s${i}.json`, `service ${i}`);
      server.repository.write(`properties/p${i}.json`, `property ${i}`);
    }
    const remote = sourcesOf(server);
    const gate = server.holdDownloads();
    const reading = Promise.all([
      remote(0).read('services', new Map()),
      remote(1).read('properties', new Map()),
    ]);
    await gate.reached(8);
    await letOthersArrive(server.downloadUrl);
    gate.release();
    await reading;
    expect(server.mostAtOnce()).toBe(8);
  });
});
