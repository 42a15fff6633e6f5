import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isIndexed } from '../seo/indexing.ts';

/** The sitemap of what was built, read from the pages themselves: no alias, nothing that asks to be left out. */
export function indexedSitemap(): AstroIntegration[] {
  let outDir: URL;
  const builtFile = (address: string) => {
    const path = new URL(address).pathname.replace(/^\/|\/$/g, '') || 'index';
    return new URL(`${path}.html`, outDir);
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
    sitemap({ filter: (address) => isIndexed(readFileSync(builtFile(address), 'utf8'), address) }),
  ];
}
