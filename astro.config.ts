import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { loadEnv } from 'vite';
import { contentReport } from './src/collections/report-integration.ts';
import { environment, readServiceOrigin, readSiteUrl } from './src/settings.ts';
import { indexedSitemap } from './src/seo/indexed-sitemap.ts';
import { linkToastStyles } from './src/toast-styles.ts';

const env = loadEnv('production', process.cwd(), '');
const site = readSiteUrl(env);
const services = ['PUBLIC_PLACE_SEARCH_URL', 'PUBLIC_ENQUIRY_URL']
  .map((name) => readServiceOrigin(name, env[name]))
  .filter((origin) => origin !== undefined);

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [react(), indexedSitemap(), contentReport()],
  env: environment,
  // `optional`: on a slow line the fallback stays for this visit, so that text never shifts.
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          { src: ['./src/fonts/heading.woff2'], weight: 700, style: 'normal', display: 'optional' },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-atkinson',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          {
            src: ['./src/fonts/reading.woff2'],
            weight: '400 700',
            style: 'normal',
            display: 'optional',
          },
        ],
      },
    },
  ],
  // Nothing here is Markdown, and the highlighter's inline styles would break the content security policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        `connect-src ${["'self'", ...services].join(' ')}`,
        "manifest-src 'self'",
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss(), linkToastStyles()],
    // A data: address would need its own hole in the content security policy; small scripts are hashed.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every island needs all of React: one file compresses better than five.
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
    },
    build: {
      assetsInlineLimit: (file) =>
        /\.(svg|png|jpe?g|webp|avif|woff2)$/.test(file) ? false : undefined,
    },
  },
});
