import type { Listing } from '../../github/shapes.ts';
import type { SourceCache } from './source.ts';

/** The listing of a folder as the last build saw it, kept for one repository and branch. */
export function keptListing(cache: SourceCache, source: string) {
  const key = `listing:${source}`;
  return {
    read(): Listing | undefined {
      const text = cache.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as Listing);
    },
    write(listing: Listing): void {
      cache.set(key, JSON.stringify(listing));
    },
  };
}
