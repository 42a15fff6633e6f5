import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { respondToDashboard } from './dashboard-routes.ts';
import { respondToEditing, editingTarget, type CmsApi } from './editing-routes.ts';
import {
  respondToApi,
  respondWithRaw,
  notModified,
  respondWithError,
  type ListingEdit,
  type RepositoryUrls,
} from './github-routes.ts';
import { listenOnLoopback, stopServer } from '../site/loopback.ts';
import { MemoryRepository } from './memory-repository.ts';
import { sendModified, sendResponse, type Fault, type ApiResponse } from './faults.ts';

export interface ContentsApiServerOptions {
  /** owner/name */
  repo?: string;
  ref?: string;
  /** The API's path, such as /api/v3 for GitHub Enterprise. */
  apiPath?: string;
  /** Makes the repository private: the API requires this token, and download URLs contain another. */
  token?: string;
  /** Lets a CMS that signs in with this token read the repository, and commit to it. */
  editorToken?: string;
}

/** A received request. */
interface RecordedRequest {
  host: 'api' | 'download';
  /**
   * The target without host and repository: `contents/services`, `git/trees/main`, `git/blobs/SHA`, or
   * `download/services/solar.json`.
   */
  target: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
}

export interface ContentsApiServer {
  /** For CONTENT_API_URL. */
  apiUrl: string;
  /** The download host, which differs from the API's. */
  downloadUrl: string;
  /** For CONTENT_REPO and CONTENT_REF. */
  repo: string;
  ref: string;
  /** The files of the branch; tests may change them at any time. */
  repository: MemoryRepository;
  /** Everything sent by the CMS. */
  editing: CmsApi;
  /** All requests so far, in order of arrival. */
  requests: RecordedRequest[];
  /** Returns the targets of all requests, and clears them. */
  takeTargets: () => string[];
  /** Injects a fault into requests for a target: the next `times`, or all. */
  injectFault: (target: string, fault: Fault, times?: number) => void;
  /** Makes the repository private, as `token` does; undefined makes it public. */
  restrict: (token: string | undefined) => void;
  /** Removes all faults. */
  clearFaults: () => void;
  /** Modifies the contents API's listing of a folder. */
  editListing: (folder: string, edit: ListingEdit) => void;
  close: () => Promise<void>;
}

/** The token in the download URLs of a private repository. */
export const DOWNLOAD_TOKEN = 'one-time-download-token';

/** GitHub's API and download host allow requests from any origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Accept, Authorization, Content-Type, If-None-Match, X-GitHub-Api-Version',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH',
  'access-control-expose-headers': 'ETag, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After',
};

/**
 * Starts a loopback server with GitHub's contents, git trees and git blobs APIs for one branch of one repository, and a
 * second server for downloads.
 */
export async function startContentsApiServer(
  options: ContentsApiServerOptions = {},
): Promise<ContentsApiServer> {
  const { repo = 'machair/content', ref = 'main', apiPath = '', editorToken } = options;
  let { token } = options;
  const repository = new MemoryRepository();
  const requests: RecordedRequest[] = [];
  const editing: CmsApi = {
    token: editorToken ?? '',
    repository,
    ref,
    commits: [],
    pullRequests: [],
    comments: [],
    runs: [],
  };
  const faults = new Map<string, { fault: Fault; left: number }>();
  const edits = new Map<string, ListingEdit>();

  const api = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api');
    const { authorization } = request.headers;
    const edited = editorToken && editingTarget(url.pathname, apiPath, repo, authorization);
    if (edited) {
      record('api', edited, request, response, () => {
        void respondToEditing(edited, request, editing).then((reply) => {
          send(edited, request, response, reply);
        });
      });
      return;
    }
    const prefix = `${apiPath}/repos/${repo}/`;
    const isOurs = url.pathname.startsWith(prefix);
    const isAllowed = !token || authorization === `Bearer ${token}`;
    const target = isOurs ? decodeURIComponent(url.pathname.slice(prefix.length)) : url.pathname;
    const accept = request.headers.accept ?? '';
    record('api', target, request, response, () => {
      const find = () =>
        respondToDashboard(target, editing) ??
        respondToApi(target, url.searchParams, accept, { repository, at, edits });
      const normal = isOurs && isAllowed ? find() : respondWithError(404, 'Not Found');
      send(target, request, response, normal);
    });
  });

  const download = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://download');
    const prefix = `/${repo}/${encodeURIComponent(ref)}/`;
    const path = decodeURIComponent(url.pathname.slice(prefix.length));
    const isAllowed = !token || url.searchParams.get('token') === DOWNLOAD_TOKEN;
    const bytes = isAllowed ? repository.read(path) : undefined;
    const normal = bytes ? respondWithRaw(bytes) : respondWithError(404, 'Not Found');
    const target = `download/${path}`;
    record('download', target, request, response, () => {
      send(target, request, response, normal);
    });
  });

  const at: RepositoryUrls = {
    repoUrl: `${api.origin}${apiPath}/repos/${repo}`,
    downloadUrl: `${download.origin}/${repo}/${encodeURIComponent(ref)}`,
    ref,
    downloadToken: token ? DOWNLOAD_TOKEN : undefined,
  };

  function record(
    host: RecordedRequest['host'],
    target: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    requests.push({ host, target, path: request.url ?? '', headers: request.headers });
    next();
  }

  function send(
    target: string,
    request: IncomingMessage,
    response: ServerResponse,
    normal: ApiResponse,
  ) {
    const fault = faults.get(target);
    if (fault && fault.left-- > 0) sendModified(response, normal, fault.fault);
    else sendResponse(response, notModified(request, normal) ?? normal);
  }

  return {
    apiUrl: `${api.origin}${apiPath}`,
    downloadUrl: download.origin,
    repo,
    ref,
    repository,
    editing,
    requests,
    takeTargets: () => requests.splice(0).map(({ target }) => target),
    injectFault: (target, fault, times = Infinity) => faults.set(target, { fault, left: times }),
    restrict: (newToken) => {
      token = newToken;
    },
    clearFaults: () => {
      faults.clear();
    },
    editListing: (folder, edit) => edits.set(folder, edit),
    close: async () => {
      await Promise.all([stopServer(api.server), stopServer(download.server)]);
    },
  };
}
