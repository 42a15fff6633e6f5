import * as z from 'zod/mini';
import type { Problem } from '../checks/problem.ts';
import { REMOTE_FOLDERS, type RemoteFolder } from '../kinds/remote-folders.ts';

/** Without the value found: a manifest is public, but a draft or the address of a calendar is not. */
const problemSchema: z.ZodMiniType<Problem> = z.object({
  field: z.string(),
  expected: z.string(),
  fix: z.string(),
  isNotice: z.optional(z.boolean()),
});

/** A file that a build has read. */
const readFile = {
  /** File name, such as solar.json */
  file: z.string(),
  /** Git's hash of the file's bytes, as in a listing; empty if unknown. */
  sha: z.string(),
  /** What was left out of an item, or why its file was. */
  problems: z.array(problemSchema),
};
const readFileSchema = z.object(readFile);

/** Where an item comes from: the repository now, its last good version, or this site. */
const ORIGINS = ['repository', 'last-good', 'built-in'] as const;

/** A file that an item of the site was made from. */
const usedFileSchema = z.object({
  ...readFile,
  id: z.string(),
  /** What lists call the item. */
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
  /** Items that an editor has retired. */
  hidden: z.array(readFileSchema),
  /** Files that are not used. */
  leftOut: z.array(readFileSchema),
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
  /** This site's commit; undefined if unknown. */
  commit: z.optional(z.string()),
  /** owner/name; undefined: the built-in content. */
  repo: z.optional(z.string()),
  ref: z.string(),
  folders: foldersSchema,
});

export type Manifest = z.output<typeof manifestSchema>;
export type UsedFile = z.output<typeof usedFileSchema>;
export type ReadFile = z.output<typeof readFileSchema>;
export type Origin = (typeof ORIGINS)[number];
/** What became of the files of a folder. */
export type FolderFiles = Pick<z.output<typeof folderSchema>, 'used' | 'hidden' | 'leftOut'>;
