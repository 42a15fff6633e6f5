import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenOnline } from '../../../../src/pages/_offline/reload-when-online.ts';

type Answer = () => Promise<{ status: number }>;

const refuse: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const answer =
  (status: number): Answer =>
  () =>
    Promise.resolve({ status });

/** A browser showing the page, with or without the `navigation` API. */
function open({ knowsWays = true } = {}) {
  const events = new EventTarget();
  const navigation = knowsWays ? new EventTarget() : undefined;
  const document = Object.assign(new EventTarget(), { hidden: false });
  const navigator = { onLine: true };
  const reload = vi.fn();
  const site = { answer: refuse };
  const fetch = vi.fn(() => site.answer());
  vi.stubGlobal('window', { navigation });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('location', { href: 'https://m.example/terms', reload });
  for (const [name, value] of Object.entries({ document, navigator, fetch })) {
    vi.stubGlobal(name, value);
  }
  reloadWhenOnline();
  return {
    ...{ site, fetch, reload, navigator },
    tell: (name: string, detail: object = {}) =>
      events.dispatchEvent(Object.assign(new Event(name), detail)),
    look: (hidden: boolean) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    go: (url: string, sameDocument = false) =>
      navigation?.dispatchEvent(
        Object.assign(new Event('navigate'), { destination: { url, sameDocument } }),
      ),
    fail: () => navigation?.dispatchEvent(new Event('navigateerror')),
  };
}

/** Seconds between requests. */
async function pauses(fetch: ReturnType<typeof open>['fetch'], seconds: number): Promise<number[]> {
  const found: number[] = [];
  let last = 0;
  for (let second = 1; second <= seconds; second++) {
    const before = fetch.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1000);
    if (fetch.mock.calls.length === before) continue;
    found.push(second - last);
    last = second;
  }
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('requests the site with HEAD at increasing intervals', async () => {
  const { fetch, reload } = open();
  expect(await pauses(fetch, 250)).toEqual([5, 10, 20, 40, 60, 60]);
  expect(fetch).toHaveBeenLastCalledWith('https://m.example/terms', {
    ...{ method: 'HEAD', cache: 'no-store', redirect: 'manual' },
    signal: expect.any(AbortSignal) as unknown,
  });
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a page', 200, 1],
  ['status 404', 404, 1],
  ['a redirect to a sign-in', 0, 1],
  ['a server error', 503, 0],
])('reloads the page after any response except a server error: %s', async (_, status, times) => {
  const { site, reload } = open();
  site.answer = answer(status);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(times);
});

test.each(['online', 'pageshow'])('requests the site immediately on %s', async (name) => {
  const { fetch, tell: dispatch } = open();
  await vi.advanceTimersByTimeAsync(100_000);
  const before = fetch.mock.calls.length;
  dispatch(name, { persisted: true });
  expect(fetch).toHaveBeenCalledTimes(before + 1);
  expect(await pauses(fetch, 15)).toEqual([5, 10]);
});

test('pauses requests while the page is hidden', async () => {
  const { fetch, look } = open();
  look(true);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(fetch).not.toHaveBeenCalled();
  look(false);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('sends no request while the device is offline', async () => {
  const { fetch, navigator } = open();
  navigator.onLine = false;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['another page', 'https://m.example/about', false, 0],
  ['a part of the same page', 'https://m.example/terms#kept', true, 1],
  ['a telephone number', 'tel:+441632960418', false, 1],
])('stops requests only on navigation to another page: %s', async (_, url, sameDocument, times) => {
  const { site, go, fetch, reload } = open();
  site.answer = answer(200);
  go(url, sameDocument);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(fetch).toHaveBeenCalledTimes(times);
  expect(reload).toHaveBeenCalledTimes(times);
});

test.each<[string, (page: ReturnType<typeof open>) => unknown, boolean]>([
  ['a failed navigation', ({ fail }) => fail(), true],
  ['a return to the page', ({ tell }) => tell('pageshow', { persisted: true }), true],
  ['the first pageshow event', ({ tell }) => tell('pageshow', { persisted: false }), false],
])('ignores a navigation only if it is cancelled: %s', async (_, happen, isCancelled) => {
  const page = open();
  page.site.answer = answer(200);
  page.go('https://m.example/about');
  happen(page);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(page.reload.mock.calls.length > 0).toBe(isCancelled);
});

test.each([
  ['time limits', () => vi.stubGlobal('AbortSignal', {}), true],
  ['the navigation API', () => undefined, false],
])('reloads the page in a browser without %s', async (_, stub, knowsWays) => {
  const { site, reload } = open({ knowsWays });
  stub();
  site.answer = answer(200);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});
