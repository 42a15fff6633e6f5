import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { formatIssues, formatProblem, type Problem } from '../../src/collections/format-issues.ts';
import { builtInSource } from '../../src/collections/loaders/built-in-source.ts';
import { readCollection } from '../../src/collections/loaders/read-collection.ts';
import { parseJson } from '../../src/collections/parse-item.ts';
import { fileSchemas, folderSchemas, type Folder } from '../../src/collections/schemas/index.ts';

/** What was checked, line by line, and how many problems there are. */
export interface CheckResult {
  lines: string[];
  problems: number;
}

const HTML_FIELDS: Partial<Record<Folder, string[]>> = { properties: ['longDescription'] };

/**
 * Checks every folder and file of content that is there; a content repository need not have all of them.
 * @param root folder with services/, properties/ and so on
 */
export async function checkContent(root: string): Promise<CheckResult> {
  const folders = (Object.keys(folderSchemas) as Folder[]).filter((folder) =>
    existsSync(join(root, folder)),
  );
  const files = Object.entries(fileSchemas).filter(([name]) =>
    existsSync(join(root, `${name}.json`)),
  );
  if (folders.length + files.length === 0) {
    return { lines: [`${root} has no content folders such as services/`], problems: 1 };
  }
  const results = [
    ...(await Promise.all(folders.map((folder) => checkFolder(root, folder)))),
    ...(await Promise.all(
      files.map(([name, schema]) => checkFile(root, `${name}.json`, schema as z.ZodMiniType)),
    )),
  ];
  const problems = results.reduce((sum, result) => sum + result.problems, 0);
  const summary = problems === 0 ? 'No problems.' : `${problems} to mend.`;
  return { lines: [...results.flatMap((result) => result.lines), summary], problems };
}

async function checkFolder(root: string, folder: Folder): Promise<CheckResult> {
  if (!statSync(join(root, folder)).isDirectory()) {
    return { lines: [`${folder} is a file; it must be a folder of JSON files`], problems: 1 };
  }
  const cache = new Map<string, string>();
  const options = {
    folder,
    schema: folderSchemas[folder],
    builtIn: builtInSource(root),
    htmlFields: HTML_FIELDS[folder] ?? [],
  };
  const { items, report } = await readCollection(options, cache);
  const pictures = items.flatMap((item) => missingPicture(root, item));
  const found = [...report.problems, ...pictures];
  return {
    lines: [
      `${folder}: ${items.length} items`,
      ...found.map(({ file, problem }) => formatProblem(`${folder}/${file}`, problem)),
    ],
    problems: found.length,
  };
}

function missingPicture(root: string, item: { id: string } & Record<string, unknown>) {
  return ['imageUrl', 'imageSrc'].flatMap((field) => {
    const path = item[field];
    if (typeof path !== 'string') return [];
    if (existsSync(join(root, path)) || existsSync(join('content', path))) return [];
    const problem: Problem = {
      field,
      expected: 'a picture that is there',
      got: `"${path}"`,
      fix: 'put the picture into the uploads folder, or mend its name; until then the fallback is shown',
    };
    return [{ file: `${item.id}.json`, problem }];
  });
}

async function checkFile(root: string, file: string, schema: z.ZodMiniType): Promise<CheckResult> {
  const text = await readFile(join(root, file), 'utf8');
  const found = findProblems(text, schema);
  return {
    lines: [file, ...found.map((problem) => formatProblem(file, problem))],
    problems: found.length,
  };
}

function findProblems(text: string, schema: z.ZodMiniType): Problem[] {
  const json = parseJson(text);
  if (!json.ok) return [json.problem];
  const parsed = z.safeParse(schema, json.value);
  return parsed.success ? [] : formatIssues(parsed.error.issues, json.value);
}
