import { hashGitBlob } from './git-objects.ts';
import type { MemoryRepository } from './memory-repository.ts';

/** A received commit. */
interface ReceivedCommit {
  branch: string;
  message: string;
  /** Paths of written files. */
  written: string[];
  /** Paths of deleted files. */
  removed: string[];
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
  message: { headline: string };
}

/** A GraphQL query. */
export interface GraphqlQuery {
  query: string;
  variables: { input?: CommitInput };
}

/** The state that a CMS reads and changes. */
export interface EditedRepository {
  repository: MemoryRepository;
  /** The repository's branch. Commits to other branches are accepted and stored separately. */
  ref: string;
  /** Commits so far, oldest first. */
  commits: ReceivedCommit[];
}

const BLOB = /(\w+_\d+):\s*object\(oid: "(\w+)"\)/g;
const FILE_HISTORY = /(\w+_\d+):\s*ref\(.*?path: ("(?:[^"\\]|\\.)*")/g;
const NOW = '2026-11-21T12:00:00Z';
const EDITOR = { name: 'Editor', email: 'editor@example.org', user: { id: 1, login: 'editor' } };

/** The user with the token. */
export const PROFILE = {
  id: 1,
  login: 'editor',
  name: 'Editor',
  email: '',
  avatar_url: 'https://portraits.example/1',
};

/**
 * Responds to the CMS's requests to GitHub's GraphQL API: the newest commit, contents and histories of files, a new
 * branch, a commit. A branch has one commit, whose id is derived from its files.
 */
export function respondToQuery(
  { query, variables }: GraphqlQuery,
  edited: EditedRepository,
): object {
  if (query.includes('createCommitOnBranch') && variables.input) {
    return commit(variables.input, edited);
  }
  if (query.includes('mutation(')) return { data: {} };
  const oid = edited.repository.treeSha('');
  const head = { oid, history: { nodes: [{ oid, message: 'Content' }] } };
  const texts = [...query.matchAll(BLOB)].map(([, alias, sha = '']) => [
    alias,
    { text: edited.repository.findBlob(sha)?.toString(), isTruncated: false },
  ]);
  const histories = [...query.matchAll(FILE_HISTORY)].map(([, alias]) => [
    alias,
    { target: { history: { nodes: [{ oid, author: EDITOR, committedDate: NOW }] } } },
  ]);
  const found = toObject([...texts, ...histories]);
  const pullRequests = { nodes: [], totalCount: 0 };
  const repository = { id: 'R_1', ref: { target: head }, pullRequests, ...found };
  // Aliases in a query about two branches.
  return { data: { repository, fork: repository, base: repository } };
}

function commit(
  { branch, expectedHeadOid, fileChanges, message }: CommitInput,
  { repository, ref, commits }: EditedRepository,
): object {
  if (expectedHeadOid !== repository.treeSha('')) {
    return { data: null, errors: [{ message: 'Expected branch to point to another commit' }] };
  }
  const { additions, deletions } = fileChanges;
  const files = additions.map(({ path, contents }) => ({
    path,
    bytes: Buffer.from(contents, 'base64'),
  }));
  if (branch.branchName === ref) {
    for (const { path } of deletions) repository.remove(path);
    for (const { path, bytes } of files) repository.write(path, bytes);
  }
  commits.push({
    branch: branch.branchName,
    message: message.headline,
    written: additions.map(({ path }) => path),
    removed: deletions.map(({ path }) => path),
  });
  const shas = files.map(({ bytes }, i) => [`file_${i}`, { oid: hashGitBlob(bytes) }]);
  const made = { oid: repository.treeSha(''), committedDate: NOW, ...toObject(shas) };
  return { data: { createCommitOnBranch: { commit: made } } };
}

const toObject = (entries: readonly unknown[][]): object =>
  Object.fromEntries(entries as [string, unknown][]);
