import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFiles } from '../content/model/settings-files.ts';
import type { Redirect } from '../content/model/schemas/redirects.ts';
import { afterBuild } from './after-build.ts';

/**
 * Writes the redirects of content/redirects.json to `_redirects`, the format of Cloudflare and Netlify. Omits redirects
 * from a page that exists or to one that does not; the report lists them.
 * @param files the settings files, read before the build
 */
export const redirects = (files: ContentFiles) =>
  afterBuild('redirects', async (root) => {
    const lines = listRules(files.redirects.redirects, (path) => hasPage(root, path));
    if (lines.length > 0) await writeFile(join(root, '_redirects'), `${lines.join('\n')}\n`);
  });

const hasPage = (root: string, path: string): boolean =>
  existsSync(join(root, path === '/' ? 'index.html' : `${path}.html`));

/** The rules, each with and without a slash at the end; if an address has several, the first is used. */
export function listRules(list: readonly Redirect[], isPage: (path: string) => boolean): string[] {
  const rules = new Map<string, string>();
  for (const { from, to } of list) {
    const path = from.replace(/\/$/, '');
    const target = to.replace(/#.*$/, '');
    if (isPage(path || '/') || !(to.startsWith('https:') || isPage(target))) continue;
    for (const from of [path, `${path}/`]) {
      if (!rules.has(from)) rules.set(from, `${from} ${to} 301`);
    }
  }
  return [...rules.values()];
}
