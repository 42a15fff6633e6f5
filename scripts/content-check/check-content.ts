import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import {
  createImageDownloader,
  type DownloadImages,
} from '../../src/content/images/download-images.ts';
import { FOLDERS, isFolder } from '../../src/content/model/content-types.ts';
import { fileProblem } from '../../src/content/model/problem.ts';
import { SINGLE_NAMES } from '../../src/content/model/settings-files.ts';
import { describePages } from '../../src/content/pipeline/report.ts';
import { EXTERNAL_HTTP } from '../../src/content/sources/create-sources.ts';
import type { HttpDependencies } from '../../src/content/sources/request.ts';
import { countOf } from '../../src/numbers/format.ts';
import { checkImages } from './check-images.ts';
import {
  reportUnreadable,
  reportParts,
  type CheckedPart,
  type CheckReport,
} from './check-report.ts';
import { findBrokenReferences, findMissingImages, findSharedUrls } from './cross-checks.ts';
import { listIgnored, listIgnoredIn } from './list-ignored.ts';
import { readContent, readFileStatus, type ReadContent, type ReadFolder } from './read-content.ts';

/**
 * Checks every existing folder and file of content; a content repository may lack some.
 * @param root the folder with services/, properties/ and so on
 */
export async function checkContent(root: string, tools = EXTERNAL_HTTP): Promise<CheckReport> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    return reportUnreadable([
      `${root} is not a readable folder. Name a folder with company.json, services/ and so on.`,
    ]);
  }
  const exists = (name: string) => readFileStatus(root, name) !== undefined;
  const others = await listIgnored(root);
  const names = [...FOLDERS, ...SINGLE_NAMES.map((name) => `${name}.json`), 'uploads'];
  if (!names.some(exists)) {
    return reportUnreadable([`${root} has no content folders such as services/`, ...others]);
  }
  const read = await withDownloader(tools, (downloadImages) => readContent(root, downloadImages));
  const folders = read.folders.filter(({ folder }) => exists(folder));
  return reportParts([
    ...(await Promise.all(folders.map((each) => checkFolder(root, each, read)))),
    ...settingsParts(read),
    { heading: '', problems: findBrokenReferences(read) },
    ...(exists('uploads') ? [await checkImages(root)] : []),
    { heading: '', problems: [], warnings: others },
  ]);
}

/**
 * Checks one file, according to its folder.
 * @param path for example /content/services/solar.json
 */
export async function checkSingle(path: string, tools = EXTERNAL_HTTP): Promise<CheckReport> {
  const folder = basename(dirname(path));
  const isItem = isFolder(folder) && path.endsWith('.json');
  const single = SINGLE_NAMES.find((name) => `/${path}`.endsWith(`/${name}.json`));
  const file = isItem ? `${folder}/${basename(path)}` : `${single}.json`;
  if (!isItem && !single) {
    return reportUnreadable([
      `${path} is not a content file: an item is NAME.json in one of ${FOLDERS.join(', ')}`,
    ]);
  }
  const root = path.slice(0, -file.length - 1) || '.';
  const read = await readContent(root);
  const matching = read.folders.flatMap(({ checkedItems }) =>
    checkedItems.filter((item) => item.file === file),
  );
  const downloads = await withDownloader(tools, (downloadImages) =>
    Promise.all(matching.map(({ item }) => downloadImages(item))),
  );
  const parts: CheckedPart[] = [
    ...(await Promise.all(read.folders.map((each) => checkFolder(root, each, read)))),
    ...settingsParts(read),
    { heading: '', problems: findBrokenReferences(read) },
  ];
  const problems = parts.flatMap((part) => part.problems.filter((each) => each.file === file));
  const pictureProblems = downloads.flatMap(({ failed }) =>
    failed.map((each) => ({ ...each, file })),
  );
  return reportParts([{ heading: file, problems: [...problems, ...pictureProblems] }]);
}

/** Lets a check download pictures from other hosts, without keeping them. */
async function withDownloader<T>(
  tools: HttpDependencies,
  check: (downloadImages: DownloadImages) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    return await check(createImageDownloader({ tools, root }));
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Reports problems with the items of a folder, and with their references. */
async function checkFolder(
  root: string,
  { folder, checkedItems, report }: ReadFolder,
  { builtIn }: ReadContent,
): Promise<CheckedPart> {
  const status = readFileStatus(root, folder);
  if (status && !status.isDirectory()) {
    const got = status.isSymbolicLink() ? 'a link' : 'a file';
    const fix = `make ${folder} a folder with one JSON file for each item`;
    const problem = fileProblem('a folder of JSON files', got, fix);
    return { heading: `${folder}: not checked`, problems: [{ file: folder, problem }] };
  }
  return {
    heading: `${folder}: ${countOf(checkedItems.length, 'item')}`,
    problems: [
      ...report.problems,
      ...findMissingImages(root, checkedItems),
      ...findSharedUrls(checkedItems, builtIn),
    ],
    warnings: [
      ...(report.error && report.skipped.length === 0
        ? [`${folder} has no items, so the site shows the built-in ones`]
        : []),
      ...describePages(report),
      ...(status ? await listIgnoredIn(root, folder) : []),
    ],
  };
}

const settingsParts = ({ files }: ReadContent): CheckedPart[] =>
  files.map(({ name, problems }) => {
    const file = `${name}.json`;
    return { heading: file, problems: problems.map((problem) => ({ file, problem })) };
  });
