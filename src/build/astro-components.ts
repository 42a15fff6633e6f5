import { basename, join, relative } from 'node:path';
import { transform } from '@astrojs/compiler-rs';
import type { Plugin } from 'vite';

/** A sheet within a component, as its compiled code names it. */
const SHEET = /^(.+\.astro)\?astro&type=style&index=(\d+)/;

/** Compiles components for a build of our own, as Astro does for its pages. Their scripts are left out. */
export function astroComponents(root: string): Plugin {
  const sheets = new Map<string, readonly string[]>();
  return {
    name: 'astro-components',
    enforce: 'pre',
    resolveId: (id) => (SHEET.test(id) ? id : undefined),
    load(id) {
      const [, file = '', index] = SHEET.exec(id) ?? [];
      return sheets.get(file)?.[Number(index)];
    },
    transform(source, id) {
      if (!id.endsWith('.astro')) return undefined;
      // What is published names no folder of the machine.
      const filename = `/${relative(join(root, 'src'), id)}`;
      const { code, css } = transform(source, {
        filename,
        normalizedFilename: filename,
        internalURL: 'astro/compiler-runtime',
        compact: 'jsx',
        resultScopedSlot: true,
        resolvePath: (specifier) => basename(specifier, '.tsx'),
      });
      sheets.set(filename, css);
      return { code, moduleType: 'ts' };
    },
  };
}
