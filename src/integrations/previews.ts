import { glob, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@astrojs/compiler-rs';
import tailwindcss from '@tailwindcss/vite';
import sharp from 'sharp';
import { build, type Plugin } from 'vite';
import { checkItem, isHidden, type Item } from '../content/model/check-item.ts';
import { cleanFields, completeItem } from '../content/pipeline/parse-item.ts';
import { contentTypeOf, FOLDERS, type Folder } from '../content/model/content-types.ts';
import { byOrder } from '../content/queries/lists.ts';
import { afterBuild } from './after-build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const HASHED_IMAGE = /^(.+)\.[\w-]{8}\.(svg|png|jpg|jpeg|webp|avif)$/;

/**
 * Lists the pictures that a built site serves unconverted, by their path in content.
 * @param site the folder of the built site
 */
async function listServedImages(site: string) {
  const pictures: Record<string, { src: string; width: number; height: number; format: string }> =
    {};
  for await (const file of glob('_astro/*', { cwd: site })) {
    const [, name, extension] = HASHED_IMAGE.exec(basename(file)) ?? [];
    if (!name) continue;
    const { width, height } = await sharp(join(site, file)).metadata();
    // Listed as drawings, so that previews show photographs in a single size too.
    pictures[`/uploads/${name}.${extension}`] = { src: `/${file}`, width, height, format: 'svg' };
  }
  return pictures;
}

/**
 * The built-in items of a folder for pages, in the order of lists. Previews are public, so this omits hidden and invalid
 * items, and fields for the build only.
 * @param content the folder with services/, properties/ and so on
 */
async function listPublicItems(content: string, folder: Folder): Promise<Item[]> {
  const contentType = contentTypeOf(folder);
  const items: Item[] = [];
  for await (const path of glob(`${folder}/*.json`, { cwd: content })) {
    const text = await readFile(join(content, path), 'utf8');
    const { value } = checkItem(basename(path), text, contentType);
    if (!value || isHidden(value)) continue;
    const { item } = cleanFields(value, contentType.htmlFields);
    for (const field of contentType.secretFields ?? []) Reflect.deleteProperty(item, field);
    items.push({ ...completeItem(item, contentType, undefined), isListed: true });
  }
  return items.toSorted(byOrder);
}

/**
 * The site content available to previews, as a module, and the site's pictures in place of those that components
 * import.
 */
async function previewContent(site: string): Promise<Plugin> {
  const id = 'virtual:preview-content';
  const pictures = await listServedImages(site);
  const items = FOLDERS.map(
    async (folder) => [folder, await listPublicItems(join(root, 'content'), folder)] as const,
  );
  const builtIn = Object.fromEntries(await Promise.all(items));
  const code = `export const pictures = ${JSON.stringify(pictures)}, builtIn = ${JSON.stringify(builtIn)}`;
  return {
    name: 'preview-content',
    enforce: 'pre',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name === `\0${id}`) return code;
      const [, upload] = /\/content(\/uploads\/[^?]+)$/.exec(name) ?? [];
      return upload && `export default ${JSON.stringify(pictures[upload])}`;
    },
  };
}

/** The preview's style sheet, which the editor links by name. */
const isSheet = (name: string): boolean => name === 'preview.css';

/**
 * Builds the editor's previews, which render content with the site's own components, if the site has an editor.
 * @param url the site's URL, so that previews match the site
 * @param company the plugins that provide the company's facts and colours
 */
export const previews = (isOn: boolean, url: string, company: readonly Plugin[]) =>
  afterBuild('previews', async (site) => {
    if (!isOn) return;
    const source = (name: string) => join(root, 'src/preview', name);
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      base: '/editor/',
      envPrefix: 'PUBLIC_',
      define: { 'import.meta.env.SITE': JSON.stringify(url) },
      plugins: [...company, astroComponents(), await previewContent(site), tailwindcss()],
      build: {
        outDir: join(site, 'editor'),
        emptyOutDir: false,
        modulePreload: false,
        chunkSizeWarningLimit: Infinity,
        rolldownOptions: {
          // `astro:assets` converts photographs; previews do not.
          external: ['astro:assets'],
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

/** The query with which compiled code imports a component's style sheet. */
const SHEET = /^(.+\.astro)\?astro&type=style&index=(\d+)/;

/** Compiles Astro components, without their scripts, for a separate build. */
function astroComponents(): Plugin {
  const sheets = new Map<string, readonly string[]>();
  return {
    name: 'astro-components',
    enforce: 'pre',
    resolveId: (id) => (SHEET.test(id) ? id : undefined),
    load(id) {
      const [, file = '', index] = SHEET.exec(id) ?? [];
      return sheets.get(file)?.[Number(index)];
    },
    transform(source, id) {
      if (!id.endsWith('.astro')) return undefined;
      // Published code must not contain paths on this machine.
      const filename = `/${relative(join(root, 'src'), id)}`;
      const { code, css } = transform(source, {
        filename,
        normalizedFilename: filename,
        internalURL: 'astro/compiler-runtime',
        compact: 'jsx',
        resultScopedSlot: true,
        resolvePath: (specifier) => basename(specifier, '.tsx'),
      });
      sheets.set(filename, css);
      return { code, moduleType: 'ts' };
    },
  };
}
