import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isIndexed, lastChangeIn } from '../seo/indexing.ts';

/** Makes the sitemap from the built pages, without aliases and pages that ask not to be indexed. */
export function indexedSitemap(): AstroIntegration[] {
  let outDir: URL;
  const read = (address: string) => {
    const path = new URL(address).pathname.replace(/^\/|\/$/g, '') || 'index';
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
      filter: (address) => isIndexed(read(address), address),
      serialize: (item) => {
        const lastmod = lastChangeIn(read(item.url));
        return lastmod ? { ...item, lastmod } : item;
      },
    }),
  ];
}
