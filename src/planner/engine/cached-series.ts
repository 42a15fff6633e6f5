/** Roof slopes that a visitor may try before the first are calculated again; 70 KB each. */
const MOST = 64;

const caches = new WeakMap<object, Map<string, unknown>>();

/** Calculates a series once for each owner and name, such as the weather and the slope of a roof. */
export function cachedSeries<T>(owner: object, name: string, calculate: () => T): T {
  const cache = caches.get(owner) ?? new Map<string, unknown>();
  caches.set(owner, cache);
  if (!cache.has(name)) {
    if (cache.size >= MOST) cache.clear();
    cache.set(name, calculate());
  }
  return cache.get(name) as T;
}
