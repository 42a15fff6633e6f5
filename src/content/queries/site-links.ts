import { readFileSync } from 'node:fs';
import { cacheDir } from 'astro:config/server';
import { CONTENT_REPO } from 'astro:env/server';
import type { Item } from '../checks/check-item.ts';
import { needsMending } from '../checks/problem.ts';
import { checkReferences, type FileValues } from '../items/check-references.ts';
import { pagesOf } from '../kinds/kind.ts';
import { FOLDERS, kindOf, KINDS, type Folder } from '../kinds/kinds.ts';
import { PAGES, type PageName } from '../kinds/pages.ts';
import { PAGES_FOLDER } from '../kinds/single-files.ts';
import { LINKS, readReports, saveReport, type CollectionReport } from '../report/report.ts';
import { HEAT_PUMP_GRANT } from '../../planner/engine/grants.ts';
import { company } from './company.ts';
import { keepExisting } from './existing-links.ts';
import { figures } from './figures.ts';
import { listFixedPages } from './fixed-pages.ts';
import { getPageTexts } from './page-texts.ts';
import { getPages } from './queries.ts';

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
  const reports = await readReports(cacheDir);
  const items = await listItems(reports);
  const pages = new Set([
    ...listFixedPages(),
    ...items.flatMap(({ folder, item }) => pagesOf(kindOf(folder), item)),
  ]);
  const all = { navigation, quickLinks, footerServices, homeServices, inSections };
  const { lists, leftOut } = keepExisting(all, pages);
  const broken = checkReferences(await readFiles(items), {
    pages,
    retired: new Set(reports.flatMap(({ retired = [] }) => retired)),
    services,
    figures: Object.keys(figures),
    builtInFigures: [
      HEAT_PUMP_GRANT,
      ...Object.keys(JSON.parse(readFileSync('content/figures.json', 'utf8')) as object),
    ],
  });
  const own = new Set([
    ...reports.flatMap((report) => report.own ?? []),
    ...items.flatMap(({ path, isOwn }) => (isOwn ? [path] : [])),
  ]);
  const problems = broken.map(({ file, problem }) => ({
    file,
    outcome: 'The rest of the file is used.',
    // Editors of a content repository cannot change a built-in file, so it must not fail their builds.
    problem: CONTENT_REPO && !own.has(file) ? { ...problem, isNotice: true } : problem,
  }));
  await saveReport(cacheDir, {
    folder: LINKS,
    source: 'company.json, services',
    items: Object.values(lists).flat().length,
    leftOut,
    problems,
    isClean: !needsMending(problems.map(({ problem }) => problem)),
  });
  return lists;
}

interface ItemOfFile {
  folder: Folder;
  item: Item;
  /** Such as services/solar.json */
  path: string;
  /** Whether the content repository has the file. */
  isOwn: boolean;
}

/** All items that have a page. */
async function listItems(reports: readonly CollectionReport[]): Promise<ItemOfFile[]> {
  const read = FOLDERS.map(async (folder) => {
    const used = reports.find((report) => report.folder === folder)?.files?.used ?? [];
    return ((await getPages(folder)) as Item[]).map((item) => {
      const { file = `${item.id}.json`, origin } = used.find(({ id }) => id === item.id) ?? {};
      return { folder, item, path: `${folder}/${file}`, isOwn: origin !== 'built-in' };
    });
  });
  return (await Promise.all(read)).flat();
}

/** Everything that may refer to something else, as pages get it. */
async function readFiles(items: readonly ItemOfFile[]): Promise<FileValues> {
  const names = Object.keys(PAGES) as PageName[];
  const texts = names.map(
    async (name) => [`${PAGES_FOLDER}/${name}.json`, await getPageTexts(name)] as const,
  );
  return new Map<string, unknown>([
    ['company.json', company],
    ['figures.json', figures],
    ...(await Promise.all(texts)),
    ...items.map(({ path, item }) => [path, item] as const),
  ]);
}

let found: ReturnType<typeof findLinks> | undefined;

/** Links in the header, footer, home page and services' sections; those to pages that do not exist are reported. */
export const getSiteLinks = () => (found ??= findLinks());
