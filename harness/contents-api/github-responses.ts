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
export interface ContentsEntry {
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

/** GitHub's maximum number of entries in a folder's listing. */
const LISTING_LIMIT = 1000;

const GIT_KINDS = { file: 'blobs', symlink: 'blobs', dir: 'trees', submodule: 'trees' } as const;
const TREE_TYPES = { file: 'blob', symlink: 'blob', dir: 'tree', submodule: 'commit' } as const;
const TREE_MODES = { file: '100644', symlink: '120000', dir: '040000', submodule: '160000' };

/** The contents API's response for a folder. */
export function describeFolder(entries: RepositoryEntry[], at: RepositoryUrls): ContentsEntry[] {
  return entries.slice(0, LISTING_LIMIT).map((entry) => describeEntry(entry, at));
}

/** The contents API's response for a path that is not a folder. */
export function describePath(
  entry: RepositoryEntry,
  bytes: Buffer | undefined,
  at: RepositoryUrls,
) {
  const common = describeEntry(entry, at);
  if (entry.kind === 'symlink') return { ...common, target: bytes?.toString() ?? '' };
  if (entry.kind === 'submodule') {
    return { ...common, submodule_git_url: 'https://git.example/other.git' };
  }
  return { ...common, content: bytes?.toString('base64') ?? '', encoding: 'base64' };
}

/** The git trees API's response. */
export function describeTree(folder: string, repository: MemoryRepository, at: RepositoryUrls) {
  const sha = repository.treeSha(folder);
  const tree = (repository.list(folder) ?? []).map((entry) => ({
    path: entry.name,
    mode: TREE_MODES[entry.kind],
    type: TREE_TYPES[entry.kind],
    sha: entry.sha,
    ...(TREE_TYPES[entry.kind] === 'blob' ? { size: entry.size } : {}),
    ...(entry.kind === 'submodule' ? {} : { url: gitUrl(entry, at) }),
  }));
  return { sha, url: `${at.repoUrl}/git/trees/${sha}`, tree, truncated: false };
}

/** The files of all folders, as a recursive request to the git trees API lists them. */
export function listTreeFiles(repository: MemoryRepository) {
  return repository.paths().map((path) => ({
    path,
    mode: TREE_MODES.file,
    type: TREE_TYPES.file,
    sha: repository.shaOf(path),
    size: repository.read(path)?.byteLength ?? 0,
  }));
}

/** The git blobs API's response. */
export function describeBlob(sha: string, bytes: Buffer, at: RepositoryUrls) {
  return {
    sha,
    node_id: Buffer.from(`blob:${sha}`).toString('base64'),
    size: bytes.byteLength,
    url: `${at.repoUrl}/git/blobs/${sha}`,
    content: bytes.toString('base64'),
    encoding: 'base64',
  };
}

/** The body of GitHub's error responses. */
export function describeRefusal(status: number, message: string) {
  return { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
}

function describeEntry(entry: RepositoryEntry, at: RepositoryUrls): ContentsEntry {
  const path = entry.path.split('/').map(encodeURIComponent).join('/');
  const self = `${at.repoUrl}/contents/${path}?ref=${encodeURIComponent(at.ref)}`;
  const html = `https://github.example/${entry.kind === 'dir' ? 'tree' : 'blob'}/${at.ref}/${path}`;
  const git = gitUrl(entry, at);
  const hasDownload = entry.kind === 'file' || entry.kind === 'symlink';
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
    download_url: hasDownload ? `${at.downloadUrl}/${path}${query}` : null,
    _links: { self, git, html },
  };
}

function gitUrl(entry: RepositoryEntry, at: RepositoryUrls): string {
  return `${at.repoUrl}/git/${GIT_KINDS[entry.kind]}/${entry.sha}`;
}
