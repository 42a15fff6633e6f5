import { afterEach, expect, test, vi } from 'vitest';
import { createTimeoutSignal } from '../../src/http.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('aborts after the time limit or with the given signal', async () => {
  const limit = createTimeoutSignal(1);
  await vi.waitFor(() => {
    expect(limit?.aborted).toBe(true);
  });
  const controller = new AbortController();
  const joined = createTimeoutSignal(60_000, controller.signal);
  expect(joined?.aborted).toBe(false);
  controller.abort();
  expect(joined?.aborted).toBe(true);
});

test('uses the given signal in a browser that cannot combine signals', () => {
  const { signal } = new AbortController();
  vi.stubGlobal('AbortSignal', { timeout: () => new AbortController().signal });
  expect(createTimeoutSignal(1, signal)).toBe(signal);
  expect(createTimeoutSignal(1)).toBeInstanceOf(EventTarget);
});

test('sets no time limit in a browser that does not support it', () => {
  const { signal } = new AbortController();
  vi.stubGlobal('AbortSignal', {});
  expect(createTimeoutSignal(1, signal)).toBe(signal);
  expect(createTimeoutSignal(1)).toBeNull();
});
