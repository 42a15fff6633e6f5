/**
 * A signal that aborts after a time, or with another signal if one is given. Older browsers, which cannot join the two,
 * go by the given one alone.
 */
export function timeLimit(milliseconds: number, signal?: AbortSignal): AbortSignal | null {
  if (!('timeout' in AbortSignal)) return signal ?? null;
  const timeout = AbortSignal.timeout(milliseconds);
  if (!signal) return timeout;
  return 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : signal;
}
