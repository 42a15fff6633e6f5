import { RequestError, sendRequest, type HttpDependencies } from './request.ts';
import { createRepositoryClient, parseResponse } from './repository-client.ts';
import * as z from 'zod/mini';

/** The contents API truncates a folder's listing at this number. */
const LISTED_ENTRIES = 1000;
const LISTING_BYTES = 20_000_000;

interface ContentsClientOptions {
  /** Such as https://api.github.com */
  apiUrl: string;
  /** owner/name */
  repo: string;
  /** Branch, tag or commit. */
  ref: string;
  /** Sent to the API only, never to download hosts. */
  token?: string | undefined;
  tools: HttpDependencies;
  /** Returns the dependencies for downloading a URL, or rejects it; `tools` by default. */
  toolsFor?: (downloadUrl: string) => HttpDependencies;
}

export interface ContentsClient {
  /**
   * Lists a folder; the root is ''. An unchanged folder costs one request and returns `previous`.
   * @throws RequestError
   */
  listFolder(
    folder: string,
    previous?: RepositoryListing,
    signal?: AbortSignal,
  ): Promise<RepositoryListing>;
  /**
   * Downloads a file of a listing.
   * @throws RequestError
   */
  download(
    entry: FolderEntry,
    limitBytes: number,
    signal?: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/** A reader of one branch of a repository through GitHub's contents API, for builds and for browsers. */
export function createContentsClient(options: ContentsClientOptions): ContentsClient {
  const { base, send } = createRepositoryClient(options);

  const request = (
    path: string,
    signal: AbortSignal | undefined,
    headers: Record<string, string> = {},
    limitBytes = LISTING_BYTES,
  ) => send(path, { headers, signal, limitBytes });

  return {
    async listFolder(folder, previous, signal) {
      const path = `/contents/${encodeURIComponent(folder)}?ref=${encodeURIComponent(options.ref)}`;
      const conditionalHeaders = previous?.etag ? { 'if-none-match': previous.etag } : {};
      const response = await request(path, signal, conditionalHeaders);
      if (response.status === 304 && previous) return previous;
      const entries = parseResponse(response.bytes, contentsListingSchema, `${base}${path}`);
      const etag = response.headers.get('etag') ?? undefined;
      if (entries.length >= LISTED_ENTRIES) {
        const message = `${folder} has more than ${LISTED_ENTRIES - 1} files: move or delete some`;
        throw new RequestError('too-many-files', base, message);
      }
      return { entries, etag };
    },

    async download(entry, limitBytes, signal) {
      if (entry.download_url === null) {
        const accept = 'application/vnd.github.raw+json';
        return (await request(`/git/blobs/${entry.sha}`, signal, { accept }, limitBytes)).bytes;
      }
      const tools = options.toolsFor?.(entry.download_url) ?? options.tools;
      return (await sendRequest(entry.download_url, tools, { limitBytes, signal })).bytes;
    },
  };
}

/** A file or folder in the content repository, in the contents API's format. */
const folderEntrySchema = z.object({
  type: z.string(),
  name: z.string(),
  sha: z.string(),
  /** Bytes. */
  size: z.number(),
  /** The file's download URL; null if only the blobs API has it. */
  download_url: z.nullable(z.string()),
  /** The file's web page, if the server provides one. */
  html_url: z.optional(z.nullable(z.string())),
});

/** The contents API's response for a folder. */
const contentsListingSchema = z.array(folderEntrySchema);

export type FolderEntry = z.output<typeof folderEntrySchema>;

/** A folder listing and its ETag. */
export interface RepositoryListing {
  entries: FolderEntry[];
  etag?: string | undefined;
}

/**
 * Chooses the dependencies for downloading a listed file, by its URL.
 * @param fetchElsewhere for hosts other than the API's; it may reject the URL
 * @throws RequestError for a URL without https, unless the API's own URL lacks it too
 */
export function downloadTools(
  apiUrl: string,
  tools: HttpDependencies,
  fetchElsewhere: typeof fetch,
) {
  const api = new URL(apiUrl);
  return (downloadUrl: string): HttpDependencies => {
    const from = URL.canParse(downloadUrl) ? new URL(downloadUrl) : undefined;
    if (!from || !['https:', api.protocol].includes(from.protocol)) {
      throw new RequestError('unexpected-shape', downloadUrl, 'Not an https address');
    }
    const isApiHost = from.hostname === api.hostname || from.hostname.endsWith(`.${api.hostname}`);
    return isApiHost ? tools : { ...tools, fetch: fetchElsewhere };
  };
}
