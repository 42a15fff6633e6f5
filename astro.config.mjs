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
import { namedImages } from './src/integrations/prune-images.ts';
import { reactIslands } from './src/integrations/react-islands.ts';
import { redirects } from './src/integrations/redirects.ts';
import { previews } from './src/integrations/previews.ts';
import { ogImages } from './src/integrations/og-images.ts';
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
/** An external service as an extra source in the content security policy; 'self' covers paths. */
const sourceOf = (address = '') => (URL.canParse(address) ? ` ${new URL(address).origin}` : '');
const enquiries = sourceOf(settings.PUBLIC_ENQUIRY_URL);
const { collect, publish } = licences();

// Each file is compressed separately, so scripts that every island loads are smaller in a single file.
const scriptGroups = [
  // Scripts that pages without an island also use, so that those pages load nothing else.
  { name: 'page', test: /\/(saved-draft|classify-request)\.ts/ },
  { name: 'formats', test: /\/src\/(dates\/days|numbers\/format)\.ts/ },
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/(hydrate|IslandBoundary|classes|Skeleton)\.tsx?/,
  },
  {
    name: 'building-blocks',
    test: /\/src\/(ui|toasts\/toasts|enquiries\/draft|forms\/(island|rules\/result)|text|dates\/days|numbers\/format)/,
    // Code used by at least this many islands; otherwise it stays with the islands that use it.
    minShareCount: 6,
  },
  {
    name: 'calculator',
    test: /\/src\/(calculators|forms\/rules|numbers)\//,
    minShareCount: 5,
  },
];

/**
 * Keeps Vite from bundling packages for a development server that no build has: a tenth of a build's time.
 * @type {import('astro').AstroIntegration}
 */
const nothingForDevelopment = {
  name: 'nothing-for-development',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') return;
      /** @type {import('vite').Plugin} */
      const plugin = {
        name: 'nothing-for-development',
        enforce: 'post',
        configEnvironment: (_, options) => {
          options.optimizeDeps = { noDiscovery: true, include: [] };
        },
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
};

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
    ogImages(files),
    namedImages(),
    redirects(files),
    contentEditor(editor, collect),
    previews(editor !== undefined, site, [contentFilesModule(files), themeColours(files), collect]),
    serviceWorker(settings.SERVICE_WORKER === 'on', collect),
    publish,
    contentReport(files, settings.CONTENT_STRICT),
    nothingForDevelopment,
  ],
  env: environment,
  // The site has no Markdown, and the highlighter's inline styles would violate the content security policy.
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
    // Scripts import others by hashed names, so listing their hashes is enough.
    environments: {
      client: {
        // Previews are built separately, and the development server lacks their modules.
        optimizeDeps: { entries: ['!src/preview/**'] },
        // React's hook for the DevTools extension, which visitors do not need.
        define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
        build: {
          target: OLDEST_BROWSERS,
          // A script loaded only on demand keeps its name, so that the byte budget can exclude it.
          rolldownOptions: {
            output: {
              chunkFileNames: ({ name }) =>
                name === 'check-unseen' ? '_astro/[name].[hash].js' : '_astro/[hash].js',
            },
          },
        },
      },
    },
    // The site does not use light-dark(), whose polyfill would be on every page.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      cssTarget: OLDEST_BROWSERS,

      rolldownOptions: {
        optimization: { inlineConst: true },
        output: { codeSplitting: { groups: scriptGroups } },
      },
      // A data: address would need an exception in the content security policy; small scripts are hashed.
      assetsInlineLimit: (file) =>
        /\.(svg|png|jpe?g|webp|avif|woff2)$/.test(file) ? false : undefined,
    },
  },
});
