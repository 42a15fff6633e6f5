import * as z from 'zod/mini';
import type { Problem } from './problem.ts';
import { DASHBOARD_FOLDERS, type DashboardFolder } from './dashboard-types.ts';

/** Omits the value found: a manifest is public, but a draft or a calendar's URL is not. */
const problemSchema: z.ZodMiniType<Problem> = z.object({
  field: z.string(),
  expected: z.string(),
  fix: z.string(),
  fixInForm: z.optional(z.string()),
  untilThen: z.optional(z.string()),
  otherwise: z.optional(z.string()),
  formWords: z.optional(z.string()),
  isNotice: z.optional(z.boolean()),
});

/** A file that a build has read. */
const readFile = {
  /** File name, such as solar.json */
  file: z.string(),
  /** Git's hash of the file's bytes, as in a listing; empty if unknown. */
  sha: z.string(),
  /** The values skipped in an item, or the reason its file was skipped. */
  problems: z.array(problemSchema),
};
const readFileSchema = z.object(readFile);

/** The origin of an item: the repository now, its last good version, or this site. */
const ORIGINS = ['repository', 'last-good', 'built-in'] as const;

/** A file behind an item of the site. */
const usedFileSchema = z.object({
  ...readFile,
  id: z.string(),
  /** The item's name in lists. */
  title: z.string(),
  origin: z.enum(ORIGINS),
  /** Whether it is listed; it has its page either way. */
  isListed: z.boolean(),
});

const folderSchema = z.object({
  /** Such as machair/content@main, or content/ for the built-in items. */
  source: z.string(),
  /** The error message, if the repository could not be used. */
  error: z.optional(z.string()),
  used: z.array(usedFileSchema),
  /** Items that an editor has hidden. */
  hidden: z.array(readFileSchema),
  /** Files that are not used. */
  skipped: z.array(readFileSchema),
});

/** One schema for every folder, by folder. */
const foldersSchema = z.object(
  Object.fromEntries(DASHBOARD_FOLDERS.map((folder) => [folder, folderSchema])) as Record<
    DashboardFolder,
    typeof folderSchema
  >,
);

/** The content files behind a build. */
export const manifestSchema = z.object({
  /** ISO 8601 */
  builtAt: z.string(),
  /** This site's commit; undefined if unknown. */
  commit: z.optional(z.string()),
  /** owner/name; undefined if the content is built in. */
  repo: z.optional(z.string()),
  ref: z.string(),
  folders: foldersSchema,
});

export type Manifest = z.output<typeof manifestSchema>;
export type UsedFile = z.output<typeof usedFileSchema>;
export type ReadFile = z.output<typeof readFileSchema>;
export type FileOrigin = (typeof ORIGINS)[number];
/** The build's use of a folder's files. */
export type FolderFiles = Pick<z.output<typeof folderSchema>, 'used' | 'hidden' | 'skipped'>;

/** The state of a file in the repository compared with the site. */
export type FileStatus =
  | 'live'
  | 'changed'
  /** Skipped by the build; its last good version or a built-in item is used instead. */
  | 'skipped'
  | 'new'
  | 'gone'
  /** Hidden by its editor. */
  | 'hidden'
  /** A built-in item for which the repository has no file. */
  | 'built-in'
  /** A built-in item without a file, if other items come from the repository: it keeps its page but is not listed. */
  | 'page-only';

/** A file in the repository, as in a listing. */
interface ListedFile {
  name: string;
  sha: string;
}

/** Whether a build uses a file, and the problems to fix. */
export interface FileCheck {
  isUsed: boolean;
  /** The reasons it is not used; for a used file, the values skipped. */
  problems: Problem[];
}

/** One line of the dashboard: a file, an item of the site, or both. */
export interface ManifestRow<F extends ListedFile = ListedFile> {
  /** File name, such as solar.json */
  name: string;
  status: FileStatus;
  /** In the repository. */
  file?: F | undefined;
  /** On the site. */
  item?: UsedFile | undefined;
  /** The build's verdict on exactly these bytes; undefined if it has not seen them. */
  check?: FileCheck | undefined;
}

/** Compares the files of a folder with the items of a build, by file name. */
export function compareFolder<F extends ListedFile>(
  files: readonly F[],
  built: FolderFiles,
): ManifestRow<F>[] {
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
): ManifestRow<F> {
  if (!file) return { name, item, status: statusWithoutListing(item) };
  if (item?.sha === file.sha) {
    return { name, file, item, status: 'live', check: { isUsed: true, problems: item.problems } };
  }
  if (built.hidden.some((each) => each.file === name && each.sha === file.sha)) {
    return { name, file, status: 'hidden', check: { isUsed: true, problems: [] } };
  }
  const skipped = built.skipped.find((each) => each.file === name && each.sha === file.sha);
  const check = skipped && { isUsed: false, problems: skipped.problems };
  if (!item) return { name, file, status: 'new', check };
  return { name, file, item, status: skipped ? 'skipped' : 'changed', check };
}

/** The state of an item on the site that has no file in the repository. */
function statusWithoutListing(item: UsedFile | undefined): FileStatus {
  if (item?.origin !== 'built-in') return 'gone';
  return item.isListed ? 'built-in' : 'page-only';
}
