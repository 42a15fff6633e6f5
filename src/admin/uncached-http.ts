import type { HttpDependencies } from '../content/sources/request.ts';

const TIMEOUT_MS = 10_000;

/** The browser's fetch, bypassing the HTTP cache, which could hide an editor's latest push. */
export const uncachedHttp = (): HttpDependencies => ({
  fetch: (input, init) => fetch(input, { ...init, cache: 'no-cache' }),
  now: Date.now,
  timeoutMs: TIMEOUT_MS,
});
