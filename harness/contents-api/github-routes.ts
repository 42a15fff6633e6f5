import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ApiResponse } from './faults.ts';
import type { MemoryRepository, RepositoryEntry } from './memory-repository.ts';

/** The base URLs in responses. */
export interface RepositoryUrls {
  /** Such as http://127.0.0.1:1234/repos/owner/name */
  repoUrl: string;
  /** Such as http://127.0.0.1:1235/owner/name/main */
  downloadUrl: string;
  ref: string;
  /** Added to download URLs, as GitHub does for private repositories. */
  downloadToken?: string | undefined;
}

/** An entry in the contents API's format. Tests may modify it. */
interface ContentsEntry {
  type: string;
  name: string;
  path: string;
  sha: string;
  size: number;
  url: string;
  git_url: string | null;
  html_url: string | null;
  download_url: string | null;
  _links: { self: string; git: string | null; html: string | null };
}

export type ListingEdit = (entries: ContentsEntry[]) => ContentsEntry[];

/** The API's state. */
interface GithubState {
  repository: MemoryRepository;
  at: RepositoryUrls;
  /** Modifies listings, by folder. */
  edits: Map<string, ListingEdit>;
}

/** GitHub's maximum number of entries in a folder's listing. */
const LISTING_LIMIT = 1000;

/** The API's correct response to a target such as `contents/services`. */
export function respondToApi(
  target: string,
  query: URLSearchParams,
  accept: string,
  state: GithubState,
): ApiResponse {
  const [, area, rest = ''] = /^(contents|git\/trees|git\/blobs)\/(.*)$/.exec(target) ?? [];
  if (area === 'contents') return respondWithFolder(rest, query.get('ref'), state);
  if (area === 'git/trees') return respondWithTree(rest, state);
  // Without this header, GitHub responds with JSON.
  const isRawBlob = area === 'git/blobs' && accept.includes('.raw');
  const bytes = isRawBlob ? state.repository.findBlob(rest) : undefined;
  return bytes ? respondWithRaw(bytes) : respondWithError(404, 'Not Found');
}

function respondWithFolder(
  path: string,
  ref: string | null,
  { repository, at, edits }: GithubState,
): ApiResponse {
  if (ref !== null && ref !== at.ref)
    return respondWithError(404, `No commit found for the ref ${ref}`);
  if (repository.paths().length === 0) return respondWithError(404, 'This repository is empty.');
  const entries = repository.list(path);
  if (!entries) return respondWithError(404, 'Not Found');
  const listing = entries.slice(0, LISTING_LIMIT).map((entry) => describeEntry(entry, at));
  return respondWithJson(edits.get(path)?.(listing) ?? listing);
}

/** The files of all folders, as a recursive request to the git trees API lists them. */
function respondWithTree(shaOrRef: string, { repository, at }: GithubState): ApiResponse {
  const sha = repository.treeSha('');
  if (shaOrRef !== at.ref && shaOrRef !== sha) return respondWithError(404, 'Not Found');
  const tree = repository.paths().map((path) => ({
    path,
    mode: '100644',
    type: 'blob',
    sha: repository.shaOf(path),
    size: repository.read(path)?.byteLength ?? 0,
  }));
  return respondWithJson({ sha, url: `${at.repoUrl}/git/trees/${sha}`, tree, truncated: false });
}

function describeEntry(entry: RepositoryEntry, at: RepositoryUrls): ContentsEntry {
  const path = entry.path.split('/').map(encodeURIComponent).join('/');
  const [area, page] = entry.kind === 'dir' ? ['trees', 'tree'] : ['blobs', 'blob'];
  const self = `${at.repoUrl}/contents/${path}?ref=${encodeURIComponent(at.ref)}`;
  const html = `https://github.example/${page}/${at.ref}/${path}`;
  const git = `${at.repoUrl}/git/${area}/${entry.sha}`;
  const query = at.downloadToken ? `?token=${at.downloadToken}` : '';
  return {
    type: entry.kind,
    name: entry.name,
    path: entry.path,
    sha: entry.sha,
    size: entry.size,
    url: self,
    git_url: git,
    html_url: html,
    download_url: entry.kind === 'dir' ? null : `${at.downloadUrl}/${path}${query}`,
    _links: { self, git, html },
  };
}

export const respondWithRaw = (body: Buffer): ApiResponse =>
  createResponse(body, 'application/octet-stream');

export const respondWithJson = (value: unknown): ApiResponse =>
  createResponse(Buffer.from(JSON.stringify(value)), 'application/json; charset=utf-8');

export function respondWithError(status: number, message: string): ApiResponse {
  const documentation_url = 'https://docs.github.com/rest';
  return {
    ...respondWithJson({ message, documentation_url, status: String(status) }),
    status,
  };
}

function createResponse(body: Buffer, type: string): ApiResponse {
  const etag = `W/"${createHash('sha256').update(body).digest('hex')}"`;
  return { status: 200, headers: { 'content-type': type, etag }, body };
}

/** The response to a request whose ETag matches. */
export function notModified(
  request: IncomingMessage,
  response: ApiResponse,
): ApiResponse | undefined {
  const { etag } = response.headers;
  if (!etag || response.status !== 200 || request.headers['if-none-match'] !== etag)
    return undefined;
  return { status: 304, headers: { etag }, body: Buffer.alloc(0) };
}
