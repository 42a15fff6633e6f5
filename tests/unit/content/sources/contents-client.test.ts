import { describe, expect, test } from 'vitest';
import {
  type FolderEntry,
  downloadTools,
} from '../../../../src/content/sources/contents-client.ts';
import {
  type ContentsApiServer,
  DOWNLOAD_TOKEN,
} from '../../../../harness/contents-api/contents-api-server.ts';
import { clientOf, serveContents } from '../../../support/served-folder.ts';
import {
  newRepositoryUrl,
  repositoryUrl,
  repositoryUrlOf,
  createWebUrls,
} from '../../../../src/content/sources/web-urls.ts';

const LIMIT = 1_000_000;

async function serveFolder(options?: Parameters<typeof serveContents>[0]) {
  const server = await serveContents(options);
  server.repository.write('services/solar.json', 'sun');
  server.repository.write('services/wind turbines.json', 'gale');
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
  test('distinguishes files, folders and links', async () => {
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

  test('requests the configured branch', async () => {
    const server = await serveFolder({ ref: 'feature/new look' });
    await clientOf(server).listFolder('services');
    expect(server.requests[0]?.path).toContain('?ref=feature%2Fnew%20look');
  });

  test('reuses an unchanged listing', async () => {
    const server = await serveFolder();
    const client = clientOf(server);
    const first = await client.listFolder('services');
    const second = await client.listFolder('services', first);
    expect(server.requests[1]?.headers['if-none-match']).toBe(first.etag);
    expect(second).toBe(first);
  });
});

describe('downloading a file', () => {
  test('returns the bytes of a file with a space in its name', async () => {
    const server = await serveFolder();
    const { entries } = await clientOf(server).listFolder('services');
    expect(await textOf(server, entryNamed(entries, 'wind turbines.json'))).toBe('gale');
  });

  test.each(['file:///etc/hostname', 'data:text/plain,hello', 'ftp://files.example/solar.json'])(
    'rejects the URL %s',
    async (downloadUrl) => {
      const server = await serveFolder();
      const entry = { type: 'file', name: 'x.json', sha: 'a', size: 1, download_url: downloadUrl };
      const job = clientOf(server).download(entry, LIMIT);
      await expect(job).rejects.toThrow('Not an https address: ');
    },
  );
});

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
  test('sends the token to the API only', async () => {
    const server = await serveSolar({ token: 'secret' });
    const client = clientOf(server, { token: 'secret' });
    const { entries } = await client.listFolder('services');
    await client.download(firstOf(entries), LIMIT);
    expect(server.requests.map(({ host, headers }) => [host, headers.authorization])).toEqual([
      ['api', 'Bearer secret'],
      ['download', undefined],
    ]);
  });

  test('does not follow an API redirect to another host', async () => {
    const server = await serveSolar();
    const location = `${server.downloadUrl}/machair/content/main/services/solar.json`;
    server.injectFault('contents/services', {
      kind: 'replace-response',
      status: 302,
      headers: { location },
    });
    const job = clientOf(server, { token: 'secret' }).listFolder('services');
    await expect(job).rejects.toThrow('not JSON');
    expect(server.requests.at(-1)?.host).toBe('download');
    expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  });

  test('omits a token in a download URL from error messages', async () => {
    const server = await serveSolar({ token: 'secret' });
    const client = clientOf(server, { token: 'secret' });
    const { entries } = await client.listFolder('services');
    server.repository.remove('services/solar.json');
    const job = client.download(firstOf(entries), LIMIT);
    await expect(job).rejects.toThrow('Status 404');
    await expect(job).rejects.not.toThrow(DOWNLOAD_TOKEN);
  });
});

test.each([
  ['http://127.0.0.1/api/v3', 'http://127.0.0.1:81/a.json', 'tools'],
  ['http://127.0.0.1/api/v3', 'https://127.0.0.1/a.json', 'tools'],
  ['https://git.example/api/v3', 'https://raw.git.example/a.json', 'tools'],
  ['https://git.example/api/v3', 'https://oddgit.example/a.json', 'elsewhere'],
  ['https://git.example/api/v3', 'https://127.0.0.1/a.json', 'elsewhere'],
])('with the API %s, fetches a file from %s by: %s', async (apiUrl, downloadUrl, by) => {
  const textResponse = (word: string) => () => Promise.resolve(new Response(word));
  const tools = { fetch: textResponse('tools'), now: Date.now, timeoutMs: 1000 };
  const chosen = downloadTools(apiUrl, tools, textResponse('elsewhere'))(downloadUrl);
  expect(await (await chosen.fetch(downloadUrl)).text()).toBe(by);
});

test.each(['http://git.example/a.json', 'file:///etc/hostname', 'a.json'])(
  'does not fetch a file at %s if the API is secure',
  (downloadUrl) => {
    const tools = { fetch, now: Date.now, timeoutMs: 1000 };
    const choose = downloadTools('https://git.example/api/v3', tools, fetch);
    expect(() => choose(downloadUrl)).toThrow('Not an https address');
  },
);

describe('the web URL of a repository', () => {
  test.each([
    ['https://api.github.com', 'https://github.com/machair/content'],
    ['https://api.github.com/', 'https://github.com/machair/content'],
    ['https://git.company.example/api/v3', 'https://git.company.example/machair/content'],
    ['https://api.company.ghe.com', 'https://company.ghe.com/machair/content'],
    ['https://content.example', undefined],
    ['https://api.github.com.example', undefined],
  ])('returns for the API %s the web URL %s', (apiUrl, url) => {
    expect(repositoryUrl(apiUrl, 'machair/content')).toBe(url);
  });

  test.each([
    [
      'https://git.example/o/n/blob/main/services/wind%20turbines.json',
      'main',
      'https://git.example/o/n',
    ],
    [
      'https://git.example/o/n/blob/a/b/services/wind%20turbines.json',
      'a/b',
      'https://git.example/o/n',
    ],
    ['https://git.example/o/n/src/main/services/wind%20turbines.json', 'main', undefined],
    ['javascript:alert(1)//blob/main/services/wind%20turbines.json', 'main', undefined],
  ])('derives the web URL from %s', (fileUrl, ref, url) => {
    expect(repositoryUrlOf(fileUrl, ref, 'services/wind turbines.json')).toBe(url);
  });
});

test('builds the URL that creates a repository on the same host', () => {
  expect(newRepositoryUrl('https://git.company.example/api/v3')).toMatch(
    /^https:\/\/git\.company\.example\/new\?/,
  );
  expect(newRepositoryUrl('https://content.example')).toBeUndefined();
});

test('builds view, edit and new-file URLs for a branch', () => {
  const at = createWebUrls('https://github.com/machair/content', 'draft/2027 prices');
  expect(at.folder('case-studies')).toBe(
    'https://github.com/machair/content/tree/draft/2027%20prices/case-studies',
  );
  expect(at.edit('services/solar.json')).toBe(
    'https://github.com/machair/content/edit/draft/2027%20prices/services/solar.json',
  );
  expect(at.add('services')).toBe(
    'https://github.com/machair/content/new/draft/2027%20prices/services',
  );
});
