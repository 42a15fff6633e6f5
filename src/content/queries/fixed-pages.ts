import { globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the URLs of the pages that do not depend on content.
 * @param root folder of this repository
 */
export const listFixedPages = (root = '.'): string[] =>
  globSync('**/*.astro', { cwd: join(root, 'src/pages') })
    .filter((file) => !/(^|\/)_|\[/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`);
