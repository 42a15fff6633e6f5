const SITE = 'https://machair.example';
const keyOf = (key: string | Request) => new URL(key instanceof Request ? key.url : key, SITE).href;

/** The part of a browser's caches that the site uses, in memory. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: (key: string | Request) => Promise.resolve(store.get(keyOf(key))?.clone()),
      matchAll: () => Promise.resolve(Array.from(store.values(), (each) => each.clone())),
      put: (key: string | Request, response: Response) => {
        store.set(keyOf(key), response);
        return Promise.resolve();
      },
      keys: () => Promise.resolve(Array.from(store.keys(), (url) => new Request(url))),
      delete: (key: string | Request) => Promise.resolve(store.delete(keyOf(key))),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(open(name)),
    match: async (key: string | Request) => {
      for (const name of stores.keys()) {
        const found = await open(name).match(key);
        if (found) return found;
      }
      return undefined;
    },
  };
  return {
    caches: caches as unknown as CacheStorage,
    /** Cached paths, in order. */
    kept: (name: string) =>
      [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
    keep: (name: string, path: string, text: string) => open(name).put(path, new Response(text)),
  };
}
