import { describe, expect, test } from 'vitest';
import type { FolderEntry } from '../../../../src/content/github/shapes.ts';
import type { ContentsApiServer } from '../../../../harness/contents-api/contents-api-server.ts';
import { htmlPage } from '../../../../harness/contents-api/misbehaviour.ts';
import { clientOf, serveContents } from '../../../support/served-folder.ts';

const LIMIT = 1_000_000;

async function serveFolder(options?: Parameters<typeof serveContents>[0]) {
  const server = await serveContents(options);
  server.repository.write('services/solar.json', 'sun');
  server.repository.write('services/wind turbines.json', 'gale');
  return server;
}

async function serveLargeFolder(options?: Parameters<typeof serveContents>[0]) {
  const server = await serveContents(options);
  for (let i = 0; i < 1200; i++) server.repository.write(`services/s${i}.json`, `text ${i}`);
  return server;
}

function entryNamed(entries: FolderEntry[], name: string): FolderEntry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} is not in the listing`);
  return entry;
}

async function textOf(server: ContentsApiServer, entry: FolderEntry, token?: string) {
  const client = clientOf(server, token ? { token } : {});
  return new TextDecoder().decode(await client.download(entry, LIMIT));
}

describe('listing a folder', () => {
  test('tells files, folders and links apart', async () => {
    const server = await serveFolder();
    server.repository.write('services/drafts/x.json', {});
    server.repository.symlink('services/link.json', 'solar.json');
    const { entries } = await clientOf(server).listFolder('services');
    expect(entries.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'dir drafts',
      'symlink link.json',
      'file solar.json',
      'file wind turbines.json',
    ]);
  });

  test('fails where the server says that nothing changed and nothing is known', async () => {
    const server = await serveFolder();
    server.misbehave('contents/services', { kind: 'answer', status: 304 });
    const listing = clientOf(server).listFolder('services');
    await expect(listing).rejects.toMatchObject({ kind: 'status', status: 304 });
  });

  test('says where people see a file', async () => {
    const server = await serveFolder();
    const { entries } = await clientOf(server).listFolder('services');
    expect(entries.find(({ name }) => name === 'solar.json')?.html_url).toBe(
      'https://github.example/blob/main/services/solar.json',
    );
  });

  test('asks for the branch that was set', async () => {
    const server = await serveFolder({ ref: 'feature/new look' });
    await clientOf(server).listFolder('services');
    expect(server.requests[0]?.path).toContain('?ref=feature%2Fnew%20look');
  });

  test('works with an API address that ends in a slash', async () => {
    const server = await serveFolder();
    const client = clientOf({ ...server, apiUrl: `${server.apiUrl}/` });
    expect((await client.listFolder('services')).entries).toHaveLength(2);
  });

  test('sends what it holds already, and gives it back when nothing changed', async () => {
    const server = await serveFolder();
    const client = clientOf(server);
    const first = await client.listFolder('services');
    const second = await client.listFolder('services', first);
    expect(server.requests[1]?.headers['if-none-match']).toBe(first.etag);
    expect(second).toBe(first);
  });

  test('gives the new listing when something changed', async () => {
    const server = await serveFolder();
    const client = clientOf(server);
    const first = await client.listFolder('services');
    server.repository.remove('services/solar.json');
    const second = await client.listFolder('services', first);
    expect(second.entries.map(({ name }) => name)).toEqual(['wind turbines.json']);
  });

  test.each([
    ['a page of HTML', htmlPage, 'The answer is not JSON'],
    ['an empty answer', { kind: 'answer' } as const, 'The answer is not JSON'],
    ['other JSON', { kind: 'answer', body: '{"message":"hello"}' } as const, 'is not what'],
    ['a list of other things', { kind: 'answer', body: '[{"name":1}]' } as const, 'is not what'],
  ])('refuses %s and names the host', async (_, how, message) => {
    const server = await serveFolder();
    server.misbehave('contents/services', how);
    const job = clientOf(server).listFolder('services');
    await expect(job).rejects.toThrow(message);
    await expect(job).rejects.toThrow(new URL(server.apiUrl).host);
  });
});

describe('a folder of more than 1,000 entries', () => {
  test('is listed whole', async () => {
    const server = await serveLargeFolder();
    const { entries } = await clientOf(server).listFolder('services');
    expect(entries).toHaveLength(1200);
  });

  test('can be downloaded from the same host as a small one', async () => {
    const server = await serveLargeFolder();
    const { entries } = await clientOf(server).listFolder('services');
    const entry = entryNamed(entries, 's1199.json');
    expect(await textOf(server, entry)).toBe('text 1199');
    expect(server.requests.at(-1)?.host).toBe('download');
  });

  test('keeps links and folders apart from files', async () => {
    const server = await serveLargeFolder();
    server.repository.symlink('services/link.json', 's1.json');
    server.repository.write('services/drafts/x.json', {});
    const { entries } = await clientOf(server).listFolder('services');
    expect(entryNamed(entries, 'link.json').type).toBe('symlink');
    expect(entryNamed(entries, 'drafts').type).toBe('dir');
  });

  test('costs one request when nothing changed', async () => {
    const server = await serveLargeFolder();
    const client = clientOf(server);
    const first = await client.listFolder('services');
    server.takeTargets();
    const second = await client.listFolder('services', first);
    expect(second).toEqual(first);
    expect(server.takeTargets()).toEqual(['git/trees/main']);
  });

  test('costs one request when only another folder changed', async () => {
    const server = await serveLargeFolder();
    const client = clientOf(server);
    const first = await client.listFolder('services');
    server.repository.write('benefits/new.json', {});
    server.takeTargets();
    await client.listFolder('services', first);
    expect(server.takeTargets()).toEqual(['git/trees/main']);
  });

  test('shows what was added', async () => {
    const server = await serveLargeFolder();
    const client = clientOf(server);
    const first = await client.listFolder('services');
    server.repository.write('services/newest.json', 'new');
    const second = await client.listFolder('services', first);
    expect(await textOf(server, entryNamed(second.entries, 'newest.json'))).toBe('new');
  });

  test('is refused when the tree is cut short', async () => {
    const server = await serveLargeFolder();
    const sha = server.repository.treeSha('services');
    const body = JSON.stringify({ sha, tree: [], truncated: true });
    server.misbehave(`git/trees/${sha}`, { kind: 'answer', body });
    await expect(clientOf(server).listFolder('services')).rejects.toThrow('The tree is cut short');
  });

  test('of a private repository is downloaded through the API', async () => {
    const server = await serveLargeFolder({ token: 'secret' });
    const { entries } = await clientOf(server, { token: 'secret' }).listFolder('services');
    expect(await textOf(server, entryNamed(entries, 's7.json'), 'secret')).toBe('text 7');
  });
});

describe('downloading a file', () => {
  test('gives its bytes, also when its name has a space', async () => {
    const server = await serveFolder();
    const { entries } = await clientOf(server).listFolder('services');
    expect(await textOf(server, entryNamed(entries, 'wind turbines.json'))).toBe('gale');
  });

  test.each(['file:///etc/hostname', 'data:text/plain,hello', 'ftp://files.example/solar.json'])(
    'refuses the address %s',
    async (downloadUrl) => {
      const server = await serveFolder();
      const entry = { type: 'file', name: 'x.json', sha: 'a', size: 1, download_url: downloadUrl };
      const job = clientOf(server).download(entry, LIMIT);
      await expect(job).rejects.toThrow('Not an https address: ');
    },
  );
});
