import * as z from 'zod/mini';

/** The folders that a content repository may hold items of. */
export const CONTENT_FOLDERS = ['services', 'properties', 'case-studies', 'benefits'] as const;

export type ContentFolder = (typeof CONTENT_FOLDERS)[number];

const problemSchema = z.object({
  field: z.string(),
  expected: z.string(),
  got: z.string(),
  fix: z.string(),
});

/** An item of the site, and the file it was made from. */
const usedSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** File name, such as solar.json */
  file: z.string(),
  /** Git's name for the file's bytes. */
  sha: z.string(),
  isBuiltIn: z.boolean(),
  /** What the item is used without. */
  notices: z.array(problemSchema),
});

/** A file of the repository that the build did not use, and why. */
const refusedSchema = z.object({
  file: z.string(),
  sha: z.string(),
  problems: z.array(problemSchema),
});

const folderSchema = z.object({
  /** Such as machair/content@main, or content/ for the built-in items. */
  source: z.string(),
  /** Why the repository was not used. */
  failure: z.optional(z.string()),
  used: z.array(usedSchema),
  refused: z.array(refusedSchema),
});

/** What a build was made from. */
export const manifestSchema = z.object({
  /** ISO 8601 */
  builtAt: z.string(),
  /** Of this site; undefined where it is not known. */
  commit: z.optional(z.string()),
  /** owner/name; undefined: the built-in content. */
  repo: z.optional(z.string()),
  ref: z.string(),
  folders: z.object({
    services: folderSchema,
    properties: folderSchema,
    'case-studies': folderSchema,
    benefits: folderSchema,
  }),
});

export type Manifest = z.output<typeof manifestSchema>;
export type FolderManifest = z.output<typeof folderSchema>;
export type UsedFile = z.output<typeof usedSchema>;
export type ManifestProblem = z.output<typeof problemSchema>;
