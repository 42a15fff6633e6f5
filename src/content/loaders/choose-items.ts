import { titleOf, type CheckedItem, type Item } from '../checks/check-item.ts';
import type { SourceFile } from '../checks/content-file.ts';
import type { Problem } from '../checks/problem.ts';
import type { Origin, ReadFile, UsedFile } from '../manifest/manifest.ts';
import { isHidden } from '../items/parse-item.ts';
import type { ReportedProblem } from '../report/report.ts';

/** A file and the result of parsing it. */
export interface ParsedFile {
  file: SourceFile;
  parsed: CheckedItem;
}

/** A file that holds a valid item, even a hidden one. */
export type GoodFile = ParsedFile & { parsed: { ok: true } };

export const isGood = (file: ParsedFile): file is GoodFile => file.parsed.ok;

/** The sources that the items of a folder are chosen from. */
export interface ItemSources {
  files: readonly ParsedFile[];
  /** Where the files come from. */
  origin: Origin;
  /** The versions of the same files that the last build used. */
  lastGood: readonly GoodFile[];
  /** Items that come with the site. */
  builtIn: readonly GoodFile[];
  /** Whether each built-in item has its page in any case. */
  keepsPages: boolean;
}

/** An item of the site and the file it was made from. */
interface ChosenItem {
  item: Item;
  used: UsedFile;
}

/** What became of a folder's files. */
export interface ItemChoice {
  chosen: ChosenItem[];
  hidden: ReadFile[];
  /** The items of these files. */
  retired: Item[];
  leftOut: ReadFile[];
  problems: ReportedProblem[];
  /** Files that could not be fetched and have no last good version. */
  unread: string[];
}

const IN_ITS_PLACE: Record<Origin, string> = {
  repository: 'The item is left out.',
  'last-good': 'The last good version is used.',
  'built-in': 'The built-in item is used.',
};

/** A good file that claims an id. */
interface Claim {
  good: GoodFile;
  origin: Origin;
  isListed: boolean;
}

/** Chooses one file for each id: a good one, else its last good version, else the built-in one. */
export function chooseItems(sources: ItemSources): ItemChoice {
  const { files, origin, builtIn, keepsPages } = sources;
  const bad = files.filter((file) => !isGood(file));
  const lastGood = new Map(sources.lastGood.map((good) => [good.file.name, good]));
  /** The id of a file, even a bad one. */
  const idOf = ({ file, parsed }: ParsedFile) =>
    parsed.ok ? parsed.item.id : (lastGood.get(file.name)?.parsed.item.id ?? parsed.id);
  const missing = new Set(bad.map(idOf));
  const claims: Claim[] = [
    ...files.filter(isGood).map((good) => ({ good, origin, isListed: true })),
    ...bad.flatMap(({ file }) => {
      const good = lastGood.get(file.name);
      return good ? [{ good, origin: 'last-good' as const, isListed: true }] : [];
    }),
    ...builtIn.flatMap((good) => {
      const isListed = missing.has(good.parsed.item.id);
      return isListed || keepsPages ? [{ good, origin: 'built-in' as const, isListed }] : [];
    }),
  ];
  const claimed = new Map<string, Claim>();
  for (const claim of claims) {
    const { id } = claim.good.parsed.item;
    if (!claimed.has(id)) claimed.set(id, claim);
  }
  const winnerOf = (file: ParsedFile) => claimed.get(idOf(file));
  const leftOut = files
    .filter((file) => winnerOf(file)?.good !== file)
    .map((file) => ({ file, ...describeLoss(file, winnerOf(file)?.origin) }));
  const winners = [...claimed.values()];
  const isRetired = ({ good }: Claim) => isHidden(good.parsed.item);
  const retired = winners.filter(isRetired);
  return {
    chosen: winners.filter((claim) => !isRetired(claim)).map(toChosen),
    hidden: retired.map(({ good }) => toReadFile(good.file, [])),
    retired: retired.map(({ good }) => good.parsed.item),
    leftOut: leftOut.map(({ file: { file }, problems }) => toReadFile(file, problems)),
    problems: [
      ...files.filter((file) => winnerOf(file)?.good === file).flatMap(reportUsed),
      ...leftOut.flatMap(({ file: { file }, outcome, problems }) =>
        problems.map((problem) => ({ file: file.name, outcome, problem })),
      ),
    ],
    unread: bad
      .filter((read) => 'isUnread' in read.file && winnerOf(read)?.origin !== 'last-good')
      .map(({ file }) => file.name),
  };
}

function describeLoss({ parsed }: ParsedFile, inItsPlace: Origin = 'repository') {
  return parsed.ok
    ? { outcome: 'The second one is left out.', problems: [describeSecond(parsed.item.id)] }
    : { outcome: IN_ITS_PLACE[inItsPlace], problems: parsed.problems };
}

function describeSecond(id: string): Problem {
  return {
    field: 'id',
    expected: 'an id of its own',
    got: `"${id}" again`,
    fix: 'remove one of the two files or give one another id',
  };
}

function reportUsed({ file, parsed }: ParsedFile): ReportedProblem[] {
  return parsed.problems.map((problem) => ({
    file: file.name,
    outcome: problem.isNotice ? 'The item is used.' : 'The item is used without it.',
    problem,
  }));
}

function toReadFile({ name, sha = '' }: SourceFile, problems: Problem[]): ReadFile {
  return { file: name, sha, problems };
}

function toChosen({ good, origin, isListed }: Claim): ChosenItem {
  const { item, problems } = good.parsed;
  const title = titleOf(item) ?? item.id;
  return {
    item,
    used: { ...toReadFile(good.file, problems), id: item.id, title, origin, isListed },
  };
}
