import pLimit from 'p-limit';
import { createContentsClient, downloadTools } from './contents-client.ts';
import type { HttpDependencies } from './request.ts';
import { fetchWithSsrfGuard } from './ssrf-guard.ts';
import { builtInSource } from './built-in-source.ts';
import { remoteSource } from './remote-source.ts';

export const REQUESTS_AT_ONCE = 8;
/** Time limit for a response from another host. */
const REQUEST_TIMEOUT_MS = 10_000;
export const COLLECTION_TIMEOUT_MS = 60_000;

/** The fetch for hosts named in content: https only, public internet only. */
export const EXTERNAL_HTTP: HttpDependencies = {
  fetch: fetchWithSsrfGuard(),
  now: Date.now,
  timeoutMs: REQUEST_TIMEOUT_MS,
};

export interface SourceSettings {
  /** owner/name; none: built-in content only. */
  repo: string | undefined;
  ref: string;
  apiUrl: string;
  token: string | undefined;
}

/** The sources of a build: the built-in folder and, if set, the content repository with a number of retries. */
export function createSources({ repo, ref, apiUrl, token }: SourceSettings) {
  const builtIn = builtInSource('content');
  if (!repo) return { builtIn, remote: undefined, uploads: {} };
  const tools = { ...EXTERNAL_HTTP, fetch };
  const toolsFor = downloadTools(apiUrl, tools, EXTERNAL_HTTP.fetch);
  const client = createContentsClient({ apiUrl, repo, ref, token, tools, toolsFor });
  const limit = pLimit(REQUESTS_AT_ONCE);
  const shared = { client, limit, name: `${repo}@${ref}`, timeoutMs: COLLECTION_TIMEOUT_MS };
  return {
    builtIn,
    remote: (retries: number) => remoteSource({ ...shared, retries }),
    uploads: { remote: { ...shared, retries: 1 } },
  };
}
