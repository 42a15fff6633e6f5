import { lstatSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileProblem } from '../../src/content/checks/problem.ts';
import { countOf } from '../../src/values/numbers/format.ts';
import { builtInSource } from '../../src/content/loaders/built-in-source.ts';
import type { PlacePictures } from '../../src/content/loaders/place-pictures.ts';
import type { Source } from '../../src/content/loaders/source.ts';
import { readCollection } from '../../src/content/loaders/read-collection.ts';
import { describePages } from '../../src/content/report/report.ts';
import { kindOf, type Folder } from '../../src/content/kinds/kinds.ts';
import { BUILT_IN, type CheckedPart } from './check-report.ts';
import { missingPictures } from './missing-pictures.ts';
import { sharedAddresses } from './shared-addresses.ts';
import { passedOverIn } from './passed-over.ts';

/** Checks all items of a folder, and what they say of each other. */
export async function checkFolder(
  root: string,
  folder: Folder,
  place: PlacePictures,
): Promise<CheckedPart> {
  const path = join(root, folder);
  if (!lstatSync(path).isDirectory()) {
    const got = lstatSync(path).isSymbolicLink() ? 'a link' : 'a file';
    const fix = `make ${folder} a folder with one JSON file an item`;
    const problem = fileProblem('a folder of JSON files', got, fix);
    return { heading: `${folder}: not read`, problems: [{ file: folder, problem }] };
  }
  const kind = kindOf(folder);
  const given = builtInSource(root);
  const isRepository = relative(root, BUILT_IN) !== '';
  const sources: { builtIn: Source; remote?: Source } = isRepository
    ? { builtIn: builtInSource(BUILT_IN), remote: given }
    : { builtIn: given };
  const read = (more: typeof sources) =>
    readCollection({ folder, kind, place, ...more }, new Map());
  const { items, report } = await read(sources);
  const own = items.flatMap((item, i) => {
    const { file = '', origin } = report.files?.used[i] ?? {};
    return !isRepository || origin === 'repository' ? [{ file, item }] : [];
  });
  const builtIn = isRepository ? (await read({ builtIn: sources.builtIn })).items : [];
  const problems = [
    ...report.problems,
    ...missingPictures(root, own),
    ...sharedAddresses(own, builtIn),
  ];
  return {
    heading: `${folder}: ${countOf(own.length, 'item')}`,
    problems: problems.map(({ file, problem }) => ({ file: `${folder}/${file}`, problem })),
    warnings: [
      ...(report.error && report.leftOut.length === 0
        ? [`${folder} has no items: the site shows its built-in ones`]
        : []),
      ...describePages(report),
      ...(await passedOverIn(root, folder)),
    ],
  };
}
