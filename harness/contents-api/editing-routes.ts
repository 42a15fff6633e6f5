import { json } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { gitBlobSha } from '../../src/content/sources/built-in-source.ts';
import type { WorkflowRun } from './dashboard-routes.ts';
import type { ApiResponse } from './faults.ts';
import { respondWithJson, respondWithError } from './github-routes.ts';
import type { MemoryRepository } from './memory-repository.ts';

/** A received commit, with the paths of written and deleted files. */
interface ReceivedCommit {
  branch: string;
  message: string;
  written: string[];
  removed: string[];
}

/** A received pull request. */
interface ReceivedPullRequest {
  title: string;
  head: string;
  base: string;
  draft: boolean;
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
interface GraphqlQuery {
  query: string;
  variables: { input?: CommitInput };
}

/** The state that a CMS reads and changes. */
export interface CmsApi {
  /** The token that the API accepts. */
  token: string;
  repository: MemoryRepository;
  /** The repository's branch. Commits to other branches are accepted and stored separately. */
  ref: string;
  /** Commits so far, oldest first. */
  commits: ReceivedCommit[];
  /** Pull requests so far, oldest first. */
  pullRequests: ReceivedPullRequest[];
  /** Comments on pull requests, newest first; set by tests. */
  comments: { body: string; issue_url: string; user: { login: string } }[];
  /** Workflow runs, oldest first; set by tests. */
  runs: WorkflowRun[];
}

const BLOB = /(\w+_\d+):\s*object\(oid: "(\w+)"\)/g;
const FILE_HISTORY = /(\w+_\d+):\s*ref\(.*?path: ("(?:[^"\\]|\\.)*")/g;
const NOW = '2026-11-21T12:00:00Z';
const EDITOR = { name: 'Editor', email: 'editor@example.org', user: { id: 1, login: 'editor' } };

/** The user with the token. */
const PROFILE = {
  id: 1,
  login: 'editor',
  name: 'Editor',
  email: '',
  avatar_url: 'https://portraits.example/1',
};

/** The target of an editing request; undefined for requests that need no login. */
export function editingTarget(
  pathname: string,
  apiPath: string,
  repo: string,
  authorization = '',
): string | undefined {
  // The form sends "token", the dashboard "Bearer".
  if (!authorization.startsWith('token ')) return undefined;
  if (pathname === apiPath.replace(/\/v3$/, '/graphql')) return 'graphql';
  if (pathname === `${apiPath}/user`) return 'user';
  const area = pathname.startsWith(`${apiPath}/repos/${repo}/`)
    ? pathname.slice(`${apiPath}/repos/${repo}/`.length)
    : '';
  return /^(collaborators|issues|pulls)\b/.exec(area)?.[0];
}

/** The correct response to a CMS's request. */
export async function respondToEditing(
  target: string,
  request: IncomingMessage,
  editing: CmsApi,
): Promise<ApiResponse> {
  if (request.headers.authorization !== `token ${editing.token}`) {
    return respondWithError(401, 'Bad credentials');
  }
  switch (target) {
    case 'user':
      return respondWithJson(PROFILE);
    case 'collaborators':
      return { status: 204, headers: {}, body: Buffer.alloc(0) };
    case 'issues':
      return respondWithJson({ labels: [] });
    case 'pulls':
      return openPullRequest((await json(request)) as ReceivedPullRequest, editing);
    default:
      return respondWithJson(respondToQuery((await json(request)) as GraphqlQuery, editing));
  }
}

function openPullRequest(request: ReceivedPullRequest, { pullRequests, repository }: CmsApi) {
  const { title, head, base, draft } = request;
  const number = pullRequests.push({ title, head, base, draft });
  const html_url = `https://github.example/pull/${number}`;
  const opened = { number, node_id: `PR_${number}`, html_url, created_at: NOW, updated_at: NOW };
  return respondWithJson({ ...opened, title, head: { sha: repository.treeSha('') } });
}

/**
 * Responds to the CMS's requests to GitHub's GraphQL API: the newest commit, contents and histories of files, a new
 * branch, a commit. A branch has one commit, whose id is derived from its files.
 */
function respondToQuery({ query, variables }: GraphqlQuery, edited: CmsApi): object {
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
  { repository, ref, commits }: CmsApi,
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
  const shas = files.map(({ bytes }, i) => [`file_${i}`, { oid: gitBlobSha(bytes) }]);
  const made = { oid: repository.treeSha(''), committedDate: NOW, ...toObject(shas) };
  return { data: { createCommitOnBranch: { commit: made } } };
}

const toObject = (entries: readonly unknown[][]): object =>
  Object.fromEntries(entries as [string, unknown][]);
