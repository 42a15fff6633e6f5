import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { countOf } from '../../src/model/values/count-of.ts';
import { fileProblem } from '../../src/model/checks/content-file.ts';
import type { Problem } from '../../src/model/checks/format-issues.ts';
import {
  checkPicture,
  PICTURE_LIMIT_BYTES,
  PICTURE_NAME,
} from '../../src/collections/loaders/check-picture.ts';
import type { CheckedPart } from './check-report.ts';

const FOLDER = 'uploads';

/** Checks every picture as the build does before it puts one on a page. */
export async function checkPictures(root: string): Promise<CheckedPart> {
  const folder = join(root, FOLDER);
  if (!(await lstat(folder)).isDirectory()) {
    const problem = fileProblem('a folder of pictures', 'something else', 'make uploads a folder');
    return { heading: `${FOLDER}: not read`, problems: [{ file: FOLDER, problem }] };
  }
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const problems: CheckedPart['problems'] = [];
  let good = 0;
  // One after the other: a picture may be large once unpacked.
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const problem = await findProblem(folder, entry.name, entry.isFile());
    if (problem) problems.push({ file: `${FOLDER}/${entry.name}`, problem });
    else good += 1;
  }
  return { heading: `${FOLDER}: ${countOf(good, 'picture')}`, problems };
}

async function findProblem(
  folder: string,
  name: string,
  isFile: boolean,
): Promise<Problem | undefined> {
  if (!isFile) return fileProblem('a picture', 'a folder or a link', 'put the picture itself here');
  if (!PICTURE_NAME.test(name)) {
    return fileProblem(
      'a name in small letters, digits, dots and hyphens that ends in .svg, .png, .jpg, .jpeg, .webp or .avif',
      'another name',
      'rename it; until then it is not used',
    );
  }
  const { size } = await stat(join(folder, name));
  if (size > PICTURE_LIMIT_BYTES) {
    return fileProblem(`at most ${PICTURE_LIMIT_BYTES} bytes`, `${size} bytes`, 'make it smaller');
  }
  try {
    await checkPicture(name, await readFile(join(folder, name)));
    return undefined;
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    return fileProblem('a picture', got, 'put it here again, mended');
  }
}
