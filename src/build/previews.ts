import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { build, loadEnv, type Plugin } from 'vite';
import { astroComponents } from './astro-components.ts';
import { linkToastStyles } from './toast-styles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A picture that a built site serves as it came. */
interface ServedPicture {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  format: string;
}

const HASHED_PICTURE = /^(.+)\.[\w-]{8}\.(svg|png|jpg|jpeg|webp|avif)$/;

/**
 * The pictures that a built site serves as they came, by the path that content names them with.
 * @param site where it lies
 */
export async function listServedPictures(site: string): Promise<Record<string, ServedPicture>> {
  const pictures: Record<string, ServedPicture> = {};
  for await (const file of glob('_astro/*', { cwd: site })) {
    const [, name, ending] = HASHED_PICTURE.exec(basename(file)) ?? [];
    if (!name) continue;
    const { width, height } = await sharp(join(site, file)).metadata();
    // A preview has one size of a photograph, as of a drawing.
    pictures[`/uploads/${name}.${ending}`] = { src: `/${file}`, width, height, format: 'svg' };
  }
  return pictures;
}

/** What Astro's own build gives to components, as far as previews need it. */
function astroModules(pictures: Record<string, ServedPicture>): Plugin {
  const { PUBLIC_PLACE_SEARCH_URL } = loadEnv('production', root, 'PUBLIC_');
  const modules: Record<string, string> = {
    'virtual:served-pictures': `export default ${JSON.stringify(pictures)}`,
    // Every picture of a preview is drawn in one size.
    'astro:assets': 'export const Picture = undefined',
    'astro:env/client': `export const PUBLIC_PLACE_SEARCH_URL = ${JSON.stringify(PUBLIC_PLACE_SEARCH_URL)}`,
    'astro:react:opts': 'export default {}',
    // Cleaned texts keep no styles that would have to be read.
    postcss: 'export const parse = undefined',
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
  };
}

/** The sheet of the frame, which the editor links by its address. */
const isSheet = (name: string): boolean => name === 'preview.css';

/**
 * Writes what draws content in the editor as the site does, by the site's own components.
 * @param site where the built site lies
 */
async function writePreviews(site: string): Promise<void> {
  const outDir = join(site, 'editor');
  const source = (name: string) => join(root, 'src/preview', name);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    base: '/editor/',
    plugins: [
      astroComponents(root),
      astroModules(await listServedPictures(site)),
      linkToastStyles(),
      tailwindcss(),
    ],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        // All of it runs on the client.
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

/** Gives the editor its previews, where the site has one. */
export function previews(isOn: boolean): AstroIntegration {
  return {
    name: 'previews',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (isOn) await writePreviews(fileURLToPath(dir));
      },
    },
  };
}
