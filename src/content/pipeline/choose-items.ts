import { isHidden, titleOf, type CheckedItem, type Item } from '../model/check-item.ts';
import type { FileOrigin, ReadFile, UsedFile } from '../model/manifest.ts';
import type { Problem } from '../model/problem.ts';
import type { SourceFile } from '../model/content-file.ts';
import type { ReportedProblem } from './report.ts';

/** A file and the result of parsing it. */
export interface ParsedFile extends CheckedItem {
  file: SourceFile;
}

/** A file with a valid item, even if hidden. */
export type GoodFile = ParsedFile & { value: Item };

export const isGood = (file: ParsedFile): file is GoodFile => file.value !== undefined;

/** The sources that the items of a folder are chosen from. */
interface ItemSources {
  files: readonly ParsedFile[];
  /** The versions of the same files that the last build used. */
  lastGood: readonly GoodFile[];
  /** The built-in items. */
  builtIn: readonly ParsedFile[];
  /** Whether every built-in item keeps its page. */
  keepsPages: boolean;
}

/** The outcome for a file that is not used, by the version used instead. */
const FALLBACK_OUTCOMES: Record<FileOrigin, string> = {
  repository: 'The item is skipped.',
  'last-good': 'The last good version is used.',
  'built-in': 'The built-in item is used.',
};

/**
 * Chooses a version of each item: the new one, the last good one or the built-in one, in that order. A folder without any
 * valid file is replaced as a whole in the same way.
 */
export function chooseItems({ files, lastGood, builtIn, keepsPages }: ItemSources) {
  const folderChoice = chooseVersion<readonly ParsedFile[]>(
    files.some(isGood) ? files : undefined,
    lastGood.length > 0 ? [...lastGood, ...files] : undefined,
    [...builtIn, ...files],
  ) as ChosenVersion<readonly ParsedFile[]>;
  const all = folderChoice.version;
  const lastVersions = new Map(lastGood.map((good) => [good.file.name, good]));
  /** The id of a file, even an invalid one. */
  const idOf = ({ file, value, id }: ParsedFile) =>
    value ? id : (lastVersions.get(file.name)?.id ?? id);
  const invalid = all.filter((file) => !isGood(file));
  const missing = new Set(invalid.map(idOf));
  const fresh = firstById(all.filter(isGood));
  const former = firstById(invalid.flatMap(({ file }) => lastVersions.get(file.name) ?? []));
  const builtInById = firstById(builtIn.filter(isGood));
  const ids = new Set([...fresh.keys(), ...former.keys(), ...builtInById.keys()]);
  const winners = new Map(
    [...ids].flatMap((id) => {
      const page = keepsPages || missing.has(id) ? builtInById.get(id) : undefined;
      const choice = chooseVersion(fresh.get(id), former.get(id), page);
      if (!choice) return [];
      const isListed = choice.origin !== 'built-in' || missing.has(id);
      const origin = choice.origin === 'repository' ? folderChoice.origin : choice.origin;
      return [[id, { good: choice.version, origin, isListed }] as const];
    }),
  );
  const winnerOf = (file: ParsedFile) => winners.get(idOf(file));
  const isUsed = (file: ParsedFile) => winnerOf(file)?.good === file;
  const skipped = all
    .filter((file) => !isUsed(file))
    .map((file) => ({ file, ...describeSkipped(file, winnerOf(file)?.origin) }));
  const [hidden = [], chosen = []] = [true, false].map((isOff) =>
    [...winners.values()].filter(({ good }) => isHidden(good.value) === isOff),
  );
  const problems: ReportedProblem[] = [
    ...all.filter(isUsed).flatMap(reportUsed),
    ...skipped.flatMap(({ file: { file }, outcome, problems }) =>
      problems.map((problem) => ({ file: file.name, outcome, problem })),
    ),
  ];
  return {
    /** The origin of the folder as a whole. */
    origin: folderChoice.origin,
    /** The items of the site and their files. */
    chosen: chosen.map(({ good, origin, isListed }) => {
      const { id, value: item, problems } = good;
      const used: UsedFile = {
        ...toReadFile(good.file, problems),
        id,
        title: titleOf(item) ?? id,
        origin,
        isListed,
      };
      return { item, used };
    }),
    hidden: hidden.map(({ good }) => toReadFile(good.file, [])),
    hiddenItems: hidden.map(({ good }) => good.value),
    skipped: skipped.map(({ file: { file }, problems }) => toReadFile(file, problems)),
    problems,
    /** Files that could not be fetched and have no last good version. */
    unreadable: invalid
      .filter((read) => 'couldNotBeRead' in read.file && winnerOf(read)?.origin !== 'last-good')
      .map(({ file }) => file.name),
  };
}

/** Valid files by id; of duplicates, the first. */
function firstById(files: readonly GoodFile[]): ReadonlyMap<string, GoodFile> {
  const byId = new Map<string, GoodFile>();
  for (const good of files) if (!byId.has(good.id)) byId.set(good.id, good);
  return byId;
}

function describeSkipped(file: ParsedFile, usedInstead: FileOrigin = 'repository') {
  if (!isGood(file)) return { outcome: FALLBACK_OUTCOMES[usedInstead], problems: file.problems };
  const problem: Problem = {
    field: 'id',
    expected: 'a unique id',
    got: `"${file.id}", which another file already has`,
    fix: 'delete one of the two files or change one id',
  };
  return { outcome: 'The second file is skipped.', problems: [problem] };
}

const reportUsed = ({ file, problems }: ParsedFile): ReportedProblem[] =>
  problems.map((problem) => ({
    file: file.name,
    outcome: problem.isNotice ? 'The item is used.' : 'The item is used without this value.',
    problem,
  }));

const toReadFile = ({ name, sha = '' }: SourceFile, problems: Problem[]): ReadFile => ({
  file: name,
  sha,
  problems,
});

/** A version of some content, and its origin. */
interface ChosenVersion<V> {
  origin: FileOrigin;
  version: V;
}

/** The first usable version of some content: the new one, the last good one or the built-in one, in that order. */
export function chooseVersion<V>(
  fresh: V | undefined,
  lastGood: V | undefined,
  builtIn: V | undefined,
): ChosenVersion<V> | undefined {
  if (fresh !== undefined) return { origin: 'repository', version: fresh };
  if (lastGood !== undefined) return { origin: 'last-good', version: lastGood };
  return builtIn === undefined ? undefined : { origin: 'built-in', version: builtIn };
}
