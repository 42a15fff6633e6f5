import { globSync } from 'node:fs';
import { cacheDir } from 'astro:config/server';
import { FOLDERS, kindOf, KINDS } from '../kinds/kinds.ts';
import { company } from './company.ts';
import { keepExisting } from './existing-links.ts';
import { getPages, getServicePages } from './queries.ts';
import { saveReport } from '../report/report.ts';

/** Addresses of the pages that do not depend on content. */
const FIXED_PAGES = globSync('**/*.astro', { cwd: 'src/pages' })
  .filter((file) => !/(^|\/)_|\[/.test(file))
  .map((file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`);

async function listPages(): Promise<ReadonlySet<string>> {
  const ofItems = await Promise.all(
    FOLDERS.map(async (folder) => {
      const { page } = kindOf(folder);
      return page ? (await getPages(folder)).map(({ id }) => page(id)) : [];
    }),
  );
  const ofServices = (await getServicePages()).map(({ slug }) => KINDS.services.page(slug));
  return new Set([...FIXED_PAGES, ...ofItems.flat(), ...ofServices]);
}

async function findLinks() {
  const { navigation, quickLinks, footerServices } = company;
  const homeServices = company.homeServices.map((slug) => ({
    slug,
    href: KINDS.services.page(slug),
  }));
  const services = await getPages('services');
  const inSections = services.flatMap(({ sections = [] }) =>
    sections.flatMap(({ link }) => link ?? []),
  );
  const all = { navigation, quickLinks, footerServices, homeServices, inSections };
  const { lists, leftOut } = keepExisting(all, await listPages());
  await saveReport(cacheDir, {
    folder: 'links',
    source: 'company.json, services',
    items: Object.values(lists).flat().length,
    leftOut,
    problems: [],
    isClean: true,
  });
  return lists;
}

let found: ReturnType<typeof findLinks> | undefined;

/** Links in the header, footer, home page and services' sections; those to pages that do not exist are reported. */
export const getSiteLinks = () => (found ??= findLinks());
