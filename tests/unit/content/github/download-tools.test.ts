import { expect, test } from 'vitest';
import { downloadTools } from '../../../../src/content/github/download-tools.ts';

test.each([
  ['http://127.0.0.1/api/v3', 'http://127.0.0.1:81/a.json', 'tools'],
  ['http://127.0.0.1/api/v3', 'https://127.0.0.1/a.json', 'tools'],
  ['https://git.example/api/v3', 'https://raw.git.example/a.json', 'tools'],
  ['https://git.example/api/v3', 'https://oddgit.example/a.json', 'elsewhere'],
  ['https://git.example/api/v3', 'https://127.0.0.1/a.json', 'elsewhere'],
])('a file of the API at %s from %s is fetched by: %s', async (apiUrl, downloadUrl, by) => {
  const saying = (word: string) => () => Promise.resolve(new Response(word));
  const tools = { fetch: saying('tools'), now: Date.now, timeoutMs: 1000 };
  const chosen = downloadTools(apiUrl, tools, saying('elsewhere'))(downloadUrl);
  expect(await (await chosen.fetch(downloadUrl)).text()).toBe(by);
});

test.each(['http://git.example/a.json', 'file:///etc/hostname', 'a.json'])(
  'a file at %s is not fetched from where the API is safe',
  (downloadUrl) => {
    const tools = { fetch, now: Date.now, timeoutMs: 1000 };
    const choose = downloadTools('https://git.example/api/v3', tools, fetch);
    expect(() => choose(downloadUrl)).toThrow('Not an https address');
  },
);
