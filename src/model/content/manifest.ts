import * as z from 'zod/mini';
import type { Problem } from '../checks/format-issues.ts';
import { REMOTE_FOLDERS, type RemoteFolder } from '../kinds/remote-kinds.ts';

const problemSchema: z.ZodMiniType<Problem> = z.object({
  field: z.string(),
  expected: z.string(),
  got: z.string(),
  fix: z.string(),
});

const readFile = {
  /** File name, such as solar.json */
  file: z.string(),
  /** Git's name for the file's bytes, the same as in a listing; empty where it is not known. */
  sha: z.string(),
  /** What an item is used without, or why a file was left out. */
  problems: z.array(problemSchema),
};

/** A file that an item of the site was made from. */
const usedFileSchema = z.object({
  ...readFile,
  id: z.string(),
  /** What lists call the item. */
  title: z.string(),
  isBuiltIn: z.boolean(),
});

/** A file that was read and not used. */
const leftOutFileSchema = z.object(readFile);

const folderSchema = z.object({
  /** Such as machair/content@main, or content/ for the built-in items. */
  source: z.string(),
  /** Message of the error for which the repository was not used. */
  error: z.optional(z.string()),
  used: z.array(usedFileSchema),
  leftOut: z.array(leftOutFileSchema),
});

/** One schema for every folder, by folder. */
const foldersSchema = z.object(
  Object.fromEntries(REMOTE_FOLDERS.map((folder) => [folder, folderSchema])) as Record<
    RemoteFolder,
    typeof folderSchema
  >,
);

/** What a build was made from. */
export const manifestSchema = z.object({
  /** ISO 8601 */
  builtAt: z.string(),
  /** Of this site; undefined where it is not known. */
  commit: z.optional(z.string()),
  /** owner/name; undefined: the built-in content. */
  repo: z.optional(z.string()),
  ref: z.string(),
  folders: foldersSchema,
});

export type Manifest = z.output<typeof manifestSchema>;
export type FolderManifest = z.output<typeof folderSchema>;
export type UsedFile = z.output<typeof usedFileSchema>;
export type LeftOutFile = z.output<typeof leftOutFileSchema>;
/** What became of the files of a folder. */
export type FolderFiles = Pick<FolderManifest, 'used' | 'leftOut'>;
