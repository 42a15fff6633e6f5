import type { Problem } from '../checks/problem.ts';
import type { FolderFiles, UsedFile } from './manifest.ts';

/** How a file in the repository compares with the site. */
export type Standing =
  | 'live'
  | 'changed'
  /** Left out of the build; its last good version or a built-in item takes its place. */
  | 'left-out'
  | 'new'
  | 'gone'
  /** Retired by its editor. */
  | 'hidden'
  /** A built-in item for which the repository has no file. */
  | 'built-in'
  /** The same, while other items come from the repository: it keeps its page but is not listed. */
  | 'page-only';

/** A file in the repository, as in a listing. */
export interface ListedFile {
  name: string;
  sha: string;
}

/** Whether a build uses a file, and what needs fixing in it. */
export interface Check {
  isUsed: boolean;
  /** Why it is not used or, if it is, what was left out of it. */
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
  /** What the build said about exactly these bytes; undefined if it has not seen them. */
  check?: Check | undefined;
}

/** Compares the files of a folder with the items of a build, by file name. */
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

/** The state of an item on the site that has no file in the repository. */
function standingAlone(item: UsedFile | undefined): Standing {
  if (item?.origin !== 'built-in') return 'gone';
  return item.isListed ? 'built-in' : 'page-only';
}
