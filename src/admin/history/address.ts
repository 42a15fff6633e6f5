/** The address of an item's history. */
export const historyAddress = (path: string): string => `/admin/history#${path}`;

/** The path of the item whose history an address asks for. */
export function historyPathOf(hash: string): string | undefined {
  const path = decodeURIComponent(hash.slice(1));
  return /^[\w-]+(\/[\w.-]+)?\.json$/.test(path) ? path : undefined;
}
