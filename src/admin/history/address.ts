const START = '#history/';

/** The address of an item's history on the dashboard. */
export const historyAddress = (path: string): string => START + path;

/** The path of the item whose history an address asks for. */
export function historyPathOf(hash: string): string | undefined {
  const path = hash.startsWith(START) ? decodeURIComponent(hash.slice(START.length)) : '';
  return /^[\w-]+(\/[\w.-]+)?\.json$/.test(path) ? path : undefined;
}
