import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import sharp from 'sharp';
import { build, loadEnv, type Plugin } from 'vite';
import type { Item } from '../content/checks/check-item.ts';
import { completeItem } from '../content/items/complete-item.ts';
import { FOLDERS, kindOf } from '../content/kinds/kinds.ts';
import { byOrder } from '../content/queries/order.ts';
import { afterBuild } from './after-build.ts';
import { astroComponents } from './astro-components.ts';
import { readPublicItems } from './public-items.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A picture that a built site serves unconverted. */
interface ServedPicture {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  format: string;
}

const HASHED_PICTURE = /^(.+)\.[\w-]{8}\.(svg|png|jpg|jpeg|webp|avif)$/;

/**
 * The pictures that a built site serves unconverted, by their path in content.
 * @param site the folder of the built site
 */
export async function listServedPictures(site: string): Promise<Record<string, ServedPicture>> {
  const pictures: Record<string, ServedPicture> = {};
  for await (const file of glob('_astro/*', { cwd: site })) {
    const [, name, ending] = HASHED_PICTURE.exec(basename(file)) ?? [];
    if (!name) continue;
    const { width, height } = await sharp(join(site, file)).metadata();
    // As a drawing, so that a preview shows a photograph in one size too.
    pictures[`/uploads/${name}.${ending}`] = { src: `/${file}`, width, height, format: 'svg' };
  }
  return pictures;
}

/** The built-in items that everybody may see as pages get them, by folder, in the order of lists. */
async function listBuiltIn(): Promise<Record<string, Item[]>> {
  const listed = FOLDERS.map(async (folder) => {
    const files = await readPublicItems(join(root, 'content'), folder);
    const items = files.map(({ item }) => ({
      ...completeItem(item, kindOf(folder), undefined),
      isListed: true,
    }));
    return [folder, items.toSorted(byOrder)] as const;
  });
  return Object.fromEntries(await Promise.all(listed));
}

/** A picture in a style sheet. */
const UPLOAD = /url\(['"]?[^'")]*\/content(\/uploads\/[^'")?]+)[^'")]*['"]?\)/g;
/** What a page has around it in a preview. */
const PAGE = join(root, 'src/preview/files/page.astro');

/** Modules in whose place a preview has simpler ones, by the end of their path. */
const SIMPLER: Record<string, string> = {
  // Only the build can tell which links lead to a page.
  '/content/queries/site-links.ts':
    "import { company } from './company.ts'; export const getSiteLinks = async () => company;",
  // Of all that lie in the folder, those of retired items are for nobody.
  '/content/queries/images.ts':
    "import served from 'virtual:served-pictures'; export const findImage = (path) => served[path] ?? served['/uploads/fallback.svg'];",
  '/seo/site.ts': 'export const siteOf = () => new URL(import.meta.env.SITE);',
  // Whatever the operator's settings are, all paragraphs are shown.
  '/pages/_legal/settings.ts':
    "export const CONDITIONS = new Proxy({}, { get: () => true }); export const SETTING_FACTS = { formService: 'forms.example', forwardService: 'forwards.example', placeService: 'places.example', keepDays: '90', draftDays: '30' };",
  // The planner reckons too long to follow what is typed.
  '/planner/island/Planner.tsx': 'export default () => null;',
  '/pages/_planner/example.ts':
    'export const openGrants = [], plannerFigures = {}, plannerSchemes = {}; export const plannerExample = () => undefined;',
};

/** Stands in for the modules that Astro's own build makes and components import. */
function astroModules(
  pictures: Record<string, ServedPicture>,
  builtIn: Record<string, Item[]>,
): Plugin {
  const { PUBLIC_PLACE_SEARCH_URL } = loadEnv('production', root, 'PUBLIC_');
  const modules: Record<string, string> = {
    'virtual:served-pictures': `export default ${JSON.stringify(pictures)}`,
    'virtual:built-in-items': `export default ${JSON.stringify(builtIn)}`,
    // Pictures are listed as drawings above, so nothing draws this.
    'astro:assets': 'export const Picture = undefined, Image = undefined',
    'astro:content':
      "import items from 'virtual:built-in-items'; export const getCollection = async (folder) => items[folder].map((data) => ({ data }));",
    'astro:env/client': `export const PUBLIC_ENQUIRY_URL = '/api/enquiries', PUBLIC_PLACE_SEARCH_URL = ${JSON.stringify(PUBLIC_PLACE_SEARCH_URL)}`,
    'astro:react:opts': 'export default {}',
    // Sanitised texts have no styles to parse.
    postcss: 'export const parse = undefined',
  };
  return {
    name: 'astro-modules',
    enforce: 'pre',
    resolveId(id) {
      if (id.endsWith('/layouts/Page.astro')) return PAGE;
      return Object.hasOwn(modules, id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (/\/content\/uploads\/[^?]+$/.test(id)) {
        return `export default ${JSON.stringify(pictures[`/uploads/${basename(id)}`])}`;
      }
      const simpler = Object.keys(SIMPLER).find((path) => id.endsWith(path));
      if (simpler) return SIMPLER[simpler];
      return id.startsWith('\0') ? modules[id.slice(1)] : undefined;
    },
    transform(code, id) {
      if (!id.includes('.astro?astro&type=style')) return undefined;
      return code.replace(UPLOAD, (whole, path: string) => {
        const served = pictures[path];
        return served ? `url(${served.src})` : whole;
      });
    },
  };
}

/** The style sheet of the preview, which the editor links by name. */
const isSheet = (name: string): boolean => name === 'preview.css';

/**
 * Builds the editor's previews, which draw content with the site's own components.
 * @param site the folder of the built site
 * @param address of the site, by which previews show what the site does
 * @param firm what gives the facts of the firm, and its colours
 */
async function writePreviews(
  site: string,
  address: string,
  firm: readonly Plugin[],
): Promise<void> {
  const outDir = join(site, 'editor');
  const source = (name: string) => join(root, 'src/preview', name);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    base: '/editor/',
    define: { 'import.meta.env.SITE': JSON.stringify(address) },
    plugins: [
      ...firm,
      astroComponents(root),
      astroModules(await listServedPictures(site), await listBuiltIn()),
      tailwindcss(),
    ],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        // `use client` means nothing here: all of it runs in the browser.
        checks: { moduleLevelDirective: false },
        input: { preview: source('register-previews.ts'), 'preview-frame': source('frame.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'preview-[hash].js',
          assetFileNames: ({ names }) => names.find(isSheet) ?? 'preview-[hash][extname]',
        },
      },
    },
  });
}

/** Gives the editor its previews, if the site has an editor. */
export const previews = (isOn: boolean, address: string, firm: readonly Plugin[]) =>
  afterBuild('previews', async (root) => {
    if (isOn) await writePreviews(root, address, firm);
  });
