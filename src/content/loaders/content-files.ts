import { basename, dirname } from 'node:path';
import { parseJson } from '../checks/check-item.ts';
import { checkSingleFile, type CheckedFile } from '../checks/check-single-file.ts';
import type { SourceFile } from '../checks/content-file.ts';
import { fileProblem, formatProblem, needsMending } from '../checks/problem.ts';
import {
  FIRM_FILES,
  isFilledIn,
  SINGLE_FILES,
  SINGLE_NAMES,
  type ContentFiles,
} from '../kinds/single-files.ts';
import type { Origin } from '../manifest/manifest.ts';
import type { CollectionReport, ReportedProblem } from '../report/report.ts';
import { cachedValue } from './cached-value.ts';
import { chooseVersion } from './choose-version.ts';
import type { Source, SourceCache } from './source.ts';
import { tryRead, type Fetched } from './try-read.ts';

/** What reports call these files. */
export const FIRM = 'firm';

const OUTCOMES: Readonly<Record<Origin, string>> = {
  repository: 'The file is used.',
  'last-good': 'The last good version is used.',
  'built-in': 'The built-in file is used.',
};

/** What is used of a file. */
interface Choice {
  name: string;
  origin: Origin;
  value: unknown;
  /** What to cache of it. */
  lastGood?: string | undefined;
  isLeftOut: boolean;
  isUnread: boolean;
  problems: ReportedProblem[];
}

/**
 * Reads company.json and the other files that are not items of a folder. A content repository need not have any of
 * them; a file of it that cannot be used gives way to its last good version, else to the built-in file.
 * @throws an error that names file, field and fix where no version of a file can be used
 */
export async function readContentFiles(
  builtIn: Source,
  remote?: Source,
  cache: SourceCache = new Map<string, string>(),
): Promise<{ files: ContentFiles; report: CollectionReport }> {
  const ofFirm = Object.keys(FIRM_FILES);
  const own = await readFolders(builtIn, cache, SINGLE_NAMES);
  const fetched = remote ? await readFolders(remote, cache, ofFirm) : new Map<string, Fetched>();
  const cached = cachedValue<Record<string, string>>(cache, `last-good:${remote?.name}`);
  const kept = remote ? (cached.read() ?? {}) : {};
  const choices = SINGLE_NAMES.map((name) => {
    const given = ofFirm.includes(name) ? findFile(fetched, name) : undefined;
    const isGone = !given && !fetched.get(dirname(name))?.isUnread;
    return chooseFile(name, given, isGone ? undefined : kept[name], findFile(own, name));
  });
  const texts = choices.flatMap(({ name, lastGood }) =>
    lastGood === undefined ? [] : [[name, lastGood]],
  );
  if (remote) cached.write(Object.fromEntries(texts) as Record<string, string>);
  return {
    files: Object.fromEntries(choices.map(({ name, value }) => [name, value])) as ContentFiles,
    report: describe(builtIn.name, remote?.name, [...fetched.values()], choices),
  };
}

/**
 * Checks a single content file as the build does.
 * @param name such as company or pages/home
 * @param builtIn the file of that name that comes with the site, which has what this one may lack
 */
export function checkContentFile(
  name: keyof ContentFiles,
  file: SourceFile,
  builtIn?: SourceFile,
): CheckedFile<unknown> {
  if ('problem' in file) return { problems: [file.problem] };
  const json = builtIn && 'text' in builtIn && isFilledIn(name) && parseJson(builtIn.text);
  const base = json && json.ok ? json.value : undefined;
  return checkSingleFile<unknown>(SINGLE_FILES[name], file.text, base);
}

function chooseFile(
  name: keyof ContentFiles,
  given: SourceFile | undefined,
  kept: string | undefined,
  own: SourceFile = { name, problem: fileProblem('the file', 'nothing', 'put it back') },
): Choice {
  const check = (file: SourceFile) => ({ file, ...checkContentFile(name, file, own) });
  const versions = {
    repository: given && check(given),
    'last-good': kept === undefined ? undefined : check({ name, text: kept }),
    'built-in': check(own),
  };
  const chosen = chooseVersion(versions);
  const problemsOf = (which: 'repository' | 'built-in', outcome: string) =>
    (versions[which]?.problems ?? []).map((problem) => ({
      file: `${name}.json`,
      outcome,
      problem,
    }));
  if (!chosen) {
    const found = [...problemsOf('repository', ''), ...problemsOf('built-in', '')];
    const lines = found.map(({ problem }) => formatProblem(`${name}.json`, problem));
    throw new Error(`content/${name}.json cannot be used:\n${lines.join('\n')}`);
  }
  const { origin, version } = chosen;
  return {
    name,
    origin,
    value: version.value,
    lastGood: origin !== 'built-in' && 'text' in version.file ? version.file.text : undefined,
    isLeftOut: given !== undefined && origin !== 'repository',
    isUnread: given !== undefined && 'isUnread' in given && origin === 'built-in',
    problems: [
      ...problemsOf('repository', OUTCOMES[origin]),
      ...(origin === 'built-in' ? problemsOf('built-in', 'The file is used.') : []),
    ],
  };
}

async function readFolders(
  source: Source,
  cache: SourceCache,
  names: readonly string[],
): Promise<Map<string, Fetched>> {
  const folders = [...new Set(names.map((name) => dirname(name)))];
  const read = folders.map(async (folder) => {
    const path = folder === '.' ? '' : folder;
    return [folder, await tryRead(source, path, partOf(cache, folder))] as const;
  });
  return new Map(await Promise.all(read));
}

const findFile = (folders: ReadonlyMap<string, Fetched>, name: string): SourceFile | undefined =>
  folders.get(dirname(name))?.files.find((file) => file.name === `${basename(name)}.json`);

function describe(
  builtIn: string,
  remote: string | undefined,
  folders: readonly Fetched[],
  choices: readonly Choice[],
): CollectionReport {
  const usesRemote = choices.some(({ origin }) => origin !== 'built-in');
  const error = folders.find((folder) => folder.error !== undefined)?.error;
  const problems = choices.flatMap((choice) => choice.problems);
  const namesOf = (which: readonly Choice[]) => which.map(({ name }) => `${name}.json`);
  return {
    folder: FIRM,
    source: usesRemote && remote ? remote : builtIn,
    items: choices.length,
    own: namesOf(choices.filter(({ origin }) => origin !== 'built-in')),
    leftOut: namesOf(choices.filter(({ isLeftOut }) => isLeftOut)),
    ...(error === undefined ? {} : { error, inUse: usesRemote ? 'last-good' : 'built-in' }),
    unread:
      error === undefined
        ? namesOf(choices.filter(({ isUnread }) => isUnread))
        : ['company.json and the like'],
    problems,
    isClean: error === undefined && !needsMending(problems.map(({ problem }) => problem)),
  };
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
