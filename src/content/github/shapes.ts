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

/** The git trees API's answer. */
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
  /** Where to download the file; null if only the blobs API has it. */
  downloadUrl: string | null;
  /** The file's web page, if the server gives one. */
  htmlUrl?: string | undefined;
}

/** A folder, with the tag that shows whether it has changed. */
export interface Listing {
  entries: FolderEntry[];
  etag?: string | undefined;
  /** Set if the folder was too large for the contents API and was read as a git tree. */
  treeSha?: string | undefined;
}
