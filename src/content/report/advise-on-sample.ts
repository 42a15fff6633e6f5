/**
 * What a build says whose site is a real one, while content holds facts that are not.
 * @returns undefined on this machine, or if nothing is open
 */
export function adviseOnSample(toConfirm: number, gaps: number, site: URL): string | undefined {
  const isLocal = /^(localhost|127\.|\[::1\])/.test(site.hostname);
  if (isLocal || toConfirm + gaps === 0) return undefined;
  return `${site.host}: ${toConfirm} facts are still to confirm, and the law wants ${gaps} more. "npm run firm" and /admin list them.`;
}
