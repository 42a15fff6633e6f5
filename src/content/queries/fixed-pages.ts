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

interface OptionalContent {
  services: readonly { id: string; calculator?: unknown }[];
  houses: readonly unknown[];
  caseStudies: readonly unknown[];
  /** The texts of pages that an editor can hide. */
  business: { hidden?: boolean | undefined };
  planner: { hidden?: boolean | undefined };
}

/** The pages that a company may be without, by whether this one has them. */
export function listOptionalPages(content: OptionalContent) {
  const { services, houses, caseStudies, business, planner } = content;
  const hasCalculators = services.some(({ calculator }) => calculator);
  const hasPlanner = hasCalculators && !planner.hidden;
  const pages = [
    { path: '/services', exists: services.length > 0 },
    { path: '/calculators', exists: hasCalculators },
    { path: '/planner', exists: hasPlanner },
    { path: '/planner/method', exists: hasPlanner },
    { path: '/business', exists: !business.hidden },
    { path: '/hospitality', exists: houses.length > 0 },
    { path: '/case-studies', exists: caseStudies.length > 0 },
  ];
  const pathsOf = (exists: boolean) =>
    pages.flatMap((page) => (page.exists === exists ? [page.path] : []));
  return { pages: pathsOf(true), hiddenPages: pathsOf(false) };
}
