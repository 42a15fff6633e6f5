import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { Problem } from '../model/checks/format-issues.ts';
import type { FolderFiles } from '../model/content/manifest.ts';

/** A problem of a file, and what the build does about it. */
export interface ReportedProblem {
  file: string;
  outcome: string;
  problem: Problem;
}

/** What became of one collection in a build. */
export interface CollectionReport {
  folder: string;
  source: string;
  items: number;
  /** What was read and not used, by name. */
  leftOut: string[];
  /** Message of the error for which the content repository was not used. */
  error?: string;
  problems: ReportedProblem[];
  /** What became of each file, for collections of one file an item. */
  files?: FolderFiles;
  isClean: boolean;
}

const directory = (cacheDir: URL) => new URL('content-report/', cacheDir);

/** Keeps a report where the end of the build finds it; loaders and integrations do not share memory. */
export async function saveReport(cacheDir: URL, report: CollectionReport): Promise<void> {
  await mkdir(directory(cacheDir), { recursive: true });
  await writeFile(new URL(`${report.folder}.json`, directory(cacheDir)), JSON.stringify(report));
}

/** All reports of the last load, by folder. */
export async function readReports(cacheDir: URL): Promise<CollectionReport[]> {
  const files = await readdir(directory(cacheDir)).catch(() => []);
  const texts = await Promise.all(
    files.sort().map((file) => readFile(new URL(file, directory(cacheDir)), 'utf8')),
  );
  return texts.map((text) => JSON.parse(text) as CollectionReport);
}

/** The reports as a table: collection, source, items, left out. */
export function formatReports(reports: CollectionReport[]): string {
  const rows = [
    ['collection', 'source', 'items', 'left out'],
    ...reports.map((report) => [
      report.folder,
      report.error ? `${report.source} (repository failed)` : report.source,
      String(report.items),
      report.leftOut.join(', ') || '-',
    ]),
  ];
  const widths = [0, 1, 2].map((i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
