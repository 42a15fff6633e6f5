import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { formatProblem, printable, type Problem } from '../checks/problem.ts';
import { sanitizeForLog } from '../../values/text/escape.ts';
import type { FolderFiles, Origin } from '../manifest/manifest.ts';

/** A problem with a file, and what the build does about it. */
export interface ReportedProblem {
  file: string;
  outcome: string;
  problem: Problem;
}

/** What one build did with a collection. */
export interface CollectionReport {
  folder: string;
  source: string;
  items: number;
  /** Files that were read but not used, by name. */
  leftOut: string[];
  /** Ids of built-in items that have a page but are not listed, since the content repository lacks them. */
  unlisted?: string[];
  /** Files of retired items. */
  hidden?: string[];
  /** Addresses of the pages that their items would have. */
  retired?: string[];
  /** Single files that the content repository has, by their paths. */
  own?: string[];
  /** Why the content repository could not be used. */
  error?: string;
  /** What was used instead. */
  inUse?: Origin;
  /** What could not be read from the content repository and has no last good version: a folder, or files. */
  unread?: string[];
  problems: ReportedProblem[];
  /** What the dashboard, which is public, says besides. */
  notes?: string[];
  /** What became of each file, in collections with one file per item. */
  files?: FolderFiles;
  isClean: boolean;
}

/** The folder of the report on links between files, which are named by their whole paths. */
export const LINKS = 'links';

const directory = (cacheDir: URL) => new URL('content-report/', cacheDir);

/** Saves a report for the end of the build, since loaders and integrations do not share memory. */
export async function saveReport(cacheDir: URL, report: CollectionReport): Promise<void> {
  const file = new URL(`${report.folder}.json`, directory(cacheDir));
  const half = new URL(`${report.folder}.part`, directory(cacheDir));
  await mkdir(directory(cacheDir), { recursive: true });
  // A page may be reading the reports at the same time.
  await writeFile(half, JSON.stringify(report));
  await rename(half, file);
}

/** All reports of the last load, by folder. */
export async function readReports(cacheDir: URL): Promise<CollectionReport[]> {
  const names = await readdir(directory(cacheDir)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(
    files.sort().map((file) => readFile(new URL(file, directory(cacheDir)), 'utf8')),
  );
  return texts.map((text) => JSON.parse(text) as CollectionReport);
}

/** A report as lines for the log: information, and what to fix. */
export function describeReport(report: CollectionReport) {
  const { folder, error, inUse, problems } = report;
  const describe = ({ file, outcome, problem }: ReportedProblem) =>
    `${formatProblem(folder === LINKS ? file : `${folder}/${file}`, problem)}\n    ${outcome}`;
  const used = inUse === 'last-good' ? 'Its last good content is used' : 'Built-in content is used';
  return {
    notices: [
      ...problems.filter(({ problem }) => problem.isNotice).map(describe),
      ...describePages(report),
    ],
    warnings: [
      ...(error ? [`${folder}: ${sanitizeForLog(error)}. ${used}.`] : []),
      ...problems.filter(({ problem }) => !problem.isNotice).map(describe),
    ],
  };
}

/** Which items have a page but are not listed, and which have neither. */
export function describePages({ folder, unlisted = [], hidden = [] }: CollectionReport): string[] {
  return [
    ...(unlisted.length > 0
      ? [`${folder} has no file for ${listNames(unlisted)}: built-in pages, in no list`]
      : []),
    ...(hidden.length > 0 ? [`${folder} hides ${listNames(hidden)}: no page, in no list`] : []),
  ];
}

/** The reports as a table: collection, source, items, left out, not listed. */
export function formatReports(reports: CollectionReport[]): string {
  const rows = [
    ['collection', 'source', 'items', 'left out', 'page only'],
    ...reports.map((report) => [
      report.folder,
      describeSource(report),
      String(report.items),
      listNames(report.leftOut),
      listNames(report.unlisted),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function describeSource({ source, error, inUse }: CollectionReport): string {
  const version = inUse === 'last-good' ? ', last good' : '';
  return sanitizeForLog(`${source}${version}${error ? ' (repository failed)' : ''}`);
}

const listNames = (names: readonly string[] = []) => names.map(printable).join(', ') || '-';
