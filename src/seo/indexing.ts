/**
 * Whether a built page belongs in the sitemap: it does not opt out, and it is its own canonical page.
 * @param html the built page
 * @param address its full address
 */
export function isIndexed(html: string, address: string): boolean {
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).href === new URL(address).href;
}

/** The day a page's content last changed, as YYYY-MM-DD, if its structured data gives one. */
export const lastChangeIn = (html: string): string | undefined =>
  /"dateModified":"(\d{4}-\d\d-\d\d)"/.exec(html)?.[1];
