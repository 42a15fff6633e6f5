import { readFileSync } from 'node:fs';
import files from 'virtual:content-files';
import { cacheDir } from 'astro:config/server';
import { CONTENT_REPO } from 'astro:env/server';
import type { Item } from '../model/check-item.ts';
import { checkReferences, type FileValues } from '../model/references.ts';
import {
  pagesOf,
  FOLDERS,
  contentTypeOf,
  CONTENT_TYPES,
  type Folder,
} from '../model/content-types.ts';
import {
  createReport,
  LINKS_REPORT,
  readReports,
  saveReport,
  type ContentReport,
} from '../pipeline/report.ts';
import { HEAT_PUMP_GRANT } from '../../grants/grants.ts';
import { company, figures } from './settings.ts';
import { listFixedPages, listOptionalPages } from './fixed-pages.ts';
import { getCalculators, getItems, getPages } from './queries.ts';

async function findLinks() {
  const { navigation, quickLinks, footerServices } = company;
  const homeServices = company.homeServices.map((slug) => ({
    slug,
    href: CONTENT_TYPES.services.pageUrl(slug),
  }));
  const services = await getPages('services');
  const inSections = services.flatMap(({ sections = [] }) =>
    sections.flatMap(({ link }) => link ?? []),
  );
  const reports = await readReports(cacheDir);
  const items = await listItems(reports);
  const optional = await getOptionalPages();
  const pages = new Set([
    ...listFixedPages(),
    ...optional.pages,
    ...items.flatMap(({ folder, item }) => pagesOf(contentTypeOf(folder), item)),
  ]);
  const exists = ({ href }: { href: string }) => pages.has(href);
  const lists = {
    navigation: navigation.filter(exists),
    quickLinks: quickLinks.filter(exists),
    footerServices: footerServices.filter(exists),
    homeServices: homeServices.filter(exists),
    inSections: inSections.filter(exists),
  };
  const broken = checkReferences(allFiles(items), {
    pages,
    hiddenPages: new Set([
      ...optional.hiddenPages,
      ...reports.flatMap(({ hiddenPages = [] }) => hiddenPages),
    ]),
    services,
    figures: Object.keys(figures),
    builtInFigures: [
      HEAT_PUMP_GRANT,
      ...Object.keys(JSON.parse(readFileSync('content/figures.json', 'utf8')) as object),
    ],
  });
  const paths = new Set([
    ...reports.flatMap((report) => report.fromRepository ?? []),
    ...items.flatMap(({ path, isOwn }) => (isOwn ? [path] : [])),
  ]);
  const problems = broken.map(({ file, problem }) => ({
    file,
    outcome: 'The rest of the file is used.',
    // Editors of a content repository cannot change built-in files, so those must not fail their builds.
    problem: CONTENT_REPO && !paths.has(file) ? { ...problem, isNotice: true } : problem,
  }));
  const report = createReport({
    folder: LINKS_REPORT,
    source: 'company.json, services',
    items: Object.values(lists).flat().length,
    skipped: [],
    problems,
  });
  await saveReport(cacheDir, report);
  return lists;
}

async function findOptionalPages() {
  return listOptionalPages({
    services: await getPages('services'),
    houses: await getPages('properties'),
    caseStudies: await getItems('case-studies'),
    business: files['pages/business'],
    planner: files['pages/planner'],
  });
}

let optionalPages: ReturnType<typeof findOptionalPages> | undefined;

const getOptionalPages = () => (optionalPages ??= findOptionalPages());

/** Whether the site has one of the pages that a company may be without, such as /planner. */
export const hasPage = async (path: string): Promise<boolean> =>
  (await getOptionalPages()).pages.includes(path);

/** Whether the home page shows the weather year: its scene has turbines, and it leads to the planner. */
export const hasWeatherYear = async (): Promise<boolean> =>
  !files['pages/home'].picture &&
  (await getCalculators()).has('wind') &&
  (await hasPage('/planner'));

interface ItemOfFile {
  folder: Folder;
  item: Item;
  /** Such as services/solar.json */
  path: string;
  /** Whether the content repository has the file. */
  isOwn: boolean;
}

/** All items with a page. */
async function listItems(reports: readonly ContentReport[]): Promise<ItemOfFile[]> {
  const read = FOLDERS.map(async (folder) => {
    const used = reports.find((report) => report.folder === folder)?.files?.used ?? [];
    return ((await getPages(folder)) as Item[]).map((item) => {
      const { file = `${item.id}.json`, origin } = used.find(({ id }) => id === item.id) ?? {};
      return { folder, item, path: `${folder}/${file}`, isOwn: origin !== 'built-in' };
    });
  });
  return (await Promise.all(read)).flat();
}

/** All content that may contain references. */
const allFiles = (items: readonly ItemOfFile[]): FileValues =>
  new Map<string, unknown>([
    ...Object.entries(files).map(([name, value]) => [`${name}.json`, value] as const),
    ...items.map(({ path, item }) => [path, item] as const),
  ]);

let found: ReturnType<typeof findLinks> | undefined;

/** Links in the header, footer, home page and services' sections; broken ones are reported. */
export const getSiteLinks = () => (found ??= findLinks());
