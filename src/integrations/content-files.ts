import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { SINGLE_NAMES, type ContentFiles } from '../content/model/settings-files.ts';
import { SETTINGS, readContentSettings } from '../content/pipeline/read-settings.ts';
import { createSources, type SourceSettings } from '../content/sources/create-sources.ts';
import { publishReport, type Strictness } from '../content/pipeline/report.ts';

/**
 * Reads the settings files, such as company.json, before anything imports them.
 * @param files receives them
 */
export function contentFiles(
  files: ContentFiles,
  { strictness, ...source }: SourceSettings & { strictness: Strictness },
): AstroIntegration {
  return {
    name: 'content-files',
    hooks: {
      'astro:config:setup': async ({ config, logger, addWatchFile }) => {
        // The development server restarts when they change.
        for (const name of SINGLE_NAMES) {
          addWatchFile(new URL(`content/${name}.json`, config.root));
        }
        const { builtIn, remote } = createSources(source);
        const cache = await openCache(new URL('content-files.json', config.cacheDir));
        const read = await readContentSettings(builtIn, remote?.(1), cache.entries);
        await publishReport(read.report, strictness, { collection: SETTINGS, logger, config });
        await cache.save();
        Object.assign(files, read.files);
      },
    },
  };
}

const MODULE = 'virtual:content-files';

/** The module that provides these files to the site. */
export const contentFilesModule = (files: ContentFiles): Plugin => ({
  name: MODULE,
  resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(files)}` : undefined),
});

/** A cache between builds, in a file. */
async function openCache(
  file: URL,
): Promise<{ entries: Map<string, string>; save: () => Promise<void> }> {
  const entries = await readFile(file, 'utf8')
    .then((text) => new Map(JSON.parse(text) as [string, string][]))
    .catch(() => new Map<string, string>());
  const save = async () => {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, JSON.stringify([...entries]));
  };
  return { entries, save };
}
