import type { FinderSearch } from '../rules/place-search.ts';

/** Fetches stations, postcode areas and map ahead of the first search, so that it works offline; not where data is to be saved. */
export function prepareSearch(search: FinderSearch, mapUrl: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  new Image().src = mapUrl;
  // The search tries again, and says so when it fails too.
  search.prepare?.().catch(() => undefined);
}
