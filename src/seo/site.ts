/**
 * The address of the site, as Astro knows it.
 * @throws when the configuration sets none
 */
export function siteOf(astro: { site: URL | undefined }): URL {
  if (!astro.site) throw new Error('The configuration sets no site address; set SITE_URL');
  return astro.site;
}
