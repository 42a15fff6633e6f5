import type { MemoryRepository } from './memory-repository.ts';

/** A commit that came in, as it was asked for. */
export interface ReceivedCommit {
  message: string;
  /** Paths of the files that it wrote. */
  written: string[];
  /** Paths of the files that it removed. */
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

/** A question in GraphQL. */
export interface Question {
  query: string;
  variables: { input?: CommitInput };
}

const BLOB = /(\w+_\d+):\s*object\(oid: "(\w+)"\)/g;
const FILE_HISTORY = /(\w+_\d+):\s*ref\(.*?path: ("(?:[^"\\]|\\.)*")/g;
const NOW = '2026-11-21T12:00:00Z';
const EDITOR = { name: 'Editor', email: 'editor@example.org', user: { id: 1, login: 'editor' } };

/** Who holds the token. */
export const PROFILE = { id: 1, login: 'editor', name: 'Editor', email: '', avatar_url: '' };

/**
 * Answers the questions of GitHub's GraphQL API that an editor's program asks: the newest commit, texts and histories of
 * files, and a commit to the branch. A branch has one commit, named by its files.
 */
export function answerQuestion(
  { query, variables }: Question,
  repository: MemoryRepository,
  commits: ReceivedCommit[],
): object {
  if (variables.input) return commit(variables.input, repository, commits);
  const oid = repository.treeSha('');
  const head = { oid, history: { nodes: [{ oid, message: 'Content' }] } };
  const texts = [...query.matchAll(BLOB)].map(([, alias, sha = '']) => [
    alias,
    { text: repository.findBlob(sha)?.toString(), isTruncated: false },
  ]);
  const histories = [...query.matchAll(FILE_HISTORY)].map(([, alias]) => [
    alias,
    { target: { history: { nodes: [{ oid, author: EDITOR, committedDate: NOW }] } } },
  ]);
  const found = toObject([...texts, ...histories]);
  return { data: { repository: { ref: { target: head }, ...found } } };
}

function commit(
  { expectedHeadOid, fileChanges, message }: CommitInput,
  repository: MemoryRepository,
  commits: ReceivedCommit[],
): object {
  if (expectedHeadOid !== repository.treeSha('')) {
    return { data: null, errors: [{ message: 'Expected branch to point to another commit' }] };
  }
  const { additions, deletions } = fileChanges;
  for (const { path } of deletions) repository.remove(path);
  for (const { path, contents } of additions) {
    repository.write(path, Buffer.from(contents, 'base64'));
  }
  commits.push({
    message: message.headline,
    written: additions.map(({ path }) => path),
    removed: deletions.map(({ path }) => path),
  });
  const files = additions.map(({ path }, i) => [`file_${i}`, { oid: repository.shaOf(path) }]);
  const made = { oid: repository.treeSha(''), committedDate: NOW, ...toObject(files) };
  return { data: { createCommitOnBranch: { commit: made } } };
}

const toObject = (entries: readonly unknown[][]): object =>
  Object.fromEntries(entries as [string, unknown][]);
