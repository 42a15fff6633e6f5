import { basename, dirname } from 'node:path';
import type { Problem } from '../../src/content/checks/problem.ts';
import { FOLDERS, isFolder, kindOf, type Folder } from '../../src/content/kinds/kinds.ts';
import { ELSEWHERE } from '../../src/content/loaders/create-sources.ts';
import { SINGLE_NAMES } from '../../src/content/kinds/single-files.ts';
import type { PlacePictures } from '../../src/content/loaders/place-pictures.ts';
import { parseItem } from '../../src/content/items/parse-item.ts';
import { checkLinks } from './check-links.ts';
import { checkFile, readText } from './check-file.ts';
import { refusal, reportParts, type CheckedPart, type CheckReport } from './check-report.ts';
import { missingPictures } from './missing-pictures.ts';
import { withPlacer } from './with-placer.ts';

/**
 * Checks one file, by the folder that it lies in.
 * @param path such as /content/services/solar.json
 */
export async function checkSingle(path: string, tools = ELSEWHERE): Promise<CheckReport> {
  const folder = basename(dirname(path));
  const single = SINGLE_NAMES.find((name) => `/${path}`.endsWith(`/${name}.json`));
  const isJson = path.endsWith('.json');
  if (isFolder(folder) && isJson) {
    return reportParts([
      await withPlacer(tools, (place) => checkItem(path, folder, place)),
      await linksOf(path, `${folder}/${basename(path)}`),
    ]);
  }
  if (single) {
    return reportParts([await checkFile(path, single), await linksOf(path, `${single}.json`)]);
  }
  return refusal([
    `${path} is no content file: an item is NAME.json in one of ${FOLDERS.join(', ')}`,
  ]);
}

/** What is wrong with the links of one file. */
async function linksOf(path: string, file: string): Promise<CheckedPart> {
  const problems = await checkLinks(path.slice(0, -file.length - 1) || '.');
  return { heading: '', problems: problems.filter((each) => each.file === file) };
}

async function checkItem(path: string, folder: Folder, place: PlacePictures): Promise<CheckedPart> {
  const file = await readText(path);
  const heading = `${folder}/${file.name}`;
  const of = (problems: Problem[]) => ({
    heading,
    problems: problems.map((problem) => ({ file: heading, problem })),
  });
  if ('problem' in file) return of([file.problem]);
  const kind = kindOf(folder);
  const parsed = parseItem(file.name, file.text, kind);
  if (!parsed.ok) return of(parsed.problems);
  const missing = missingPictures(dirname(dirname(path)), [{ file: file.name, item: parsed.item }]);
  const { failed } = await place(parsed.item);
  return of([...parsed.problems, ...[...missing, ...failed].map(({ problem }) => problem)]);
}
