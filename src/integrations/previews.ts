import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import sharp from 'sharp';
import { build, loadEnv, type Plugin } from 'vite';
import { checkItem, type Item } from '../content/model/check-item.ts';
import { completeItem } from '../content/pipeline/parse-item.ts';
import { cleanFields } from '../content/pipeline/parse-item.ts';
import { isHidden } from '../content/model/check-item.ts';
import { FOLDERS, type Folder } from '../content/model/content-types.ts';
import { contentTypeOf } from '../content/model/content-types.ts';
import { byOrder } from '../content/queries/lists.ts';
import { afterBuild } from './after-build.ts';
import { astroComponents } from './astro-components.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const HASHED_PICTURE = /^(.+)\.[\w-]{8}\.(svg|png|jpg|jpeg|webp|avif)$/;

/**
 * Lists the pictures that a built site serves unconverted, by their path in content.
 * @param site the folder of the built site
 */
export async function listServedPictures(site: string) {
  const pictures: Record<string, { src: string; width: number; height: number; format: string }> =
    {};
  for await (const file of glob('_astro/*', { cwd: site })) {
    const [, name, ending] = HASHED_PICTURE.exec(basename(file)) ?? [];
    if (!name) continue;
    const { width, height } = await sharp(join(site, file)).metadata();
    // Listed as drawings, so that previews show photographs in a single size too.
    pictures[`/uploads/${name}.${ending}`] = { src: `/${file}`, width, height, format: 'svg' };
  }
  return pictures;
}

/**
 * The built-in items of a folder for pages, in the order of lists. Previews are public, so this omits retired and invalid
 * items, and fields for the build only.
 * @param content the folder with services/, properties/ and so on
 */
export async function listPublicItems(content: string, folder: Folder): Promise<Item[]> {
  const contentType = contentTypeOf(folder);
  const items: Item[] = [];
  for await (const path of glob(`${folder}/*.json`, { cwd: content })) {
    const checked = checkItem(
      basename(path),
      await readFile(join(content, path), 'utf8'),
      contentType,
    );
    if (!checked.ok || isHidden(checked.item)) continue;
    const { item } = cleanFields(checked.item, contentType.htmlFields);
    for (const field of contentType.secretFields ?? []) Reflect.deleteProperty(item, field);
    items.push({ ...completeItem(item, contentType, undefined), isListed: true });
  }
  return items.toSorted(byOrder);
}

/** A picture in a style sheet. */
const UPLOAD = /url\(['"]?[^'")]*\/content(\/uploads\/[^'")?]+)[^'")]*['"]?\)/g;

/** Provides the modules that Astro's own build generates and components import. */
async function astroModules(site: string): Promise<Plugin> {
  const pictures = await listServedPictures(site);
  const items = FOLDERS.map(
    async (folder) => [folder, await listPublicItems(join(root, 'content'), folder)] as const,
  );
  const builtIn = Object.fromEntries(await Promise.all(items));
  const { PUBLIC_PLACE_SEARCH_URL } = loadEnv('production', root, 'PUBLIC_');
  const modules: Record<string, string> = {
    'virtual:served-pictures': `export default ${JSON.stringify(pictures)}`,
    'virtual:built-in-items': `export default ${JSON.stringify(builtIn)}`,
    // Pictures are listed as drawings above, so this is never rendered.
    'astro:assets': 'export const Picture = undefined, Image = undefined',
    'astro:content':
      "import items from 'virtual:built-in-items'; export const getCollection = async (folder) => items[folder].map((data) => ({ data }));",
    'astro:env/client': `export const PUBLIC_ENQUIRY_URL = '/api/enquiries', PUBLIC_PLACE_SEARCH_URL = ${JSON.stringify(PUBLIC_PLACE_SEARCH_URL)}`,
    'astro:react:opts': 'export default {}',
  };
  return {
    name: 'astro-modules',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load(id) {
      if (/\/content\/uploads\/[^?]+$/.test(id)) {
        return `export default ${JSON.stringify(pictures[`/uploads/${basename(id)}`])}`;
      }
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

/** The preview's style sheet, which the editor links by name. */
const isSheet = (name: string): boolean => name === 'preview.css';

/**
 * Builds the editor's previews, which render content with the site's own components, if the site has an editor.
 * @param address the site's address, so that previews match the site
 * @param firm the plugins that provide the firm's facts and colours
 */
export const previews = (isOn: boolean, address: string, firm: readonly Plugin[]) =>
  afterBuild('previews', async (site) => {
    if (!isOn) return;
    const source = (name: string) => join(root, 'src/preview', name);
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      base: '/editor/',
      define: { 'import.meta.env.SITE': JSON.stringify(address) },
      plugins: [...firm, astroComponents(root), await astroModules(site), tailwindcss()],
      build: {
        outDir: join(site, 'editor'),
        emptyOutDir: false,
        modulePreload: false,
        chunkSizeWarningLimit: Infinity,
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          // Ignores `use client`: all of this code runs in the browser.
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
  });
