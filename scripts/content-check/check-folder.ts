import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem } from '../../src/model/checks/content-file.ts';
import { countOf } from '../../src/model/values/count-of.ts';
import { builtInSource } from '../../src/collections/loaders/built-in-source.ts';
import { readCollection } from '../../src/collections/loaders/read-collection.ts';
import { kindOf, type Folder } from '../../src/model/kinds/kinds.ts';
import type { CheckedPart } from './check-report.ts';
import { missingPictures } from './missing-pictures.ts';
import { sharedAddresses } from './shared-addresses.ts';
import { passedOverIn } from './passed-over.ts';

/** Checks all items of a folder, and what they say of each other. */
export async function checkFolder(root: string, folder: Folder): Promise<CheckedPart> {
  const path = join(root, folder);
  if (!lstatSync(path).isDirectory()) {
    const got = lstatSync(path).isSymbolicLink() ? 'a link' : 'a file';
    const fix = `make ${folder} a folder with one JSON file an item`;
    const problem = fileProblem('a folder of JSON files', got, fix);
    return { heading: `${folder}: not read`, problems: [{ file: folder, problem }] };
  }
  const kind = kindOf(folder);
  const options = { folder, kind, builtIn: builtInSource(root) };
  const { items, report } = await readCollection(options, new Map<string, string>());
  const problems = [
    ...report.problems,
    ...missingPictures(root, items, kind.picture),
    ...sharedAddresses(items),
  ];
  return {
    heading: `${folder}: ${countOf(items.length, 'item')}`,
    problems: problems.map(({ file, problem }) => ({ file: `${folder}/${file}`, problem })),
    warnings: [
      ...(items.length + problems.length === 0
        ? [`${folder} has no items: the site shows its built-in ones`]
        : []),
      ...(await passedOverIn(root, folder)),
    ],
  };
}
