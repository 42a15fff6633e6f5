import { basename, dirname } from 'node:path';
import type * as z from 'zod/mini';
import type { Problem } from '../../src/model/checks/format-issues.ts';
import { parseItem } from '../../src/collections/parse-item.ts';
import { fileSchemas, folderSchemas, type Folder } from '../../src/model/schemas/index.ts';
import { checkFile, readText } from './check-file.ts';
import { HTML_FIELDS } from './check-folder.ts';
import { reportFindings, type CheckResult } from './finding.ts';
import { missingPictures } from './missing-pictures.ts';

/**
 * Checks one file, by the folder that it lies in.
 * @param path such as /content/services/solar.json
 */
export async function checkSingle(path: string): Promise<CheckResult> {
  const folder = basename(dirname(path));
  const singles = new Map<string, z.ZodMiniType>(Object.entries(fileSchemas));
  const single = singles.get(basename(path, '.json'));
  if (Object.hasOwn(folderSchemas, folder) && path.endsWith('.json')) {
    return reportFindings([await checkItem(path, folder as Folder)]);
  }
  if (single && path.endsWith('.json')) return reportFindings([await checkFile(path, single)]);
  const known = Object.keys(folderSchemas).join(', ');
  const lines = [`${path} is no content file: an item is NAME.json in one of ${known}`];
  return { lines, problems: 1 };
}

async function checkItem(path: string, folder: Folder) {
  const file = await readText(path);
  const heading = `${folder}/${file.name}`;
  const of = (problems: Problem[]) => ({
    heading,
    problems: problems.map((problem) => ({ file: heading, problem })),
  });
  if ('problem' in file) return of([file.problem]);
  const parsed = parseItem(file.name, file.text, folderSchemas[folder], HTML_FIELDS[folder]);
  if (!parsed.ok) return of(parsed.problems);
  const missing = missingPictures(dirname(dirname(path)), [parsed.item]);
  return of([...parsed.notices, ...missing.map(({ problem }) => problem)]);
}
