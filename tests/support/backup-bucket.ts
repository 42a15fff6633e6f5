import type { Bucket } from '../../src/edge/runtime.ts';

/** A bucket in memory, which lists two objects at a time. */
export function makeBucket() {
  const objects = new Map<string, string | ArrayBuffer>();
  const bucket = {
    put: (key: string, value: string | ArrayBuffer) => Promise.resolve(objects.set(key, value)),
    delete: (keys: string[]) => {
      for (const key of keys) objects.delete(key);
      return Promise.resolve();
    },
    list: ({ cursor = '0' }: { cursor?: string }) => {
      const keys = [...objects.keys()].sort();
      const end = Number(cursor) + 2;
      return Promise.resolve({
        objects: keys.slice(Number(cursor), end).map((key) => ({ key })),
        truncated: end < keys.length,
        cursor: String(end),
      });
    },
  } as unknown as Bucket;
  return { bucket, objects };
}
