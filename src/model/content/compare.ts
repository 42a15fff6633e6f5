import type { FolderManifest, ManifestProblem, UsedFile } from './manifest.ts';

/** How a file of the repository and the site stand to each other. */
export type Standing =
  | 'live'
  | 'changed'
  | 'refused'
  | 'new'
  | 'gone'
  /** A built-in item that the repository has no file for. */
  | 'built-in';

/** A file of the repository, as a listing names it. */
export interface ListedFile {
  name: string;
  sha: string;
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
  verdict?: { isUsed: boolean; problems: ManifestProblem[] } | undefined;
}

/** Sets the files of a folder beside the items that a build made, by name of file. */
export function compareFolder<F extends ListedFile>(
  files: readonly F[],
  built: FolderManifest,
): Row<F>[] {
  const names = new Set([...files, ...built.used.map(({ file }) => ({ name: file }))].map(nameOf));
  return [...names].sort().map((name) => {
    const file = files.find((each) => each.name === name);
    const item = built.used.find((each) => each.file === name);
    return compareFile(name, file, item, built);
  });
}

const nameOf = ({ name }: { name: string }) => name;

function compareFile<F extends ListedFile>(
  name: string,
  file: F | undefined,
  item: UsedFile | undefined,
  built: FolderManifest,
): Row<F> {
  if (!file) return { name, item, standing: item?.isBuiltIn ? 'built-in' : 'gone' };
  if (item?.sha === file.sha) {
    const verdict = { isUsed: true, problems: item.notices };
    return { name, file, item, standing: 'live', verdict };
  }
  const refusal = built.refused.find((each) => each.file === name && each.sha === file.sha);
  const verdict = refusal && { isUsed: false, problems: refusal.problems };
  if (!item) return { name, file, standing: 'new', verdict };
  return { name, file, item, standing: refusal ? 'refused' : 'changed', verdict };
}
