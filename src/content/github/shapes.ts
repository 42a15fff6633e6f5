import * as z from 'zod/mini';

/** The answer of the contents API for a folder. */
export const contentsListingSchema = z.array(
  z.looseObject({
    type: z.string(),
    name: z.string(),
    sha: z.string(),
    size: z.number(),
    download_url: z.nullable(z.string()),
    html_url: z.optional(z.nullable(z.string())),
  }),
);

/** The answer of the git trees API. */
export const treeSchema = z.looseObject({
  sha: z.string(),
  truncated: z.boolean(),
  tree: z.array(
    z.looseObject({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: z.string(),
      size: z.optional(z.number()),
    }),
  ),
});

/** A file or folder in the content repository. */
export interface FolderEntry {
  type: string;
  name: string;
  sha: string;
  /** Bytes. */
  size: number;
  /** Where the file is downloaded from; null: through the blobs API. */
  downloadUrl: string | null;
  /** Where people see the file, if the server says so. */
  htmlUrl?: string | undefined;
}

/** A folder, with what tells whether it changed. */
export interface Listing {
  entries: FolderEntry[];
  etag?: string | undefined;
  /** Set when the folder was too large for the contents API and was read as a git tree. */
  treeSha?: string | undefined;
}
