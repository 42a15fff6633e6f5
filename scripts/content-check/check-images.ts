import type { Dirent } from 'node:fs';
import { type Problem, fileProblem } from '../../src/content/model/problem.ts';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { countOf } from '../../src/numbers/format.ts';
import { createImageChecker, type ImageChecker } from '../../src/content/images/image-checker.ts';
import { UnusableError } from '../../src/content/sources/unusable-error.ts';
import { IMAGE_LIMIT_BYTES, IMAGE_NAME } from '../../src/content/images/image-file.ts';
import type { CheckedPart } from './check-report.ts';

const FOLDER = 'uploads';
const NOT_USED = 'the site does not use it';
const IMAGE_TYPE = /\.(svg|png|jpe?g|webp|avif)$/i;

/** Checks every picture as the build does. */
export async function checkImages(root: string): Promise<CheckedPart> {
  const folder = join(root, FOLDER);
  if (!(await lstat(folder)).isDirectory()) {
    const problem = fileProblem('a folder of pictures', 'something else', 'make uploads a folder');
    return { heading: `${FOLDER}: not checked`, problems: [{ file: FOLDER, problem }] };
  }
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const checker = createImageChecker();
  const problems: CheckedPart['problems'] = [];
  // Sequential: a picture may be large once decoded.
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const problem = await findProblem(folder, entry, checker);
    if (problem) problems.push({ file: `${FOLDER}/${entry.name}`, problem });
  }
  checker.close();
  const validCount = entries.length - problems.length;
  return { heading: `${FOLDER}: ${countOf(validCount, 'picture')}`, problems };
}

async function findProblem(
  folder: string,
  entry: Dirent,
  checker: ImageChecker,
): Promise<Problem | undefined> {
  const { name } = entry;
  const path = join(folder, name);
  if (!entry.isFile()) {
    return fileProblem('a picture', 'a folder or a link', 'put the picture itself here');
  }
  if (!IMAGE_TYPE.test(name)) {
    return fileProblem(
      'a JPEG, PNG, WebP, AVIF or SVG picture',
      'another type of file',
      'save it as JPEG, with a name such as roof.jpg',
      NOT_USED,
    );
  }
  if (!IMAGE_NAME.test(name)) {
    return fileProblem(
      'a name of lower-case letters, digits, dots and hyphens',
      'another name',
      'rename it, such as roof.jpg',
      NOT_USED,
    );
  }
  const { size } = await stat(path);
  if (size > IMAGE_LIMIT_BYTES) {
    const limit = `at most ${IMAGE_LIMIT_BYTES / 1e6} MB`;
    return fileProblem(limit, `${(size / 1e6).toFixed(1)} MB`, 'make the picture smaller');
  }
  try {
    await checker.check(name, await readFile(path));
    return undefined;
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    return fileProblem(
      'a picture',
      got,
      error instanceof UnusableError ? error.fix : 'copy it here again',
    );
  }
}
