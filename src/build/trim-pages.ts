import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withIslandElement } from './island-element.ts';
import { editPage, readPage, textOf, type BuiltPage, type Edit } from './page-elements.ts';
import { trimPolicy } from './page-policies.ts';
import { scriptsOf } from './page-scripts.ts';
import { usedStyles } from './used-styles.ts';

/**
 * Leaves in every page that was built the styles that it uses, gives its islands our own
 * element, and names in its policy the hashes of what it holds.
 */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const readScript = (address: string) => readFile(join(root, address), 'utf8');
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          const page = readPage(withIslandElement(await readFile(file, 'utf8')));
          const scripts = await scriptsOf(page, readScript);
          await writeFile(file, trimPage(page, await usedStyles(page, scripts)));
        }
      },
    },
  };
}

/**
 * A page with other sheets, and a policy that names them and nothing that is not there.
 * @param sheets inline ones, each with what takes its place
 */
export function trimPage(page: BuiltPage, sheets: ReadonlyMap<string, string>): string {
  const edits = page.elements.flatMap((element): Edit[] => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    const text = element.tagName === 'style' && sheets.get(textOf(element));
    if (!startTag || !endTag || text === undefined || text === false) return [];
    return [{ start: startTag.endOffset, end: endTag.startOffset, text }];
  });
  return editPage(page.html, [...edits, ...trimPolicy(page, sheets)]);
}
