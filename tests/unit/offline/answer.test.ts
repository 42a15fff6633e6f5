import { beforeEach, describe, expect, test } from 'vitest';
import { answerAhead, answerData, answerFile, answerPage } from '../../../src/offline/answer.ts';
import { FILES, OFFLINE_PAGE, PAGES } from '../../../src/offline/cache-policy.ts';
import { fakeCaches } from '../../support/fake-caches.ts';

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const ABOUT = 'https://machair.example/about?x=1';
const FILE = 'https://machair.example/_astro/a.js';
const DATA = 'https://machair.example/data/stations.json';

let browser = fakeCaches();
let work: Promise<unknown>[] = [];
let waited: number[] = [];

const never = new Promise<never>(() => undefined);
const line = (answer: () => Promise<Response>) => ({
  caches: browser.caches,
  fetch: answer,
  wait: (milliseconds: number) => Promise.resolve(waited.push(milliseconds)),
});
const sends = (text: string, how: ResponseInit = HTML) =>
  line(() => Promise.resolve(new Response(text, how)));
const gone = () => line(() => Promise.reject(new TypeError('no line')));
const asks = (url: string) => ({
  request: new Request(url),
  waitUntil: (more: Promise<unknown>) => void work.push(more),
});
const textOf = async (response: Promise<Response>) => (await response).text();
const none = Promise.resolve(undefined);

beforeEach(() => {
  browser = fakeCaches();
  work = [];
  waited = [];
});

describe('a page', () => {
  test('is as the site has it now, and is kept by its path alone', async () => {
    await browser.keep(PAGES, '/about', 'before');
    const slow = { ...sends('now'), wait: () => never };
    expect(await textOf(answerPage(asks(ABOUT), none, slow))).toBe('now');
    await Promise.all(work);
    expect(browser.kept(PAGES)).toEqual(['/about']);
    expect(await textOf(answerPage(asks(ABOUT), none, gone()))).toBe('now');
  });

  test('is what the browser had begun to load', async () => {
    const begun = Promise.resolve(new Response('begun', HTML));
    expect(await textOf(answerPage(asks(ABOUT), begun, gone()))).toBe('begun');
  });

  test('is as it was read where what the browser had begun came to nothing', async () => {
    await browser.keep(PAGES, '/about', 'before');
    const failed = Promise.resolve(Response.error());
    expect(await textOf(answerPage(asks(ABOUT), failed, gone()))).toBe('before');
  });

  test('is as it was read where the line is too weak, and then kept when it comes after all', async () => {
    await browser.keep(PAGES, '/about', 'before');
    const { promise: late, resolve: arrive } = Promise.withResolvers<Response>();
    expect(
      await textOf(
        answerPage(
          asks(ABOUT),
          none,
          line(() => late),
        ),
      ),
    ).toBe('before');
    expect(waited).toEqual([4000]);
    arrive(new Response('late', HTML));
    await Promise.all(work);
    expect(await textOf(answerPage(asks(ABOUT), none, gone()))).toBe('late');
  });

  test('that was not read waits for a weak line, and is the one without a line where there is none', async () => {
    expect(await textOf(answerPage(asks(ABOUT), none, sends('now')))).toBe('now');
    expect(waited).toEqual([]);
    await browser.keep(PAGES, OFFLINE_PAGE, 'You are offline');
    const other = asks('https://machair.example/terms');
    expect(await textOf(answerPage(other, none, gone()))).toBe('You are offline');
  });

  test.each([
    ['is not there', { ...HTML, status: 404 }],
    ['is broken', { ...HTML, status: 500 }],
    ['is no page', { headers: { 'content-type': 'application/xml' } }],
  ])('that %s is given and not kept', async (_, how) => {
    expect(await textOf(answerPage(asks(ABOUT), none, sends('this', how)))).toBe('this');
    await Promise.all(work);
    expect(browser.kept(PAGES)).toEqual([]);
  });
});

describe('a file', () => {
  test('is loaded once', async () => {
    const script = { headers: { 'content-type': 'text/javascript' } };
    expect(await textOf(answerFile(asks(FILE), sends('a', script)))).toBe('a');
    await Promise.all(work);
    expect(await textOf(answerFile(asks(FILE), gone()))).toBe('a');
  });

  test('that a host answers with a page is not kept', async () => {
    await answerFile(asks(FILE), sends('<h1>Not found</h1>'));
    await Promise.all(work);
    expect(browser.kept(FILES)).toEqual([]);
  });
});

describe('data', () => {
  test('are as they are now, else as they were', async () => {
    const json = { headers: { 'content-type': 'application/json' } };
    expect(await textOf(answerData(asks(DATA), sends('[1]', json)))).toBe('[1]');
    await Promise.all(work);
    expect(await textOf(answerData(asks(DATA), sends('[2]', json)))).toBe('[2]');
    await Promise.all(work);
    expect(await textOf(answerData(asks(DATA), gone()))).toBe('[2]');
  });

  test('that were never had fail as they do without a worker', async () => {
    expect((await answerData(asks(DATA), gone())).type).toBe('error');
  });
});

describe('a page that is fetched ahead', () => {
  const ahead = (begun?: Response) => ({
    request: new Request(ABOUT),
    preloadResponse: Promise.resolve(begun),
  });

  test('is as the site has it now, and is not kept', async () => {
    expect(await textOf(answerAhead(ahead(), sends('now')))).toBe('now');
    expect(await textOf(answerAhead(ahead(new Response('begun')), gone()))).toBe('begun');
    expect(browser.kept(PAGES)).toEqual([]);
  });

  test('is nothing without a line: what was read before is for when it is opened', async () => {
    await browser.keep(PAGES, '/about', 'before');
    await expect(answerAhead(ahead(), gone())).rejects.toThrow('no line');
    await expect(answerAhead(ahead(Response.error()), gone())).rejects.toThrow('no line');
  });
});
