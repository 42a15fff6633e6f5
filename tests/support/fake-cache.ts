/** A cache that stores responses by URL without its fragment, like the runtime's, and counts them. */
export function fakeCache(): Cache & { puts: () => number; hits: () => number } {
  const stored = new Map<string, Response>();
  let [puts, hits] = [0, 0];
  const keyOf = (key: string | URL | Request) => {
    const url = new URL(key instanceof Request ? key.url : key);
    url.hash = '';
    return url.href;
  };
  const cache = {
    match: (key: string | URL | Request) => {
      const found = stored.get(keyOf(key))?.clone();
      if (found) hits += 1;
      return Promise.resolve(found);
    },
    put: (key: string | URL | Request, response: Response) => {
      puts += 1;
      stored.set(keyOf(key), response);
      return Promise.resolve();
    },
    puts: () => puts,
    hits: () => hits,
  };
  return cache as unknown as ReturnType<typeof fakeCache>;
}
