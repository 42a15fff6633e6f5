/**
 * The site's URL from Astro's configuration.
 * @throws if it is not set
 */
export function siteOf(astro: { site: URL | undefined }): URL {
  if (!astro.site) throw new Error('The site address is missing: set SITE_URL');
  return astro.site;
}
