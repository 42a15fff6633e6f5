import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { contentReport } from './src/collections/report-integration.ts';
import { environment, readSiteUrl } from './src/settings.ts';
import { isIndexed } from './src/seo/indexing.ts';

const site = readSiteUrl(loadEnv('production', process.cwd(), ''));

function builtFile(address: string): string {
  const path = new URL(address).pathname.replace(/\/$/, '') || '/index';
  return `dist${path}.html`;
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    react(),
    sitemap({
      filter: (address) => isIndexed(readFileSync(builtFile(address), 'utf8'), address),
    }),
    contentReport(),
  ],
  env: environment,
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss()],
    // A data: address would need its own hole in the content security policy.
    build: { assetsInlineLimit: 0 },
  },
});
