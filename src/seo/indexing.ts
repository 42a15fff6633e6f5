/**
 * Whether a built page belongs in the sitemap: it does not ask to be left out, and is its own canonical address.
 * @param html the page as built
 * @param address its full address
 */
export function isIndexed(html: string, address: string): boolean {
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).href === new URL(address).href;
}

/** The last day on which what a page says changed, as YYYY-MM-DD, if its structured data name one. */
export const lastChangeIn = (html: string): string | undefined =>
  /"dateModified":"(\d{4}-\d\d-\d\d)"/.exec(html)?.[1];
