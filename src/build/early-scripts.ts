import type { Plugin } from 'vite';

/** An early script, or a copy for one. */
const EARLY = /\/(early-[a-z-]+)\.ts$|\?(early-[a-z-]+)$/;

/**
 * Gives each script that runs before the islands come (`early-….ts`) a copy of what it imports. A module that it
 * shared with an island, or with another of them, would have to be fetched by itself, and the script could not stand in
 * the page.
 */
export function copyIntoEarlyScripts(): Plugin {
  return {
    name: 'copy-into-early-scripts',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const [, script, copiedFor = script] = EARLY.exec(importer) ?? [];
      if (!copiedFor) return null;
      const original = importer.replace(`?${copiedFor}`, '');
      const found = await this.resolve(source, original, { skipSelf: true });
      return found && `${found.id}?${copiedFor}`;
    },
  };
}
