import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/model/checks/format-issues.ts';
import type { Item } from '../../src/collections/parse-item.ts';
import { BUILT_IN } from './finding.ts';

/** Pictures that items name and that are neither in the folder itself nor built in. */
export function missingPictures(root: string, items: readonly Item[]) {
  return items.flatMap((item) =>
    ['imageUrl', 'imageSrc'].flatMap((field) => {
      const path = item[field];
      if (typeof path !== 'string' || isFile(join(root, path)) || isFile(join(BUILT_IN, path))) {
        return [];
      }
      const problem: Problem = {
        field,
        expected: 'a picture that is there',
        got: `"${path}"`,
        fix: 'put the picture into the uploads folder, or mend its name; until then the fallback is shown',
      };
      return [{ file: `${item.id}.json`, problem }];
    }),
  );
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
