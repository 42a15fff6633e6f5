import { RequestError } from '../http/request-error.ts';
import { request, type RequestTools } from '../http/request.ts';
import { createRepositoryClient, parseJson } from './repository-client.ts';
import { contentsListingSchema, type FolderEntry, type Listing } from './shapes.ts';

/** Where the contents API cuts the listing of a folder. */
const LISTED_ENTRIES = 1000;
const LISTING_BYTES = 20_000_000;

export interface ContentsClientOptions {
  /** Such as https://api.github.com */
  apiUrl: string;
  /** owner/name */
  repo: string;
  /** Branch, tag or commit. */
  ref: string;
  /** Sent to the API only, never to download hosts. */
  token?: string | undefined;
  tools: RequestTools;
  /** Gives the tools to download an address with, or refuses; `tools` by default. */
  toolsFor?: (downloadUrl: string) => RequestTools;
}

export interface ContentsClient {
  /**
   * Lists a folder; the root is ''. An unchanged folder costs one request and returns `previous`.
   * @throws RequestError
   */
  listFolder(folder: string, previous?: Listing, signal?: AbortSignal): Promise<Listing>;
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
  const { base, ask: askFor } = createRepositoryClient(options);

  const ask = (
    path: string,
    signal: AbortSignal | undefined,
    headers: Record<string, string> = {},
    limitBytes = LISTING_BYTES,
  ) => askFor(path, { headers, signal, limitBytes });

  return {
    async listFolder(folder, previous, signal) {
      const path = `/contents/${encodeURIComponent(folder)}?ref=${encodeURIComponent(options.ref)}`;
      const known = previous?.etag ? { 'if-none-match': previous.etag } : {};
      const answer = await ask(path, signal, known);
      if (answer.status === 304 && previous) return previous;
      const entries = parseJson(answer.bytes, contentsListingSchema, `${base}${path}`);
      const etag = answer.headers.get('etag') ?? undefined;
      if (entries.length >= LISTED_ENTRIES) {
        const why = `${folder} has more files than can be listed (${LISTED_ENTRIES - 1})`;
        throw new RequestError('unexpected-shape', base, why);
      }
      return { entries, etag };
    },

    async download(entry, limitBytes, signal) {
      if (entry.download_url === null) {
        const accept = 'application/vnd.github.raw+json';
        return (await ask(`/git/blobs/${entry.sha}`, signal, { accept }, limitBytes)).bytes;
      }
      const tools = options.toolsFor?.(entry.download_url) ?? options.tools;
      return (await request(entry.download_url, tools, { limitBytes, signal })).bytes;
    },
  };
}
