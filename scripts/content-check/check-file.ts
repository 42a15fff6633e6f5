import { lstat, readFile } from 'node:fs/promises';
import { type Problem, fileProblem } from '../../src/content/checks/problem.ts';
import { basename } from 'node:path';
import type * as z from 'zod/mini';
import { checkSingleFile } from '../../src/content/checks/check-single-file.ts';
import {
  decodeFile,
  ITEM_LIMIT_BYTES,
  tooLarge,
  type SourceFile,
} from '../../src/content/checks/content-file.ts';
import type { CheckedPart } from './check-report.ts';

/**
 * Checks a single file.
 * @param name such as figures, or pages/home
 */
export async function checkFile(
  path: string,
  name: string,
  schema: z.ZodMiniType,
): Promise<CheckedPart> {
  const file = `${name}.json`;
  const problems = findProblems(await readText(path), schema);
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

const findProblems = (file: SourceFile, schema: z.ZodMiniType): Problem[] =>
  'problem' in file ? [file.problem] : checkSingleFile<unknown>(schema, file.text).problems;
