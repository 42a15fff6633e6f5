import type * as z from 'zod/mini';
import { RequestError } from '../http/request-error.ts';
import { request, type RequestTools } from '../http/request.ts';
import { createRepositoryClient, parseJson } from './repository-client.ts';
import { contentsListingSchema, treeSchema, type FolderEntry, type Listing } from './shapes.ts';

/** The most entries of a folder that the contents API lists. */
const CONTENTS_LIMIT = 1000;
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

  async function readTree(name: string, signal?: AbortSignal) {
    const path = `/git/trees/${name}`;
    const { bytes } = await ask(path, signal);
    return parseJson(bytes, treeSchema, `${base}${path}`);
  }

  async function listAsTree(folder: string, known: Listing, signal?: AbortSignal) {
    const root = await readTree(encodeURIComponent(options.ref), signal);
    const sha = root.tree.find((entry) => entry.path === folder && entry.type === 'tree')?.sha;
    if (!sha) throw new RequestError('status', base, 'No such folder', { status: 404 });
    if (known.treeSha === sha) return known;
    const { tree, truncated } = await readTree(sha, signal);
    if (truncated) throw new RequestError('unexpected-shape', base, 'The tree is cut short');
    const sample = known.entries.find((entry) => entry.download_url)?.download_url ?? '';
    return { treeSha: sha, entries: tree.map((entry) => fromTree(entry, sample)) };
  }

  return {
    async listFolder(folder, previous, signal) {
      if (previous?.treeSha) return listAsTree(folder, previous, signal);
      const path = `/contents/${encodeURIComponent(folder)}?ref=${encodeURIComponent(options.ref)}`;
      const known = previous?.etag ? { 'if-none-match': previous.etag } : {};
      const answer = await ask(path, signal, known);
      if (answer.status === 304 && previous) return previous;
      const entries = parseJson(answer.bytes, contentsListingSchema, `${base}${path}`);
      const etag = answer.headers.get('etag') ?? undefined;
      const isWhole = entries.length < CONTENTS_LIMIT;
      return isWhole ? { entries, etag } : listAsTree(folder, { entries }, signal);
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

type TreeEntry = z.output<typeof treeSchema>['tree'][number];

/** Entries of a tree have no download address, so it is derived from a sibling's, unless that one holds a token. */
function fromTree(entry: TreeEntry, sample: string): FolderEntry {
  const isPlainFile = entry.type === 'blob' && entry.mode !== '120000';
  const canDerive = isPlainFile && sample !== '' && !sample.includes('?');
  return {
    type: isPlainFile ? 'file' : entry.type === 'tree' ? 'dir' : 'symlink',
    name: entry.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    download_url: canDerive ? sample.replace(/[^/]*$/, encodeURIComponent(entry.path)) : null,
  };
}
