import * as z from 'zod/mini';

/** A file or folder in the content repository, in the words of the contents API. */
const folderEntrySchema = z.object({
  type: z.string(),
  name: z.string(),
  sha: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Where to download the file; null if only the blobs API has it. */
  download_url: z.nullable(z.string()),
  /** The file's web page, if the server gives one. */
  html_url: z.optional(z.nullable(z.string())),
});

/** The contents API's answer for a folder. */
export const contentsListingSchema = z.array(folderEntrySchema);

export type FolderEntry = z.output<typeof folderEntrySchema>;

/** A folder, with the tag that shows whether it has changed. */
export interface Listing {
  entries: FolderEntry[];
  etag?: string | undefined;
}
