import type { HttpDependencies } from '../content/sources/request.ts';

/** The dashboard's data sources, fixed when the site was built. Never contains a token. */
export interface Connection {
  /** owner/name of the repository with the content: the content repository, else the site's; undefined if neither is set. */
  repo: string | undefined;
  /** The repository's content folder: empty for a content repository, content/ in the site's own. */
  root: '' | 'content/';
  /** The file name of its workflow that deploys the site. */
  workflow: string;
  /** Branch. */
  ref: string;
  /** Such as https://api.github.com */
  apiUrl: string;
  /** The repository's web page, if known without a request. */
  repositoryUrl: string | undefined;
  /** Whether the site has the content editor. */
  hasEditor: boolean;
  /** The URL of the manifest: the files that the site was built from. */
  manifestUrl: string;
}

const TIMEOUT_MS = 10_000;

/** The browser's fetch, bypassing the HTTP cache, which could hide an editor's latest push. */
export const uncachedHttp = (): HttpDependencies => ({
  fetch: (input, init) => fetch(input, { ...init, cache: 'no-cache' }),
  now: Date.now,
  timeoutMs: TIMEOUT_MS,
});
