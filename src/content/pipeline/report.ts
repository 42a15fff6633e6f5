import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { formatProblem, needsFix, printable, type Problem } from '../model/problem.ts';
import { sanitizeForLog } from '../../text/escape.ts';
import type { FolderFiles, FileOrigin } from '../model/manifest.ts';
import type { LoaderContext } from 'astro/loaders';

/** A problem with a file, and its effect on the build. */
export interface ReportedProblem {
  /** The file's path in the content, such as services/solar.json. */
  file: string;
  outcome: string;
  problem: Problem;
}

/** The outcome of one build for a folder, or for another group of content. */
export interface ContentReport {
  folder: string;
  source: string;
  items: number;
  /** Skipped files, by name. */
  skipped: string[];
  /** Ids of built-in items with a page that are not listed, since the content repository lacks them. */
  unlisted?: string[];
  /** Files of hidden items. */
  hidden?: string[];
  /** URLs of hidden items' pages, which no longer exist. */
  hiddenPages?: string[];
  /** Settings files in the content repository, by path. */
  fromRepository?: string[];
  /** The error, if the content repository could not be used. */
  error?: string | undefined;
  /** The version used instead. */
  inUse?: FileOrigin | undefined;
  /** A folder or files that could not be read from the content repository and have no last good version. */
  unreadable?: string[];
  problems: ReportedProblem[];
  /** Notes for the dashboard, which is public. */
  notes?: string[];
  /** The outcome for each file, in collections with one file per item. */
  files?: FolderFiles;
  isClean: boolean;
}

/** The report on links between files. */
export const LINKS_REPORT = 'links';

/** A report on problems; it is clean unless one needs fixing. */
export function createReport(found: Omit<ContentReport, 'isClean'>): ContentReport {
  const { error, inUse, ...others } = found;
  return {
    ...others,
    ...(error === undefined ? {} : { error, inUse }),
    isClean: error === undefined && !needsFix(found.problems.map(({ problem }) => problem)),
  };
}

const directory = (cacheDir: URL) => new URL('content-report/', cacheDir);

/** Saves a report for the end of the build, since loaders and integrations do not share memory. */
export async function saveReport(cacheDir: URL, report: ContentReport): Promise<void> {
  const file = new URL(`${report.folder}.json`, directory(cacheDir));
  const partial = new URL(`${report.folder}.part`, directory(cacheDir));
  await mkdir(directory(cacheDir), { recursive: true });
  // Written atomically, since a page may be reading the reports at the same time.
  await writeFile(partial, JSON.stringify(report));
  await rename(partial, file);
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

/** A report as lines for the log: information and warnings. */
export function describeReport(report: ContentReport) {
  const { folder, error, inUse, problems } = report;
  const describe = ({ file, outcome, problem }: ReportedProblem) =>
    `${formatProblem(file, problem)}\n    ${outcome}`;
  const used =
    inUse === 'last-good' ? 'Its last good content is used' : 'The built-in content is used';
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

/** The items that are not listed, with and without a page. */
export function describePages({ folder, unlisted = [], hidden = [] }: ContentReport): string[] {
  return [
    ...(unlisted.length > 0
      ? [
          `${folder}: no file for ${listNames(unlisted)}. The built-in page is still online, but nothing lists it`,
        ]
      : []),
    ...(hidden.length > 0
      ? [`${folder}: hidden, with no page and in no list: ${listNames(hidden)}`]
      : []),
  ];
}

/** The reports as a table. */
export function formatReports(reports: ContentReport[]): string {
  const rows = [
    ['collection', 'source', 'items', 'skipped', 'unlisted'],
    ...reports.map((report) => [
      report.folder,
      describeSource(report),
      String(report.items),
      listNames(report.skipped),
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
 * The problems that stop a build. `source`: a content repository that cannot be read, so that a live site never loses
 * content. `on`: also any invalid content.
 */
export type Strictness = 'off' | 'source' | 'on';

/** The logger and the folder for a report. */
interface ReportTarget {
  collection: string;
  logger: Pick<LoaderContext['logger'], 'info' | 'warn'>;
  config: Pick<LoaderContext['config'], 'cacheDir'>;
}

/**
 * Logs a collection's report, and saves it for the end of the build.
 * @throws if the build must stop
 */
export async function publishReport(
  report: ContentReport,
  strictness: Strictness,
  { collection, logger, config }: ReportTarget,
): Promise<void> {
  const { notices, warnings } = describeReport(report);
  for (const text of notices) logger.info(text);
  for (const text of warnings) logger.warn(text);
  const hasUnreadable = (report.unreadable ?? []).length > 0;
  if ((strictness === 'on' && !report.isClean) || (strictness === 'source' && hasUnreadable)) {
    annotate(warnings);
    throw new Error(
      `CONTENT_STRICT is ${strictness} and ${collection} has problems:\n${warnings.join('\n')}`,
    );
  }
  await saveReport(config.cacheDir, report);
}

/**
 * Formats an error as a GitHub annotation, which the API returns without the log.
 * Source: docs.github.com, workflow commands, setting an error message.
 * @param error an error; the lines after the first give details
 */
export function annotation(error: string): string {
  const [location = '', ...more] = error.split(/\s*\n\s*/);
  const line = [location, more.join('; ')].filter(Boolean).join(': ');
  return `::error::${line.replaceAll('%', '%25')}`;
}

/** Adds an annotation for the error if this is a GitHub workflow. */
export function annotate(errors: readonly string[], env = process.env): void {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  for (const error of errors) console.log(annotation(error));
}
