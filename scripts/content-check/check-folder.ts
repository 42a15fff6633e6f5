import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { PROPERTY_HTML_FIELDS } from '../../src/model/schemas/property.ts';
import { countOf } from '../../src/collections/count-of.ts';
import { builtInSource } from '../../src/collections/loaders/built-in-source.ts';
import { readCollection } from '../../src/collections/loaders/read-collection.ts';
import { folderSchemas, type Folder } from '../../src/model/schemas/index.ts';
import type { Findings } from './finding.ts';
import { missingPictures } from './missing-pictures.ts';
import { sharedAddresses } from './shared-addresses.ts';
import { passedOverIn } from './passed-over.ts';

/** Fields that hold HTML, by folder. */
export const HTML_FIELDS: Partial<Record<Folder, readonly string[]>> = {
  properties: PROPERTY_HTML_FIELDS,
};

/** Checks all items of a folder, and what they say of each other. */
export async function checkFolder(root: string, folder: Folder): Promise<Findings> {
  const path = join(root, folder);
  if (!lstatSync(path).isDirectory()) {
    const problem = {
      field: '',
      expected: 'a folder of JSON files',
      got: lstatSync(path).isSymbolicLink() ? 'a link' : 'a file',
      fix: `make ${folder} a folder with one JSON file an item`,
    };
    return { heading: `${folder}: not read`, problems: [{ file: folder, problem }] };
  }
  const options = {
    folder,
    schema: folderSchemas[folder],
    builtIn: builtInSource(root),
    htmlFields: HTML_FIELDS[folder] ?? [],
  };
  const { items, report } = await readCollection(options, new Map<string, string>());
  const found = [...report.problems, ...missingPictures(root, items), ...sharedAddresses(items)];
  return {
    heading: `${folder}: ${countOf(items.length, 'item')}`,
    problems: found.map(({ file, problem }) => ({ file: `${folder}/${file}`, problem })),
    warnings: [
      ...(items.length + found.length === 0
        ? [`${folder} has no items: the site shows its built-in ones`]
        : []),
      ...(await passedOverIn(root, folder)),
    ],
  };
}
