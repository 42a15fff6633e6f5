import type { SourceCache } from './source.ts';

/** Something that is kept from one build to the next, such as the listing of a folder. It must be what JSON can say. */
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
