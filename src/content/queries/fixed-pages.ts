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

/** The pages that a company may be without, by whether this one has them. */
export function listOptionalPages(has: {
  business: boolean;
  houses: boolean;
  caseStudies: boolean;
}) {
  const pages = [
    { path: '/business', exists: has.business },
    { path: '/hospitality', exists: has.houses },
    { path: '/case-studies', exists: has.caseStudies },
  ];
  const pathsOf = (exists: boolean) =>
    pages.flatMap((page) => (page.exists === exists ? [page.path] : []));
  return { pages: pathsOf(true), hiddenPages: pathsOf(false) };
}
