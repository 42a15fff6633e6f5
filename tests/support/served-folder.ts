import pLimit from 'p-limit';
import { onTestFinished } from 'vitest';
import { builtInSource } from '../../src/content/sources/built-in-source.ts';
import { contentLoader } from '../../src/content/pipeline/read-items.ts';
import type { Strictness } from '../../src/content/pipeline/report.ts';
import { remoteSource } from '../../src/content/sources/remote-source.ts';
import { CONTENT_TYPES } from '../../src/content/model/content-types.ts';
import { createContentsClient, downloadTools } from '../../src/content/sources/contents-client.ts';
import {
  startContentsApiServer,
  type ContentsApiServer,
  type ContentsApiServerOptions,
} from '../../harness/contents-api/contents-api-server.ts';
import { fakeLoaderContext } from './fake-loader-context.ts';
import { createBenefit } from './items.ts';

/** Long enough not to matter unless something hangs. */
export const LONG_TIMEOUT_MS = 60_000;

/** Time limits in tests of endless hangs. */
export const SHORT_TIMEOUT_MS = 60;

/** A server that is stopped after the test. */
export async function serveContents(
  options?: ContentsApiServerOptions,
): Promise<ContentsApiServer> {
  const server = await startContentsApiServer(options);
  onTestFinished(() => server.close());
  return server;
}

export interface ClientSettings {
  token?: string;
  requestMs?: number;
  now?: () => number;
}

export function clientOf(server: ContentsApiServer, settings: ClientSettings = {}) {
  const { token, requestMs = LONG_TIMEOUT_MS, now = Date.now } = settings;
  const { apiUrl, repo, ref } = server;
  const tools = { fetch, now, timeoutMs: requestMs };
  const toolsFor = downloadTools(apiUrl, tools, fetch);
  return createContentsClient({ apiUrl, repo, ref, token, tools, toolsFor });
}

export interface ServedSourceSettings extends ClientSettings {
  retries?: number;
  collectionMs?: number;
  atOnce?: number;
}

/** The loaders' options for a server. */
export function sourceOptionsOf(server: ContentsApiServer, settings: ServedSourceSettings = {}) {
  return {
    client: clientOf(server, settings),
    name: `${server.repo}@${server.ref}`,
    limit: pLimit(settings.atOnce ?? 8),
    retries: settings.retries ?? 0,
    timeoutMs: settings.collectionMs ?? LONG_TIMEOUT_MS,
  };
}

export function sourceOf(server: ContentsApiServer, settings: ServedSourceSettings = {}) {
  return remoteSource(sourceOptionsOf(server, settings));
}

/** Ids of tests/fixtures/content/benefits. */
export const BUILT_IN_IDS = ['clean-air', 'quiet-nights'];

/**
 * The loader of a collection of benefits: the two of tests/fixtures/content are built in, and the repository has
 * `clean-air`, `new-jobs` and `warm-rooms`, in that order.
 */
export async function serveBenefits(
  settings: ServedSourceSettings & {
    strictness?: Strictness;
    server?: ContentsApiServerOptions;
  } = {},
) {
  const server = await serveContents(settings.server);
  for (const id of ['clean-air', 'new-jobs', 'warm-rooms']) {
    server.repository.write(`benefits/${id}.json`, createBenefit(id));
  }
  const fake = await fakeLoaderContext('benefits');
  const loader = contentLoader({
    folder: 'benefits',
    contentType: CONTENT_TYPES.benefits,
    builtIn: builtInSource('tests/fixtures/content'),
    remote: sourceOf(server, settings),
    strictness: settings.strictness ?? 'off',
  });
  return {
    ...fake,
    server,
    load: () => loader.load(fake.context),
    ids: () => [...fake.stored.keys()],
    log: () => fake.lines.join('\n'),
  };
}
