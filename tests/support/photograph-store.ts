import type { PhotographStore } from '../../src/worker/runtime.ts';

interface Stored {
  bytes: Uint8Array;
  customMetadata: Record<string, string>;
}

/** Objects per page of a listing; R2 returns up to 1,000. */
const PAGE = 3;

/** An in-memory bucket with R2's interface; the end-to-end tests use R2. */
export function memoryPhotographs() {
  const stored = new Map<string, Stored>();
  const store = {
    put: (key: string, bytes: Uint8Array, { customMetadata = {} }: Partial<Stored> = {}) => {
      stored.set(key, { bytes, customMetadata });
      return Promise.resolve();
    },
    get: (key: string) => {
      const found = stored.get(key);
      const { buffer } = new Uint8Array(found?.bytes ?? []);
      return Promise.resolve(found ? { arrayBuffer: () => Promise.resolve(buffer) } : null);
    },
    list: ({ prefix = '', cursor = '' }: { prefix?: string; cursor?: string }) => {
      const keys = [...stored.keys()].filter((key) => key.startsWith(prefix)).sort();
      const later = keys.filter((key) => key > cursor);
      const objects = later.slice(0, PAGE).map((key) => ({
        key,
        customMetadata: stored.get(key)?.customMetadata,
      }));
      const truncated = later.length > PAGE;
      return Promise.resolve({ objects, truncated, cursor: objects.at(-1)?.key });
    },
    delete: (keys: string | string[]) => {
      for (const key of [keys].flat()) stored.delete(key);
      return Promise.resolve();
    },
  };
  return { store: store as unknown as PhotographStore, keys: () => [...stored.keys()].sort() };
}
