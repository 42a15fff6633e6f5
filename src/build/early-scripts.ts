import type { Plugin } from 'vite';

/** An early script, or a module copied for one. */
const EARLY = /\/(early-[a-z-]+)\.ts$|\?(early-[a-z-]+)$/;

/**
 * Gives each script that runs before the islands (`early-….ts`) its own copy of what it imports. A module shared with an
 * island would be a file to fetch, and the script could not be inlined in the page.
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
