import type { SourceCache } from './source.ts';

/** A JSON value that is cached from one build to the next, such as the listing of a folder. */
export function cachedValue<T>(cache: SourceCache, key: string) {
  return {
    read(): T | undefined {
      const text = cache.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as T);
    },
    write(value: T): void {
      cache.set(key, JSON.stringify(value));
    },
  };
}
