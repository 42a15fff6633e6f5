import { describe, expect, test } from 'vitest';
import { createSources } from '../../../../src/collections/loaders/create-sources.ts';
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
    const { once, retried } = sourcesOf(await serveContents({ ref: 'spring' }));
    expect([once.name, retried.name]).toEqual(['machair/content@spring', 'machair/content@spring']);
  });

  test('ask one time or, where a second try is wanted, two times', async () => {
    const server = await serveContents();
    server.misbehave('contents/services', { kind: 'answer', status: 500 });
    const { once, retried } = sourcesOf(server);
    await expect(once.read('services', new Map())).rejects.toThrow('Status 500');
    const onceCount = server.takeTargets().length;
    await expect(retried.read('services', new Map())).rejects.toThrow('Status 500');
    expect([onceCount, server.takeTargets().length]).toEqual([1, 2]);
  });

  test('make no more than eight requests at one time between them', async () => {
    const server = await serveContents();
    for (let i = 0; i < 20; i++) {
      server.repository.write(`services/s${i}.json`, `service ${i}`);
      server.repository.write(`properties/p${i}.json`, `property ${i}`);
    }
    const { once, retried } = sourcesOf(server);
    const gate = server.holdDownloads();
    const reading = Promise.all([
      once.read('services', new Map()),
      retried.read('properties', new Map()),
    ]);
    await gate.reached(8);
    await letOthersArrive(server.downloadUrl);
    gate.release();
    await reading;
    expect(server.mostAtOnce()).toBe(8);
  });
});
