import { RequestError } from '../../content/sources/request.ts';
import type { RepositoryClient } from '../../content/sources/repository-client.ts';
import { commitsSchema, fileSchema } from './shapes.ts';

/** A file as a commit left it. */
export interface StoredFile {
  /** Git's hash of its bytes. */
  sha: string;
  base64: string;
  text: string;
}

/** One version of a file. */
export interface Version {
  /** The commit. */
  sha: string;
  message: string;
  by: string;
  /** ISO 8601 */
  at: string;
  /** The commit's page at GitHub. */
  url: string;
  /** Undefined: it was taken away. */
  file: StoredFile | undefined;
  /** As it was before; undefined: it was not there. */
  before: StoredFile | undefined;
}

/** The versions of a file, the newest first. */
export interface History {
  versions: Version[];
  hasMore: boolean;
}

/**
 * Reads the newest versions of a file: a request for the list, and one for each version.
 * @param path from the root of the repository
 * @param ref branch
 * @throws RequestError
 */
export async function readHistory(
  client: RepositoryClient,
  { path, ref }: { path: string; ref: string },
  count: number,
  signal: AbortSignal,
): Promise<History> {
  const which = `sha=${encodeURIComponent(ref)}&path=${encodeURIComponent(path)}`;
  // One more, for what the last of them changed.
  const query = `/commits?${which}&per_page=${count + 1}`;
  const commits = await client.read(query, commitsSchema, { signal });
  const files = await Promise.all(commits.map(({ sha }) => readFileAt(client, path, sha, signal)));
  const versions = commits.slice(0, count).map(({ sha, html_url, commit }, i) => ({
    sha,
    message: commit.message,
    by: commit.author?.name ?? 'somebody',
    at: commit.author?.date ?? '',
    url: html_url,
    file: files[i],
    before: files[i + 1],
  }));
  return { versions, hasMore: commits.length > count };
}

async function readFileAt(
  client: RepositoryClient,
  path: string,
  commit: string,
  signal: AbortSignal,
): Promise<StoredFile | undefined> {
  try {
    const at = `/contents/${encodeURIComponent(path)}?ref=${commit}`;
    const { sha, content } = await client.read(at, fileSchema, { signal });
    const base64 = content.replaceAll('\n', '');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return { sha, base64, text: new TextDecoder().decode(bytes) };
  } catch (error) {
    if (error instanceof RequestError && error.isMissing) return undefined;
    throw error;
  }
}
