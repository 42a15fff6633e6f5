import { describe, expect, test } from 'vitest';
import { downloadTools } from '../../../../src/content/sources/contents-client.ts';
import { clientOf, serveContents } from '../../../support/served-folder.ts';
import {
  newRepositoryUrl,
  repositoryUrl,
  repositoryUrlOf,
  createWebUrls,
} from '../../../../src/content/sources/web-urls.ts';

async function serveSolar() {
  const server = await serveContents({ token: 'secret' });
  server.repository.write('services/solar.json', 'sun');
  return { server, client: clientOf(server, { token: 'secret' }) };
}

describe('the token', () => {
  test('sends the token to the API only', async () => {
    const { server, client } = await serveSolar();
    const { entries } = await client.listFolder('services');
    for (const entry of entries) await client.download(entry, 1000);
    expect(server.requests.map(({ host, headers }) => [host, headers.authorization])).toEqual([
      ['api', 'Bearer secret'],
      ['download', undefined],
    ]);
  });

  test('does not follow an API redirect to another host', async () => {
    const { server, client } = await serveSolar();
    const location = `${server.downloadUrl}/machair/content/main/services/solar.json`;
    server.injectFault('contents/services', {
      kind: 'replace-response',
      status: 302,
      headers: { location },
    });
    await expect(client.listFolder('services')).rejects.toThrow('Status 404');
    expect(server.requests.at(-1)?.host).toBe('download');
    expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
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
