import { basename, dirname } from 'node:path';
import { checkSettings, invalidFile } from '../model/check-settings.ts';
import type { FileOrigin } from '../model/manifest.ts';
import { parseJson } from '../model/parse-json.ts';
import { fileProblem, type Checked } from '../model/problem.ts';
import {
  isFilledIn,
  SETTINGS_FILES,
  SINGLE_FILES,
  SINGLE_NAMES,
  type ContentFiles,
} from '../model/settings-files.ts';
import type { SourceFile } from '../model/content-file.ts';
import {
  cachedValue,
  tryRead,
  type FetchedFolder,
  type ContentSource,
  type SourceCache,
} from '../sources/source.ts';
import { chooseVersion } from './choose-items.ts';
import { createReport, type ContentReport, type ReportedProblem } from './report.ts';

/** The name of these files in reports. */
export const SETTINGS = 'settings';

const OUTCOMES: Readonly<Record<FileOrigin, string>> = {
  repository: 'The file is used.',
  'last-good': 'The last good version is used.',
  'built-in': 'The built-in file is used.',
};

/** The version of a file in use. */
interface Choice {
  name: string;
  origin: FileOrigin;
  value: unknown;
  /** The version to cache. */
  lastGood: string | undefined;
  /** The version in the content repository. */
  repositoryFile: SourceFile | undefined;
  problems: ReportedProblem[];
}

/**
 * Reads the settings files, such as company.json. All are optional in a content repository; if one of its files is
 * invalid, the last good version is used, or the built-in file.
 * @throws if no version of a file is valid, with file, field and fix
 */
export async function readContentSettings(
  builtIn: ContentSource,
  remote?: ContentSource,
  cache: SourceCache = new Map<string, string>(),
): Promise<{ files: ContentFiles; report: ContentReport }> {
  const builtInFiles = await readFolders(builtIn, cache, SINGLE_NAMES);
  const names = Object.keys(SETTINGS_FILES);
  const fetched = remote
    ? await readFolders(remote, cache, names)
    : new Map<string, FetchedFolder>();
  const cached = cachedValue<Record<string, string>>(cache, `last-good:${remote?.name}`);
  const lastGoodTexts = remote ? (cached.read() ?? {}) : {};
  const choices = SINGLE_NAMES.map((name) => {
    const repositoryFile = names.includes(name) ? findFile(fetched, name) : undefined;
    const isDeleted = !repositoryFile && !fetched.get(dirname(name))?.error;
    return chooseSettings(
      name,
      repositoryFile,
      isDeleted ? undefined : lastGoodTexts[name],
      findFile(builtInFiles, name),
    );
  });
  const texts = choices.flatMap(({ name, lastGood }) =>
    lastGood === undefined ? [] : [[name, lastGood]],
  );
  if (remote) cached.write(Object.fromEntries(texts) as Record<string, string>);
  const used = choices.filter(({ origin }) => origin !== 'built-in');
  const skipped = choices.filter(
    ({ repositoryFile, origin }) => repositoryFile && origin !== 'repository',
  );
  const error = [...fetched.values()].find((folder) => folder.error !== undefined)?.error;
  const namesOf = (which: readonly Choice[]) => which.map(({ name }) => `${name}.json`);
  const values = choices.map(({ name, value }) => [name, value]);
  return {
    files: Object.fromEntries(values) as ContentFiles,
    report: createReport({
      folder: SETTINGS,
      source: used.length > 0 && remote ? remote.name : builtIn.name,
      items: choices.length,
      fromRepository: namesOf(used),
      skipped: namesOf(skipped),
      error,
      inUse: used.length > 0 ? 'last-good' : 'built-in',
      unreadable: error === undefined ? namesOf(choices.filter(isMissed)) : ['settings'],
      problems: choices.flatMap(({ problems }) => problems),
    }),
  };
}

/** Whether a file could not be fetched, and has no last good version. */
const isMissed = ({ repositoryFile, origin }: Choice) =>
  repositoryFile !== undefined && 'couldNotBeRead' in repositoryFile && origin === 'built-in';

/**
 * Checks a settings file as the build does.
 * @param name such as company or pages/home
 * @param builtIn the built-in file with that name, which supplies missing fields
 */
export function checkSettingsFile(
  name: keyof ContentFiles,
  file: SourceFile,
  builtIn?: SourceFile,
): Checked<unknown> {
  if ('problem' in file) return { problems: [file.problem] };
  const hasBase = builtIn && 'text' in builtIn && isFilledIn(name);
  const base = hasBase ? parseJson(builtIn.text).value : undefined;
  return checkSettings<unknown>(SINGLE_FILES[name], file.text, base);
}

function chooseSettings(
  name: keyof ContentFiles,
  repositoryFile: SourceFile | undefined,
  lastGoodText: string | undefined,
  builtInFile: SourceFile = { name, problem: fileProblem('the file', 'nothing', 'restore it') },
): Choice {
  const file = `${name}.json`;
  const check = (read: SourceFile) => ({ read, ...checkSettingsFile(name, read, builtInFile) });
  const usable = <V extends Checked<unknown>>(checked: V | undefined) =>
    checked?.value === undefined ? undefined : checked;
  const fresh = repositoryFile && check(repositoryFile);
  const lastGood = lastGoodText === undefined ? undefined : check({ name, text: lastGoodText });
  const builtIn = check(builtInFile);
  const chosen = chooseVersion(usable(fresh), usable(lastGood), usable(builtIn));
  if (!chosen) {
    throw invalidFile(file, [...(fresh?.problems ?? []), ...builtIn.problems]);
  }
  const { origin, version } = chosen;
  const report = (checked: typeof fresh, outcome: string): ReportedProblem[] =>
    (checked?.problems ?? []).map((problem) => ({ file, outcome, problem }));
  return {
    name,
    origin,
    value: version.value,
    lastGood: origin !== 'built-in' && 'text' in version.read ? version.read.text : undefined,
    repositoryFile,
    problems: [
      ...report(fresh, OUTCOMES[origin]),
      ...(origin === 'built-in' ? report(builtIn, OUTCOMES.repository) : []),
    ],
  };
}

async function readFolders(
  source: ContentSource,
  cache: SourceCache,
  names: readonly string[],
): Promise<Map<string, FetchedFolder>> {
  const folders = [...new Set(names.map((name) => dirname(name)))];
  const read = folders.map(async (folder) => {
    const path = folder === '.' ? '' : folder;
    return [folder, await tryRead(source, path, cache)] as const;
  });
  return new Map(await Promise.all(read));
}

const findFile = (
  folders: ReadonlyMap<string, FetchedFolder>,
  name: string,
): SourceFile | undefined =>
  folders.get(dirname(name))?.files.find((file) => file.name === `${basename(name)}.json`);
