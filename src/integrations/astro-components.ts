import { basename, join, relative } from 'node:path';
import { transform } from '@astrojs/compiler-rs';
import type { Plugin } from 'vite';

/** The query with which compiled code imports a component's style sheet. */
const SHEET = /^(.+\.astro)\?astro&type=style&index=(\d+)/;

/** Compiles Astro components, without their scripts, for a separate build. */
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
      // Published code must not contain paths on this machine.
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
