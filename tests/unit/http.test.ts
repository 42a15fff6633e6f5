import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../../src/http.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('aborts after the time limit or with the given signal', async () => {
  const limit = timeLimit(1);
  await vi.waitFor(() => {
    expect(limit?.aborted).toBe(true);
  });
  const controller = new AbortController();
  const joined = timeLimit(60_000, controller.signal);
  expect(joined?.aborted).toBe(false);
  controller.abort();
  expect(joined?.aborted).toBe(true);
});

test('uses the given signal in a browser that cannot combine signals', () => {
  const { signal } = new AbortController();
  vi.stubGlobal('AbortSignal', { timeout: () => new AbortController().signal });
  expect(timeLimit(1, signal)).toBe(signal);
  expect(timeLimit(1)).toBeInstanceOf(EventTarget);
});

test('sets no time limit in a browser that does not support it', () => {
  const { signal } = new AbortController();
  vi.stubGlobal('AbortSignal', {});
  expect(timeLimit(1, signal)).toBe(signal);
  expect(timeLimit(1)).toBeNull();
});
