import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/** Generates the sitemap from the built pages, without aliases and pages marked noindex. */
export function indexedSitemap(): AstroIntegration[] {
  let outDir: URL;
  const read = (url: string) => {
    const path = new URL(url).pathname.replace(/^\/|\/$/g, '') || 'index';
    return readFileSync(new URL(`${path}.html`, outDir), 'utf8');
  };
  return [
    {
      name: 'built-pages',
      hooks: {
        'astro:config:done': ({ config }) => {
          outDir = config.outDir;
        },
      },
    },
    sitemap({
      filter: (url) => isIndexed(read(url), url),
      serialize: (item) => {
        const lastmod = lastChangeIn(read(item.url));
        return lastmod ? { ...item, lastmod } : item;
      },
    }),
  ];
}

/**
 * Whether a built page belongs in the sitemap: it is not marked noindex, and it is its own canonical page.
 * @param html the built page
 * @param url its absolute URL
 */
export function isIndexed(html: string, url: string): boolean {
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).href === new URL(url).href;
}

/** The date of a page's last change, as YYYY-MM-DD, if its structured data has one. */
export const lastChangeIn = (html: string): string | undefined =>
  /"dateModified":"(\d{4}-\d\d-\d\d)"/.exec(html)?.[1];
