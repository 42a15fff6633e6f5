import { describe, expect, test } from 'vitest';
import type { FolderEntry } from '../../../../src/content/github/shapes.ts';
import { DOWNLOAD_TOKEN } from '../../../../harness/contents-api/contents-api-server.ts';
import { clientOf, serveContents } from '../../../support/served-folder.ts';

const LIMIT = 1_000_000;

async function serveSolar(options?: Parameters<typeof serveContents>[0]) {
  const server = await serveContents(options);
  server.repository.write('services/solar.json', 'sun');
  return server;
}

function firstOf([entry]: FolderEntry[]): FolderEntry {
  if (!entry) throw new Error('the listing is empty');
  return entry;
}

describe('the token', () => {
  test('goes to the API and to no download host', async () => {
    const server = await serveSolar({ token: 'secret' });
    const client = clientOf(server, { token: 'secret' });
    const { entries } = await client.listFolder('services');
    await client.download(firstOf(entries), LIMIT);
    expect(server.requests.map(({ host, headers }) => [host, headers.authorization])).toEqual([
      ['api', 'Bearer secret'],
      ['download', undefined],
    ]);
  });

  test('does not follow a redirect of the API to another host', async () => {
    const server = await serveSolar();
    const location = `${server.downloadUrl}/machair/content/main/services/solar.json`;
    server.misbehave('contents/services', { kind: 'answer', status: 302, headers: { location } });
    const job = clientOf(server, { token: 'secret' }).listFolder('services');
    await expect(job).rejects.toThrow('not JSON');
    expect(server.requests.at(-1)?.host).toBe('download');
    expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  });

  test('of a download address is kept out of messages', async () => {
    const server = await serveSolar({ token: 'secret' });
    const client = clientOf(server, { token: 'secret' });
    const { entries } = await client.listFolder('services');
    server.repository.remove('services/solar.json');
    const job = client.download(firstOf(entries), LIMIT);
    await expect(job).rejects.toThrow('Status 404');
    await expect(job).rejects.not.toThrow(DOWNLOAD_TOKEN);
  });
});
