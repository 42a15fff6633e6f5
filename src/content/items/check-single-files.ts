import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../checks/check-item.ts';
import { formatProblem } from '../checks/problem.ts';
import { SINGLE_FILES } from '../kinds/single-files.ts';
import { parseFile } from './parse-file.ts';

/**
 * Checks the single content files before anything else reads them, whose errors would not name what to fix.
 * @param root folder with company.json and so on
 * @throws an error that lists what to fix in the first of them that cannot be used
 */
export function checkSingleFiles(root: string): void {
  for (const [name, schema] of Object.entries(SINGLE_FILES)) {
    const file = `${name}.json`;
    const json = parseJson(readFileSync(join(root, file), 'utf8'));
    const [problem] = json.ok ? json.problems : [json.problem];
    if (problem) throw new Error(formatProblem(`${root}/${file}`, problem));
    if (json.ok) parseFile<unknown>(file, schema, json.value);
  }
}
