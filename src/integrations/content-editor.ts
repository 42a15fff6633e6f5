import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { SETTINGS_FILES } from '../content/model/settings-files.ts';
import { buildCmsConfig, type FormSettings } from '../editor/build-cms-config.ts';
import type { BuiltInFiles } from '../editor/build-file-collection.ts';

const main = fileURLToPath(new URL('../editor/form/main.ts', import.meta.url));

/** Signing in with OAuth opens a window on another host, which must be able to post a message back. */
const HEADERS = `
/editor
  ! Cross-Origin-Opener-Policy
  Cross-Origin-Opener-Policy: same-origin-allow-popups
`;

/**
 * Adds /editor to a build: the content form, with its own security policy.
 * @param settings undefined for a build without it
 * @param collect the plugin that collects the licences of its scripts
 */
export function contentEditor(
  settings: FormSettings | undefined,
  collect: Plugin,
): AstroIntegration {
  return {
    name: 'content-editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'build' || !settings) return;
        injectRoute({ pattern: '/editor', entrypoint: './src/pages/_editor/Editor.astro' });
      },
      'astro:build:done': async ({ dir }) => {
        if (settings) await writeEditor(fileURLToPath(dir), settings, collect);
      },
    },
  };
}

/** Writes the files that the form's page loads, and sets the page's policy. */
async function writeEditor(outDir: string, settings: FormSettings, collect: Plugin): Promise<void> {
  const folder = join(outDir, 'editor');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/editor/',
    plugins: [collect],
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2023',
      chunkSizeWarningLimit: Infinity,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: main,
        // The CMS imports these for field types that no form here uses: code and maps.
        external: /^(@shikijs\/(langs|themes)|leaflet|terra-draw)/,
        output: {
          entryFileNames: 'editor.js',
          chunkFileNames: '[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  });
  const config = buildCmsConfig(settings, await readSettingsFiles('content'));
  await writeFile(join(folder, 'config.json'), JSON.stringify(config));
  const page = join(outDir, 'editor.html');
  const policy = editorPolicy(settings.repo && settings.apiUrl);
  await writeFile(page, withPolicy(await readFile(page, 'utf8'), policy));
  await appendFile(join(outDir, '_headers'), HEADERS);
}

/** The contents of the built-in settings files, by name. */
export async function readSettingsFiles(root: string): Promise<BuiltInFiles> {
  const files = Object.keys(SETTINGS_FILES).map(async (name) => {
    const text = await readFile(join(root, `${name}.json`), 'utf8');
    return [name, JSON.parse(text) as BuiltInFiles[string]] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

const META = /(<meta http-equiv="content-security-policy" content=")[^"]*(")/i;
const GITHUB_STATUS = 'https://www.githubstatus.com';

/**
 * The security policy of the content form: scripts from the site only, requests to the content API and GitHub's status
 * page. The CMS adds its own styles, loads fonts from a CDN, shows previews and new pictures as blobs and pictures on
 * other hosts directly, and converts pictures with WebAssembly.
 * @param apiUrl of the content repository, if there is one
 */
export function editorPolicy(apiUrl: string | undefined): string {
  const hosts = apiUrl === undefined ? '' : ` ${new URL(apiUrl).origin} ${GITHUB_STATUS}`;
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self' https://cdn.jsdelivr.net",
    `connect-src 'self' blob: data:${hosts}`,
    'frame-src blob:',
    'media-src blob:',
    "manifest-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Replaces the policy of a page.
 * @throws if the page has none
 */
export function withPolicy(html: string, policy: string): string {
  if (!META.test(html)) throw new Error('The page of the editor has no policy to replace');
  return html.replace(META, `$1${policy}$2`);
}
