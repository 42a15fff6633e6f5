import type { RequestTools } from '../content/sources/request.ts';

const TIMEOUT_MS = 10_000;

/** The browser's own tools, without its cache: it must not hide what an editor has just pushed. */
export const freshTools = (): RequestTools => ({
  fetch: (input, init) => fetch(input, { ...init, cache: 'no-cache' }),
  now: Date.now,
  timeoutMs: TIMEOUT_MS,
});
