import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectAssets } from '../service-worker/collect-assets.ts';
import { afterBuild } from './after-build.ts';
import { withIslandElement } from './island-element.ts';
import {
  editHtml,
  readPage,
  textOf,
  type BuiltPage,
  type HtmlEdit,
  type Element,
} from './page-elements.ts';
import { restrictPolicy } from './page-policies.ts';
import { purgeCss } from './purge-css.ts';

/**
 * Makes every built page smaller: keeps only the styles in use, installs our own island element, and reduces the security
 * policy to the page's own hashes.
 */
export const postprocessHtml = () =>
  afterBuild('postprocess-html', async (root) => {
    const readScript = (url: string) => readFile(join(root, url), 'utf8');
    for await (const name of glob('**/*.html', { cwd: root })) {
      const file = join(root, name);
      const page = readPage(withIslandElement(await readFile(file, 'utf8')));
      const scripts = await scriptsOf(page, readScript);
      await writeFile(file, replaceStyles(page, await purgeCss(page, scripts)));
    }
  });

/**
 * Replaces a page's inline style sheets, and their hashes in its policy.
 * @param sheets the source of each sheet and its replacement
 */
export function replaceStyles(page: BuiltPage, sheets: ReadonlyMap<string, string>): string {
  const edits = page.elements.flatMap((element): HtmlEdit[] => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    const text = element.tagName === 'style' && sheets.get(textOf(element));
    if (!startTag || !endTag || text === undefined || text === false) return [];
    return [{ start: startTag.endOffset, end: endTag.startOffset, text }];
  });
  return editHtml(page.html, [...edits, ...restrictPolicy(page, sheets)]);
}

/**
 * The sources of all scripts of a page: inline ones, and those loaded by the page or by other scripts, at once or
 * later.
 * @param readScript returns the source of a script by its URL, such as /_astro/client.js
 */
export async function scriptsOf(
  { html, elements }: BuiltPage,
  readScript: (url: string) => Promise<string>,
): Promise<string[]> {
  const loaded: string[] = [];
  await collectAssets([html], async (url) => {
    const script = await readScript(url);
    loaded.push(script);
    return script;
  });
  return [...elements.filter(isScript).map(textOf), ...loaded];
}

/** JSON in a script element is data, not a script. */
const isScript = ({ tagName, attrs }: Element): boolean =>
  tagName === 'script' && !attrs.some(({ name, value }) => name === 'type' && /json/.test(value));
