import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { describeForm, type FormSettings } from '../editor/describe-form.ts';
import { editorPolicy, withPolicy } from './editor-policy.ts';
import { onlyWhatIsUsed } from './form-parts.ts';
import { readFirm, readTrial } from './read-trial.ts';

const main = fileURLToPath(new URL('../editor/form/main.ts', import.meta.url));

/** Signing in by OAuth opens a window of another host, which must be able to answer this one. */
const HEADERS = `
/editor
  ! Cross-Origin-Opener-Policy
  Cross-Origin-Opener-Policy: same-origin-allow-popups
`;

/**
 * Adds /editor to a build: the form for editors, with a policy of its own.
 * @param settings undefined for a build without it
 * @param collect what notes the licences of its scripts
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

/** Writes all that the form's page loads, and gives the page its policy. */
async function writeEditor(outDir: string, settings: FormSettings, collect: Plugin): Promise<void> {
  const folder = join(outDir, 'editor');
  await writeForm(folder, collect);
  const writeJson = (name: string, value: unknown) =>
    writeFile(join(folder, name), JSON.stringify(value));
  await writeJson('config.json', describeForm(settings, await readFirm('content')));
  if (!settings.repo) await writeJson('trial.json', await readTrial('content'));
  const page = join(outDir, 'editor.html');
  const policy = editorPolicy(settings.repo && settings.apiUrl);
  await writeFile(page, withPolicy(await readFile(page, 'utf8'), policy));
  await appendFile(join(outDir, '_headers'), HEADERS);
}

async function writeForm(outDir: string, collect: Plugin): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/editor/',
    plugins: [onlyWhatIsUsed(), collect],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2023',
      chunkSizeWarningLimit: Infinity,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: main,
        output: {
          entryFileNames: 'editor.js',
          chunkFileNames: '[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  });
}
