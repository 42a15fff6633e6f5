import type { Plugin } from 'vite';

const COPY = '?early';
const EARLY = /\/early-[a-z-]+\.ts$/;

/**
 * Gives each script that runs before the islands come (`early-….ts`) a copy of what it imports. A module that it
 * shared with an island would have to be fetched by itself, and the script could not stand in the page.
 */
export function copyIntoEarlyScripts(): Plugin {
  return {
    name: 'copy-into-early-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !(EARLY.test(importer) || importer.endsWith(COPY))) return null;
      const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true });
      return found && `${found.id}${COPY}`;
    },
  };
}
