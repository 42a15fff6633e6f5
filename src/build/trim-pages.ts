import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withIslandElement } from './island-element.ts';
import { hash, trimPolicy } from './page-policies.ts';
import { createStyleTrimmer } from './used-styles.ts';

/**
 * Leaves in every page that was built the styles that it uses, gives its islands our own element, and names in its
 * policy the hashes of what it holds.
 */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const trimStyles = createStyleTrimmer((address) => readFile(join(root, address), 'utf8'));
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          const html = withIslandElement(await readFile(file, 'utf8'));
          await writeFile(file, trimPage(html, await trimStyles(html)));
        }
      },
    },
  };
}

/**
 * A page with other sheets, and a policy that names them and nothing that is not there.
 * @param sheets inline ones, each with what takes its place
 */
export function trimPage(html: string, sheets: ReadonlyMap<string, string>): string {
  const replaced = [...sheets].reduce(
    (page, [before, after]) =>
      page
        .replace(`>${before}</style>`, () => `>${after}</style>`)
        .replaceAll(hash(before), hash(after)),
    html,
  );
  return trimPolicy(replaced);
}
