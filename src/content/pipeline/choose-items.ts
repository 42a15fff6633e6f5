import { isHidden, titleOf, type CheckedItem, type Item } from '../model/check-item.ts';
import type { Origin, ReadFile, UsedFile } from '../model/manifest.ts';
import type { Problem } from '../model/problem.ts';
import type { SourceFile } from '../model/content-file.ts';
import { chooseVersion, type ChosenVersion } from './choose-version.ts';
import type { ReportedProblem } from './report.ts';

/** A file and the result of parsing it. */
export interface ParsedFile {
  file: SourceFile;
  parsed: CheckedItem;
}

/** A file that holds a valid item, even a hidden one. */
export type GoodFile = ParsedFile & { parsed: { ok: true } };

export const isGood = (file: ParsedFile): file is GoodFile => file.parsed.ok;

/** The sources that the items of a folder are chosen from. */
interface ItemSources {
  files: readonly ParsedFile[];
  /** The versions of the same files that the last build used. */
  lastGood: readonly GoodFile[];
  /** What comes with the site. */
  builtIn: readonly ParsedFile[];
  /** Whether each built-in item has its page in any case. */
  keepsPages: boolean;
}

/** An item of the site and the file it was made from. */
interface ChosenItem {
  item: Item;
  used: UsedFile;
}

/** What became of a folder's files. */
interface ItemChoice {
  /** What the folder as a whole was read from. */
  origin: Origin;
  chosen: ChosenItem[];
  hidden: ReadFile[];
  /** The items of these files. */
  retired: Item[];
  leftOut: ReadFile[];
  problems: ReportedProblem[];
  /** Files that could not be fetched and have no last good version. */
  unread: string[];
}

/** What a file becomes whose own version is not used, by what is used in its place. */
const IN_ITS_PLACE: Record<Origin, string> = {
  repository: 'The item is left out.',
  'last-good': 'The last good version is used.',
  'built-in': 'The built-in item is used.',
};

/**
 * Chooses a version of each item: the new one, else the last good one, else the built-in one. A folder without any good
 * file is chosen in the same way, as a whole.
 */
export function chooseItems({ files, lastGood, builtIn, keepsPages }: ItemSources): ItemChoice {
  const whole = chooseVersion<readonly ParsedFile[]>(
    files.some(isGood) ? files : undefined,
    lastGood.length > 0 ? [...lastGood, ...files] : undefined,
    [...builtIn, ...files],
  ) as ChosenVersion<readonly ParsedFile[]>;
  const all = whole.version;
  const lastVersions = new Map(lastGood.map((good) => [good.file.name, good]));
  /** The id of a file, even a bad one. */
  const idOf = ({ file, parsed }: ParsedFile) =>
    parsed.ok ? parsed.item.id : (lastVersions.get(file.name)?.parsed.item.id ?? parsed.id);
  const bad = all.filter((file) => !isGood(file));
  const missing = new Set(bad.map(idOf));
  const fresh = firstById(all.filter(isGood));
  const former = firstById(bad.flatMap(({ file }) => lastVersions.get(file.name) ?? []));
  const ours = firstById(builtIn.filter(isGood));
  const ids = new Set([...fresh.keys(), ...former.keys(), ...ours.keys()]);
  const winners = new Map(
    [...ids].flatMap((id) => {
      const page = keepsPages || missing.has(id) ? ours.get(id) : undefined;
      const choice = chooseVersion(fresh.get(id), former.get(id), page);
      if (!choice) return [];
      const isListed = choice.origin !== 'built-in' || missing.has(id);
      const origin = choice.origin === 'repository' ? whole.origin : choice.origin;
      return [[id, { good: choice.version, origin, isListed }] as const];
    }),
  );
  const winnerOf = (file: ParsedFile) => winners.get(idOf(file));
  const isUsed = (file: ParsedFile) => winnerOf(file)?.good === file;
  const leftOut = all
    .filter((file) => !isUsed(file))
    .map((file) => ({ file, ...describeLoss(file, winnerOf(file)?.origin) }));
  const [retired = [], chosen = []] = [true, false].map((isRetired) =>
    [...winners.values()].filter(({ good }) => isHidden(good.parsed.item) === isRetired),
  );
  return {
    origin: whole.origin,
    chosen: chosen.map(({ good, origin, isListed }) => {
      const { item, problems } = good.parsed;
      const title = titleOf(item) ?? item.id;
      const used = { ...toReadFile(good.file, problems), id: item.id, title, origin, isListed };
      return { item, used };
    }),
    hidden: retired.map(({ good }) => toReadFile(good.file, [])),
    retired: retired.map(({ good }) => good.parsed.item),
    leftOut: leftOut.map(({ file: { file }, problems }) => toReadFile(file, problems)),
    problems: [
      ...all.filter(isUsed).flatMap(reportUsed),
      ...leftOut.flatMap(({ file: { file }, outcome, problems }) =>
        problems.map((problem) => ({ file: file.name, outcome, problem })),
      ),
    ],
    unread: bad
      .filter((read) => 'isUnread' in read.file && winnerOf(read)?.origin !== 'last-good')
      .map(({ file }) => file.name),
  };
}

/** Good files by the id that they claim; of two, the first one has it. */
function firstById(files: readonly GoodFile[]): ReadonlyMap<string, GoodFile> {
  const byId = new Map<string, GoodFile>();
  for (const good of files) if (!byId.has(good.parsed.item.id)) byId.set(good.parsed.item.id, good);
  return byId;
}

function describeLoss({ parsed }: ParsedFile, inItsPlace: Origin = 'repository') {
  if (!parsed.ok) return { outcome: IN_ITS_PLACE[inItsPlace], problems: parsed.problems };
  const problem: Problem = {
    field: 'id',
    expected: 'an id of its own',
    got: `"${parsed.item.id}" again`,
    fix: 'remove one of the two files or give one another id',
  };
  return { outcome: 'The second one is left out.', problems: [problem] };
}

const reportUsed = ({ file, parsed }: ParsedFile): ReportedProblem[] =>
  parsed.problems.map((problem) => ({
    file: file.name,
    outcome: problem.isNotice ? 'The item is used.' : 'The item is used without it.',
    problem,
  }));

const toReadFile = ({ name, sha = '' }: SourceFile, problems: Problem[]): ReadFile => ({
  file: name,
  sha,
  problems,
});
