import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const folder = fileURLToPath(new URL('../offline/', import.meta.url));

/**
 * Writes sw.js, one script that imports nothing.
 * @param name of its source: `worker` keeps pages, `kill-switch` takes away what an earlier one left in browsers
 */
export async function writeWorker(name: 'worker' | 'kill-switch', outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(folder, `${name}.ts`),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Gives a built site its service worker, or, where there is to be none, the kill switch for an earlier one. */
export function serviceWorker(isOn: boolean): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const outDir = fileURLToPath(dir);
        await writeWorker(isOn ? 'worker' : 'kill-switch', outDir);
        // A browser takes a new worker where one byte differs, and with it the page for those without a line.
        const page = await readFile(join(outDir, 'offline.html'));
        const release = createHash('sha256').update(page).digest('hex').slice(0, 16);
        await appendFile(join(outDir, 'sw.js'), `//${release}\n`);
      },
    },
  };
}
