import { RequestError, sendRequest, type HttpDependencies } from './request.ts';
import {
  createRepositoryClient,
  parseResponse,
  type RepositoryOptions,
} from './repository-client.ts';
import * as z from 'zod/mini';

/** The contents API truncates a folder's listing at this number. */
const LISTED_ENTRIES = 1000;
const LISTING_BYTES = 20_000_000;

interface ContentsClientOptions extends RepositoryOptions {
  /** Branch, tag or commit. */
  ref: string;
  /** Returns the dependencies for downloading a URL, or rejects it; `tools` by default. */
  toolsFor?: (downloadUrl: string) => HttpDependencies;
}

/** A reader of one branch of a repository through GitHub's contents API, for builds and for browsers. */
export function createContentsClient(options: ContentsClientOptions) {
  const { base, send } = createRepositoryClient(options);
  return {
    /**
     * Lists a folder; the root is ''. An unchanged folder costs one request and returns `previous`.
     * @throws RequestError
     */
    async listFolder(
      folder: string,
      previous?: RepositoryListing,
      signal?: AbortSignal,
    ): Promise<RepositoryListing> {
      const path = `/contents/${encodeURIComponent(folder)}?ref=${encodeURIComponent(options.ref)}`;
      const headers: Record<string, string> = previous?.etag
        ? { 'if-none-match': previous.etag }
        : {};
      const response = await send(path, { headers, signal, limitBytes: LISTING_BYTES });
      if (response.status === 304 && previous) return previous;
      const entries = parseResponse(response.bytes, contentsListingSchema, `${base}${path}`);
      const etag = response.headers.get('etag') ?? undefined;
      if (entries.length >= LISTED_ENTRIES) {
        const message = `${folder} has more than ${LISTED_ENTRIES - 1} files: move or delete some`;
        throw new RequestError('too-many-files', base, message);
      }
      return { entries, etag };
    },

    /**
     * Downloads a file of a listing.
     * @throws RequestError
     */
    async download(
      { sha, download_url: url }: FolderEntry,
      limitBytes: number,
      signal?: AbortSignal,
    ) {
      const limits = { limitBytes, signal };
      if (url === null) {
        const headers = { accept: 'application/vnd.github.raw+json' };
        return (await send(`/git/blobs/${sha}`, { headers, ...limits })).bytes;
      }
      const tools = options.toolsFor?.(url) ?? options.tools;
      return (await sendRequest(url, tools, limits)).bytes;
    },
  };
}

export type ContentsClient = ReturnType<typeof createContentsClient>;

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
