import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../src/content/checks/check-item.ts';
import type { Problem } from '../../src/content/checks/problem.ts';
import { picturesIn } from '../../src/content/pictures/pictures-in.ts';
import { PICTURE_PATH } from '../../src/content/schemas/primitives.ts';
import { BUILT_IN } from './check-report.ts';

/** An item, and the name of its file. */
export interface ItemOfFile {
  file: string;
  item: Item;
}

/** Pictures that items name and that are neither in the folder itself nor built in. */
export function missingPictures(root: string, items: readonly ItemOfFile[]) {
  return items.flatMap(({ file, item }) =>
    picturesIn(item)
      .filter(({ path }) => PICTURE_PATH.test(path))
      .filter(({ path }) => !isFile(join(root, path)) && !isFile(join(BUILT_IN, path)))
      .map(({ field, path }) => {
        const problem: Problem = {
          field,
          expected: 'a picture that is there',
          got: `"${path}"`,
          fix: 'put the picture into the uploads folder, or mend its name; until then the fallback is shown',
        };
        return { file, problem };
      }),
  );
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
