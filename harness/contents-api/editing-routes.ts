import { json } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import {
  respondToQuery,
  PROFILE,
  type EditedRepository,
  type GraphqlQuery,
} from './editing-responses.ts';
import type { WorkflowRun } from './dashboard-routes.ts';
import { respondWithJson, respondWithError } from './github-routes.ts';
import type { ApiResponse } from './faults.ts';

/** A received pull request. */
interface ReceivedPullRequest {
  title: string;
  head: string;
  base: string;
  draft: boolean;
}

/** The API for a CMS. */
export interface CmsApi extends EditedRepository {
  /** The token that the API accepts. */
  token: string;
  /** Pull requests so far, oldest first. */
  pullRequests: ReceivedPullRequest[];
  /** Comments on pull requests, newest first; set by tests. */
  comments: { body: string; issue_url: string; user: { login: string } }[];
  /** Workflow runs, oldest first; set by tests. */
  runs: WorkflowRun[];
}

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
  const at = '2026-11-21T12:00:00Z';
  const html_url = `https://github.example/pull/${number}`;
  const opened = { number, node_id: `PR_${number}`, html_url, created_at: at, updated_at: at };
  return respondWithJson({ ...opened, title, head: { sha: repository.treeSha('') } });
}
