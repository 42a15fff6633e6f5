import type { Problem } from '../checks/problem.ts';
import type { FolderFiles, UsedFile } from './manifest.ts';

/** How a file of the repository and the site stand to each other. */
export type Standing =
  | 'live'
  | 'changed'
  /** Left out of the build, and its last good version or a built-in item stands in its place. */
  | 'left-out'
  | 'new'
  | 'gone'
  /** Retired by its editor. */
  | 'hidden'
  /** A built-in item that the repository has no file for. */
  | 'built-in'
  /** Such a one among items of the repository: it keeps its page, and is in no list. */
  | 'page-only';

/** A file of the repository, as a listing names it. */
export interface ListedFile {
  name: string;
  sha: string;
}

/** Whether a build uses a file, and what is to mend in it. */
export interface Check {
  isUsed: boolean;
  /** What keeps it out or, where it is used, what it is used without. */
  problems: Problem[];
}

/** One line of the dashboard: a file, an item of the site, or both. */
export interface Row<F extends ListedFile = ListedFile> {
  /** File name, such as solar.json */
  name: string;
  standing: Standing;
  /** In the repository. */
  file?: F | undefined;
  /** On the site. */
  item?: UsedFile | undefined;
  /** What the build said of these very bytes; undefined: it has not seen them. */
  check?: Check | undefined;
}

/** Sets the files of a folder beside the items that a build made, by name of file. */
export function compareFolder<F extends ListedFile>(
  files: readonly F[],
  built: FolderFiles,
): Row<F>[] {
  const names = new Set([...files.map(({ name }) => name), ...built.used.map(({ file }) => file)]);
  return [...names].sort().map((name) => {
    const file = files.find((each) => each.name === name);
    const item = built.used.find((each) => each.file === name);
    return compareFile(name, file, item, built);
  });
}

function compareFile<F extends ListedFile>(
  name: string,
  file: F | undefined,
  item: UsedFile | undefined,
  built: FolderFiles,
): Row<F> {
  if (!file) return { name, item, standing: standingAlone(item) };
  if (item?.sha === file.sha) {
    return { name, file, item, standing: 'live', check: { isUsed: true, problems: item.problems } };
  }
  if (built.hidden.some((each) => each.file === name && each.sha === file.sha)) {
    return { name, file, standing: 'hidden', check: { isUsed: true, problems: [] } };
  }
  const leftOut = built.leftOut.find((each) => each.file === name && each.sha === file.sha);
  const check = leftOut && { isUsed: false, problems: leftOut.problems };
  if (!item) return { name, file, standing: 'new', check };
  return { name, file, item, standing: leftOut ? 'left-out' : 'changed', check };
}

/** How an item of the site stands that the repository has no file for. */
function standingAlone(item: UsedFile | undefined): Standing {
  if (item?.origin !== 'built-in') return 'gone';
  return item.isListed ? 'built-in' : 'page-only';
}
