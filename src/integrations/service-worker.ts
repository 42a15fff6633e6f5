import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import settings from '../../package.json' with { type: 'json' };

/** The oldest supported browsers, from package.json: the target of builds. */
export const OLDEST_BROWSERS = settings.browserslist.production.map((browser) =>
  browser.replace(' >= ', '').replace('ios_saf', 'ios'),
);

const folder = fileURLToPath(new URL('../service-worker/', import.meta.url));

/**
 * Writes sw.js, a single script without imports.
 * @param name the source file: `worker` caches pages, `kill-switch` removes an earlier worker and its caches
 */
export async function writeWorker(
  name: 'worker' | 'kill-switch',
  outDir: string,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins],
    build: {
      outDir,
      emptyOutDir: false,
      target: OLDEST_BROWSERS,
      rolldownOptions: {
        input: join(folder, `${name}.ts`),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Adds the service worker to a built site or, if disabled, a kill switch that removes an earlier one. */
export const serviceWorker = (isOn: boolean, collect: Plugin) =>
  afterBuild('service-worker', async (root) => {
    await writeWorker(isOn ? 'worker' : 'kill-switch', root, [collect]);
    // Browsers fetch the offline page again only if the worker differs by at least one byte.
    const page = await readFile(join(root, 'offline.html'));
    const release = createHash('sha256').update(page).digest('hex').slice(0, 16);
    await appendFile(join(root, 'sw.js'), `//${release}\n`);
  });
