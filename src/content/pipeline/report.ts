import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { formatProblem, needsMending, printable, type Problem } from '../model/problem.ts';
import { sanitizeForLog } from '../../text/escape.ts';
import type { FolderFiles, Origin } from '../model/manifest.ts';
import type { LoaderContext } from 'astro/loaders';

/** A problem with a file, and what the build does about it. */
export interface ReportedProblem {
  /** Its path in the content, such as services/solar.json. */
  file: string;
  outcome: string;
  problem: Problem;
}

/** What one build did with a folder, or with other content that is read at once. */
export interface ContentReport {
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
  error?: string | undefined;
  /** What was used instead. */
  inUse?: Origin | undefined;
  /** What could not be read from the content repository and has no last good version: a folder, or files. */
  unread?: string[];
  problems: ReportedProblem[];
  /** What the dashboard, which is public, says besides. */
  notes?: string[];
  /** What became of each file, in collections with one file per item. */
  files?: FolderFiles;
  isClean: boolean;
}

/** The report on links between files. */
export const LINKS = 'links';

/** A report of what was found; it is clean unless something is to be mended. */
export function createReport(found: Omit<ContentReport, 'isClean'>): ContentReport {
  const { error, inUse, ...others } = found;
  return {
    ...others,
    ...(error === undefined ? {} : { error, inUse }),
    isClean: error === undefined && !needsMending(found.problems.map(({ problem }) => problem)),
  };
}

const directory = (cacheDir: URL) => new URL('content-report/', cacheDir);

/** Saves a report for the end of the build, since loaders and integrations do not share memory. */
export async function saveReport(cacheDir: URL, report: ContentReport): Promise<void> {
  const file = new URL(`${report.folder}.json`, directory(cacheDir));
  const half = new URL(`${report.folder}.part`, directory(cacheDir));
  await mkdir(directory(cacheDir), { recursive: true });
  // A page may be reading the reports at the same time.
  await writeFile(half, JSON.stringify(report));
  await rename(half, file);
}

/** All reports of the last load, by folder. */
export async function readReports(cacheDir: URL): Promise<ContentReport[]> {
  const names = await readdir(directory(cacheDir)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(
    files.sort().map((file) => readFile(new URL(file, directory(cacheDir)), 'utf8')),
  );
  return texts.map((text) => JSON.parse(text) as ContentReport);
}

/** A report as lines for the log: information, and what to fix. */
export function describeReport(report: ContentReport) {
  const { folder, error, inUse, problems } = report;
  const describe = ({ file, outcome, problem }: ReportedProblem) =>
    `${formatProblem(file, problem)}\n    ${outcome}`;
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
export function describePages({ folder, unlisted = [], hidden = [] }: ContentReport): string[] {
  return [
    ...(unlisted.length > 0
      ? [`${folder} has no file for ${listNames(unlisted)}: built-in pages, in no list`]
      : []),
    ...(hidden.length > 0 ? [`${folder} hides ${listNames(hidden)}: no page, in no list`] : []),
  ];
}

/** The reports as a table: collection, source, items, left out, not listed. */
export function formatReports(reports: ContentReport[]): string {
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

function describeSource({ source, error, inUse }: ContentReport): string {
  const version = inUse === 'last-good' ? ', last good' : '';
  return sanitizeForLog(`${source}${version}${error ? ' (repository failed)' : ''}`);
}

const listNames = (names: readonly string[] = []) => names.map(printable).join(', ') || '-';

/**
 * What stops a build. `source`: a content repository that could not be read, so that a live site is never replaced by
 * one with less content. `on`: any invalid content as well.
 */
export type Strictness = 'off' | 'source' | 'on';

/** Where a report is told and kept. */
interface Place {
  collection: string;
  logger: Pick<LoaderContext['logger'], 'info' | 'warn'>;
  config: Pick<LoaderContext['config'], 'cacheDir'>;
}

/**
 * Logs what a collection was read as, and saves it for the end of the build.
 * @throws where the build must stop at it
 */
export async function publishReport(
  report: ContentReport,
  strictness: Strictness,
  { collection, logger, config }: Place,
): Promise<void> {
  const { notices, warnings } = describeReport(report);
  for (const text of notices) logger.info(text);
  for (const text of warnings) logger.warn(text);
  const isUnread = (report.unread ?? []).length > 0;
  if ((strictness === 'on' && !report.isClean) || (strictness === 'source' && isUnread)) {
    annotate(warnings);
    throw new Error(
      `CONTENT_STRICT is ${strictness} and ${collection} has problems:\n${warnings.join('\n')}`,
    );
  }
  await saveReport(config.cacheDir, report);
}

/**
 * An error as the line that GitHub's runner takes for a note on the run, which its API gives without the log.
 * Source: docs.github.com, workflow commands, setting an error message.
 * @param error whose lines after the first say more of it
 */
export function annotation(error: string): string {
  const [place = '', ...more] = error.split(/\s*\n\s*/);
  const line = [place, more.join('; ')].filter(Boolean).join(': ');
  return `::error::${line.replaceAll('%', '%25')}`;
}

/** Says what stops a build or a check beside the run of the workflow, if it is one. */
export function annotate(errors: readonly string[], env = process.env): void {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  for (const error of errors) console.log(annotation(error));
}
