// @ts-check
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { loadEnv } from 'vite';
import { contentEditor } from './src/integrations/content-editor.ts';
import { contentReport } from './src/integrations/content-report.ts';
import { contentFiles, contentFilesModule } from './src/integrations/content-files.ts';
import { environment, readContentSource, readEditor } from './src/integrations/settings.ts';
import { readBuildSettings } from './src/settings.ts';
import { readWorkerSettings } from './src/worker/settings.ts';
import { licences } from './src/integrations/licences.ts';
import { OLDEST_BROWSERS, serviceWorker } from './src/integrations/service-worker.ts';
import { postprocessHtml } from './src/integrations/postprocess-html.ts';
import { namedPictures } from './src/integrations/prune-images.ts';
import { reactIslands } from './src/integrations/react-islands.ts';
import { previews } from './src/integrations/previews.ts';
import { sharingPictures } from './src/integrations/og-images.ts';
import { indexedSitemap } from './src/integrations/indexed-sitemap.ts';
import { styleGuide } from './src/integrations/style-guide.ts';
import { themeColours } from './src/integrations/theme-colours.ts';
import { TOAST_STYLES } from './src/integrations/page-policies.ts';

const env = loadEnv('production', process.cwd(), '');
const settings = readBuildSettings(env);
const site = settings.SITE_URL;
const editor = readEditor(env);
const files = /** @type {import('./src/content/model/settings-files.ts').ContentFiles} */ ({});
readWorkerSettings(env);
/** A service elsewhere, as a further source in the content security policy; a path is covered by 'self'. */
const sourceOf = (address = '') => (URL.canParse(address) ? ` ${new URL(address).origin}` : '');
const enquiries = sourceOf(settings.PUBLIC_ENQUIRY_URL);
const { collect, publish } = licences();

// Each file is compressed by itself: what every island loads anyway is smaller in one piece than in many.
const scriptGroups = [
  // What pages without an island use too, so that these need no more.
  { name: 'page', test: /\/(saved-draft|cache-policy|page-path)\.ts/ },
  { name: 'tab-keys', test: /\/tab-keys\.ts/ },
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/(hydrate|IslandBoundary|typed|classes|Skeleton)\.tsx?/,
  },
  {
    name: 'building-blocks',
    test: /\/src\/(ui|toasts\/toasts|enquiries\/draft|forms\/(island|rules\/result)|text|dates\/days|numbers\/format)/,
    // Used by this many islands, or it stays with those that do use it.
    minShareCount: 6,
  },
  {
    name: 'calculator',
    test: /\/src\/(calculators|forms\/rules|numbers)\//,
    minShareCount: 5,
  },
];

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    contentFiles(files, readContentSource(env)),
    reactIslands(),
    styleGuide(env['STYLEGUIDE'] === 'on'),
    indexedSitemap(),
    postprocessHtml(),
    sharingPictures(files),
    namedPictures(),
    contentEditor(editor, collect),
    previews(editor !== undefined, site, [contentFilesModule(files), themeColours(files), collect]),
    serviceWorker(settings.SERVICE_WORKER === 'on', collect),
    publish,
    contentReport(files, settings.CONTENT_STRICT),
  ],
  env: environment,
  // Nothing here is Markdown, and the highlighter's inline styles would break the content security policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    csp: {
      styleDirective: { hashes: [...TOAST_STYLES] },
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        `connect-src 'self'${sourceOf(settings.PUBLIC_PLACE_SEARCH_URL)}${enquiries}`,
        "manifest-src 'self'",
        "frame-src 'self'",
        `form-action 'self'${enquiries}`,
        "base-uri 'none'",
      ],
    },
  },
  vite: {
    worker: { plugins: () => [collect] },
    plugins: [contentFilesModule(files), themeColours(files), tailwindcss(), collect],
    // Each script names those that it needs: their hashes are enough.
    environments: {
      client: {
        // Previews are a build of their own, whose modules the development server does not have.
        optimizeDeps: { entries: ['!src/preview/**'] },
        // React's way to a browser's extension, which visitors have no use for.
        define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
        build: {
          target: OLDEST_BROWSERS,
          // A script that waits for a need of its own keeps its name, by which its bytes are told apart.
          rolldownOptions: {
            output: {
              chunkFileNames: ({ name }) =>
                name === 'check-unseen' ? '_astro/[name].[hash].js' : '_astro/[hash].js',
            },
          },
        },
      },
    },
    // No colour of ours is written so, and its preparations would stand on every page.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      cssTarget: OLDEST_BROWSERS,

      rolldownOptions: {
        optimization: { inlineConst: true },
        output: { codeSplitting: { groups: scriptGroups } },
      },
      // A data: address would need its own hole in the content security policy; small scripts are hashed.
      assetsInlineLimit: (file) =>
        /\.(svg|png|jpe?g|webp|avif|woff2)$/.test(file) ? false : undefined,
    },
  },
});
