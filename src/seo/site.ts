/**
 * The site's address, as Astro knows it.
 * @throws if the configuration does not set one
 */
export function siteOf(astro: { site: URL | undefined }): URL {
  if (!astro.site) throw new Error('The configuration sets no site address; set SITE_URL');
  return astro.site;
}
