import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import { parseJson } from '../checks/check-item.ts';
import { checkSingleValue, type CheckedFile } from '../checks/check-single-file.ts';
import type { SourceFile } from '../checks/content-file.ts';
import { needsMending, type Problem } from '../checks/problem.ts';
import { fillIn } from '../items/fill-in.ts';
import { FIRM_FILES, isFilledIn } from '../kinds/single-files.ts';
import type { CollectionReport } from '../report/report.ts';
import { cachedValue } from './cached-value.ts';
import type { Source, SourceCache } from './source.ts';
import { tryRead, type Fetched } from './try-read.ts';

/** What reports call these files. */
export const FIRM = 'firm';

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/** Files about the firm in a content repository: what they hold, by name, and what a build says of them. */
export interface FirmFiles {
  values: Map<string, unknown>;
  report: CollectionReport;
}

/**
 * Reads company.json and so on from a content repository, which need not have any of them. One that cannot be used
 * gives way to its last good version, else to the built-in file.
 * @param builtIn folder with the built-in files
 * @param schemas by name, such as company or pages/home
 */
export async function readFirmFiles(
  remote: Source,
  cache: SourceCache,
  builtIn: string,
  schemas: Schemas = FIRM_FILES,
): Promise<FirmFiles> {
  const cached = cachedValue<Record<string, string>>(cache, `last-good:${remote.name}`);
  const kept = cached.read() ?? {};
  const folders = await readFolders(remote, cache, Object.keys(schemas));
  const choices = Object.entries(schemas).map(([name, schema]) => {
    const folder = folders.get(dirname(name)) ?? { files: [] };
    const file = folder.files.find((each) => each.name === `${basename(name)}.json`);
    const check = (text: string) =>
      checkFilled(schema, text, isFilledIn(name) ? join(builtIn, `${name}.json`) : undefined);
    return { name, ...chooseFile(file, check, file || folder.isUnread ? kept[name] : undefined) };
  });
  const texts = choices.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]]));
  cached.write(Object.fromEntries(texts) as Record<string, string>);
  const used = choices.filter(({ text }) => text !== undefined);
  return {
    values: new Map(used.map(({ name, value }) => [name, value])),
    report: describe(remote.name, [...folders.values()], choices),
  };
}

/** What is used of a file. Without a text, that is the built-in one. */
interface Choice {
  text?: string;
  value?: unknown;
  problems: Problem[];
  /** What happened instead, if the file is there and is not used. */
  isLeftOut?: boolean;
  isUnread?: boolean;
}

/** The report of a build without a content repository. */
export const BUILT_IN_FIRM: CollectionReport = {
  folder: FIRM,
  source: 'content/',
  items: Object.keys(FIRM_FILES).length,
  leftOut: [],
  problems: [],
  isClean: true,
};

function chooseFile(
  file: SourceFile | undefined,
  check: (text: string) => CheckedFile<unknown>,
  kept: string | undefined,
): Choice {
  const { problems, value } = !file
    ? { problems: [] }
    : 'text' in file
      ? check(file.text)
      : { problems: [file.problem] };
  if (file && 'text' in file && value !== undefined) return { text: file.text, value, problems };
  const loss = { problems, isLeftOut: file !== undefined };
  const last = kept === undefined ? undefined : check(kept).value;
  if (kept !== undefined && last !== undefined) return { text: kept, value: last, ...loss };
  return { ...loss, isUnread: file !== undefined && 'isUnread' in file };
}

/** @param base a file that has what this one may lack */
function checkFilled(
  schema: z.ZodMiniType,
  text: string,
  base: string | undefined,
): CheckedFile<unknown> {
  const json = parseJson(text);
  if (!json.ok) return { problems: [json.problem] };
  const filled = base ? fillIn(json.value, JSON.parse(readFileSync(base, 'utf8'))) : json.value;
  const checked = checkSingleValue(schema, filled);
  return { ...checked, problems: [...json.problems, ...checked.problems] };
}

async function readFolders(
  remote: Source,
  cache: SourceCache,
  names: readonly string[],
): Promise<Map<string, Fetched>> {
  const folders = [...new Set(names.map((name) => dirname(name)))];
  const read = folders.map(async (folder) => {
    const path = folder === '.' ? '' : folder;
    return [folder, await tryRead(remote, path, partOf(cache, folder))] as const;
  });
  return new Map(await Promise.all(read));
}

function describe(
  source: string,
  folders: readonly Fetched[],
  choices: readonly (Choice & { name: string })[],
): CollectionReport {
  const used = choices.filter(({ text }) => text !== undefined);
  const error = folders.find((folder) => folder.error !== undefined)?.error;
  const problems = choices.flatMap((choice) =>
    choice.problems.map((problem) => ({
      file: `${choice.name}.json`,
      outcome: describeOutcome(choice),
      problem,
    })),
  );
  const unread = choices.filter(({ isUnread }) => isUnread).map(({ name }) => `${name}.json`);
  return {
    folder: FIRM,
    source: used.length > 0 ? source : 'content/',
    items: choices.length,
    own: used.map(({ name }) => `${name}.json`),
    leftOut: choices.filter(({ isLeftOut }) => isLeftOut).map(({ name }) => `${name}.json`),
    ...(error === undefined
      ? {}
      : { error, inUse: used.length > 0 ? ('last-good' as const) : ('built-in' as const) }),
    unread: error === undefined ? unread : ['company.json and the like'],
    problems,
    isClean: error === undefined && !needsMending(problems.map(({ problem }) => problem)),
  };
}

function describeOutcome({ isLeftOut, text }: Choice): string {
  if (!isLeftOut) return 'The file is used.';
  return text === undefined ? 'The built-in file is used.' : 'The last good version is used.';
}

/** The part of a cache that belongs to one folder. */
const partOf = (cache: SourceCache, folder: string): SourceCache => ({
  get: (key) => cache.get(`${folder}:${key}`),
  set: (key, value) => {
    cache.set(`${folder}:${key}`, value);
  },
  delete: (key) => {
    cache.delete(`${folder}:${key}`);
  },
});
