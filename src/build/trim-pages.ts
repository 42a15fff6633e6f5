import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withIslandElement } from './island-element.ts';
import { mergeInline } from './merge-inline.ts';
import {
  editPage,
  isInline,
  readPage,
  textOf,
  type BuiltPage,
  type Edit,
} from './page-elements.ts';
import { trimPolicy } from './page-policies.ts';
import { scriptsOf } from './page-scripts.ts';
import { createClassShortener } from './short-classes.ts';
import { createStyleTrimmer } from './used-styles.ts';

/**
 * Leaves in every page that was built the styles that it uses, in one sheet and under short names, gives its islands our
 * own element, and names in its policy the hashes of what it holds.
 */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const trimStyles = createStyleTrimmer();
        const shortenClasses = createClassShortener();
        const readScript = (address: string) => readFile(join(root, address), 'utf8');
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          const page = readPage(withIslandElement(await readFile(file, 'utf8')));
          const scripts = await scriptsOf(page, readScript);
          const { sheets, edits } = shortenClasses(page, await trimStyles(page, scripts), scripts);
          await writeFile(file, trimPage(page, sheets, edits));
        }
      },
    },
  };
}

/**
 * A page with other sheets, and a policy that names them and nothing that is not there.
 * @param sheets inline ones, each with what takes its place
 * @param more edits of what is neither
 */
export function trimPage(
  page: BuiltPage,
  sheets: ReadonlyMap<string, string>,
  more: readonly Edit[] = [],
): string {
  const inlineText = mergeInline(page.elements, (css) => sheets.get(css) ?? css);
  const inline = page.elements.filter(isInline).map((element): Edit | undefined => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    const text = inlineText(element);
    if (!startTag || !endTag || text === textOf(element)) return undefined;
    return text === undefined
      ? { start: startTag.startOffset, end: endTag.endOffset, text: '' }
      : { start: startTag.endOffset, end: endTag.startOffset, text };
  });
  const edits = inline.filter((edit) => edit !== undefined);
  return editPage(page.html, [...edits, ...more, ...trimPolicy(page, inlineText)]);
}
