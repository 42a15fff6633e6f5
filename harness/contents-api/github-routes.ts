import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  describeBlob,
  listTreeFiles,
  describeFolder,
  describePath,
  describeRefusal,
  describeTree,
  type RepositoryUrls,
  type ContentsEntry,
} from './github-responses.ts';
import type { MemoryRepository } from './memory-repository.ts';
import type { ApiResponse } from './faults.ts';

export type ListingEdit = (entries: ContentsEntry[]) => ContentsEntry[];

/** The API's state. */
export interface GithubState {
  repository: MemoryRepository;
  at: RepositoryUrls;
  /** Modifies listings, by folder. */
  edits: Map<string, ListingEdit>;
}

/** The API's correct response to a target such as `contents/services`. */
export function respondToApi(
  target: string,
  query: URLSearchParams,
  accept: string,
  state: GithubState,
): ApiResponse {
  const [, area, rest = ''] = /^(contents|git\/trees|git\/blobs)\/(.*)$/.exec(target) ?? [];
  const isRawRequest = accept.includes('.raw');
  if (area === 'contents') return respondWithContents(rest, query.get('ref'), isRawRequest, state);
  if (area === 'git/trees') return respondWithTree(rest, query.has('recursive'), state);
  if (area === 'git/blobs') return respondWithBlob(rest, isRawRequest, state);
  return respondWithError(404, 'Not Found');
}

function respondWithContents(
  path: string,
  ref: string | null,
  isRawRequest: boolean,
  { repository, at, edits }: GithubState,
): ApiResponse {
  if (ref !== null && ref !== at.ref)
    return respondWithError(404, `No commit found for the ref ${ref}`);
  if (repository.paths().length === 0) return respondWithError(404, 'This repository is empty.');
  const entries = repository.list(path);
  if (entries) {
    const listing = describeFolder(entries, at);
    return respondWithJson(edits.get(path)?.(listing) ?? listing);
  }
  const entry = repository.find(path);
  if (!entry) return respondWithError(404, 'Not Found');
  const bytes = repository.read(path);
  return isRawRequest && bytes
    ? respondWithRaw(bytes)
    : respondWithJson(describePath(entry, bytes, at));
}

function respondWithTree(
  shaOrRef: string,
  isRecursive: boolean,
  { repository, at }: GithubState,
): ApiResponse {
  const folder = shaOrRef === at.ref ? '' : repository.findTree(shaOrRef);
  if (folder === undefined) return respondWithError(404, 'Not Found');
  const tree = describeTree(folder, repository, at);
  return respondWithJson(isRecursive ? { ...tree, tree: listTreeFiles(repository) } : tree);
}

function respondWithBlob(
  sha: string,
  isRawRequest: boolean,
  { repository, at }: GithubState,
): ApiResponse {
  const bytes = repository.findBlob(sha);
  if (!bytes) return respondWithError(404, 'Not Found');
  return isRawRequest ? respondWithRaw(bytes) : respondWithJson(describeBlob(sha, bytes, at));
}

export function respondWithRaw(body: Buffer): ApiResponse {
  const type = body.includes(0) ? 'application/octet-stream' : 'text/plain; charset=utf-8';
  return { status: 200, headers: headersFor(body, type), body };
}

export function respondWithError(status: number, message: string): ApiResponse {
  return { ...respondWithJson(describeRefusal(status, message)), status };
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

export function respondWithJson(value: unknown): ApiResponse {
  const body = Buffer.from(JSON.stringify(value));
  return { status: 200, headers: headersFor(body, 'application/json; charset=utf-8'), body };
}

function headersFor(body: Buffer, type: string): Record<string, string> {
  return { 'content-type': type, etag: `W/"${createHash('sha256').update(body).digest('hex')}"` };
}
