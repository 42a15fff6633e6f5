import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isIndexed, lastChangeIn } from '../seo/indexing.ts';

/** The sitemap of what was built, read from the pages themselves: no alias, nothing that asks to be left out. */
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
