import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { createSources, type SourceSettings } from '../content/loaders/create-sources.ts';
import { BUILT_IN_FIRM, FIRM, readFirmFiles } from '../content/loaders/firm-files.ts';
import { publishReport, type Strictness } from '../content/loaders/strictness.ts';

/** Values of content files by name, such as company. */
type Values = Map<string, unknown>;

/**
 * Reads the content repository's own company.json and so on before anything imports them.
 * @param values is filled with those that it has
 */
export function firmFiles(
  values: Values,
  { strictness, ...source }: SourceSettings & { strictness: Strictness },
): AstroIntegration {
  return {
    name: 'firm-files',
    hooks: {
      'astro:config:setup': async ({ config, logger, addWatchFile }) => {
        // Tailwind reads its theme once for each start of the development server.
        addWatchFile(new URL('content/theme.json', config.root));
        const place = { collection: FIRM, logger, config };
        const remote = createSources(source).remote?.(1);
        if (!remote) return publishReport(BUILT_IN_FIRM, strictness, place);
        const cache = await openCache(new URL('firm-files.json', config.cacheDir));
        const read = await readFirmFiles(remote, cache.entries, 'content');
        await publishReport(read.report, strictness, place);
        await cache.save();
        for (const [name, value] of read.values) values.set(name, value);
      },
    },
  };
}

/** Gives whoever imports one of these files its value. */
export const inPlaceOfFiles = (values: Values): Plugin => ({
  name: 'in-place-of-files',
  enforce: 'pre',
  load(id) {
    const [, name = ''] = /\/content\/([\w/-]+)\.json$/.exec(id) ?? [];
    return values.has(name) ? JSON.stringify(values.get(name)) : undefined;
  },
});

/** A cache from one build to the next, in a file. */
async function openCache(
  file: URL,
): Promise<{ entries: Map<string, string>; save: () => Promise<void> }> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const entries = new Map(JSON.parse(text) as [string, string][]);
  const save = async () => {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, JSON.stringify([...entries]));
  };
  return { entries, save };
}
