import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../src/model/checks/check-item.ts';
import type { Problem } from '../../src/model/checks/problem.ts';
import { BUILT_IN } from './check-report.ts';

/**
 * Pictures that items name and that are neither in the folder itself nor built in.
 * @param field that names an item's picture; undefined for a kind without pictures
 */
export function missingPictures(root: string, items: readonly Item[], field: string | undefined) {
  if (field === undefined) return [];
  return items.flatMap((item) => {
    const path = String(item[field]);
    if (isFile(join(root, path)) || isFile(join(BUILT_IN, path))) return [];
    const problem: Problem = {
      field,
      expected: 'a picture that is there',
      got: `"${path}"`,
      fix: 'put the picture into the uploads folder, or mend its name; until then the fallback is shown',
    };
    return [{ file: `${item.id}.json`, problem }];
  });
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
