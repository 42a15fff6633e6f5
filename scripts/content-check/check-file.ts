import { lstat, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  decodeFile,
  ITEM_LIMIT_BYTES,
  tooLarge,
  type SourceFile,
} from '../../src/content/checks/content-file.ts';
import { fileProblem } from '../../src/content/checks/problem.ts';
import type { ContentFiles } from '../../src/content/kinds/single-files.ts';
import { checkContentFile } from '../../src/content/loaders/content-files.ts';
import { BUILT_IN, type CheckedPart } from './check-report.ts';

/**
 * Checks a single file as the build does.
 * @param name such as figures, or pages/home
 */
export async function checkFile(path: string, name: keyof ContentFiles): Promise<CheckedPart> {
  const file = `${name}.json`;
  const builtIn = await readText(join(BUILT_IN, file));
  const { problems } = checkContentFile(name, await readText(path), builtIn);
  return { heading: file, problems: problems.map((problem) => ({ file, problem })) };
}

/** A file's text, or why it cannot be taken. */
export async function readText(path: string): Promise<SourceFile> {
  const name = basename(path);
  const stats = await lstat(path);
  if (!stats.isFile()) {
    const got = stats.isSymbolicLink() ? 'a link' : 'a folder';
    return {
      name,
      problem: fileProblem('a file', got, `make ${name} a file with its JSON inside`),
    };
  }
  if (stats.size > ITEM_LIMIT_BYTES) return tooLarge(name, stats.size);
  return decodeFile(name, await readFile(path));
}
