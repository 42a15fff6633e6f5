import type { FinderSearch } from '../rules/place-search.ts';

/** Fetches stations, areas and map before the first search, so that it works offline, unless saving data. */
export function prepareSearch(search: FinderSearch, mapUrl: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  new Image().src = mapUrl;
  // The search itself tries again, and reports a failure.
  search.prepare?.().catch(() => undefined);
}
