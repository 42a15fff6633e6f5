import { describe, expect, onTestFinished, test } from 'vitest';
import { createManifest } from '../../../src/content/pipeline/describe-build.ts';
import {
  createDashboardReader,
  ManifestError,
} from '../../../src/admin/create-dashboard-reader.ts';
import { describeError } from '../../../src/admin/describe-error.ts';
import type { ContentsApiServer } from '../../../harness/contents-api/contents-api-server.ts';
import { htmlPage, rateLimited, type Fault } from '../../../harness/contents-api/faults.ts';
import { listenOnLoopback, stopServer } from '../../../harness/site/loopback.ts';
import { createBenefit } from '../../support/items.ts';
import { LONG_TIMEOUT_MS, serveContents } from '../../support/served-folder.ts';

const FACTS = { commit: undefined, repo: undefined, ref: 'main' };
const MANIFEST = createManifest([], { ...FACTS, builtAt: '2026-11-20T09:00:00.000Z' });
const AT_ROOT = { root: '', workflow: 'rebuild.yml' } as const;
const signal = new AbortController().signal;

async function readerOf(
  server: ContentsApiServer,
  more: { repo?: undefined; manifestUrl?: string } = {},
  manifest = JSON.stringify(MANIFEST),
) {
  const site = await listenOnLoopback((_, response) => {
    response.end(manifest);
  });
  onTestFinished(() => stopServer(site.server));
  const { repo, ref, apiUrl, manifestUrl } = {
    ...{ ...server, manifestUrl: `${site.origin}/manifest.json` },
    ...more,
  };
  const where = { ...AT_ROOT, repo, ref, apiUrl, repositoryUrl: undefined, hasEditor: false };
  return createDashboardReader(
    { ...where, manifestUrl },
    { fetch, now: Date.now, timeoutMs: LONG_TIMEOUT_MS },
  );
}

describe('reading a folder for the dashboard', () => {
  test('lists only a folder’s JSON files', async () => {
    const server = await serveContents();
    server.repository.write('benefits/air.json', createBenefit('air'));
    server.repository.write('benefits/notes.txt', 'no');
    server.repository.write('benefits/drafts/sea.json', createBenefit('sea'));
    server.repository.symlink('benefits/link.json', 'air.json');
    const { rows } = await (await readerOf(server)).readFolder('benefits', signal);
    expect(rows.map(({ name }) => name)).toEqual(['air.json']);
  });

  test('sends no request if no repository is set', async () => {
    const server = await serveContents();
    const reader = await readerOf(server, { repo: undefined });
    expect(await reader.readFolder('benefits', signal)).toMatchObject({ rows: [] });
    expect(server.requests).toEqual([]);
  });

  test('reports an empty repository, and a folder too large to list', async () => {
    const server = await serveContents();
    const reader = await readerOf(server);
    const read = () => reader.readFolder('benefits', signal);
    await expect(read()).rejects.toMatchObject({ kind: 'empty-repository' });
    for (let i = 0; i < 1000; i++)
      server.repository.write(`benefits/b-${i}.json`, createBenefit('b'));
    await expect(read()).rejects.toMatchObject({ kind: 'too-many-files' });
  });
});

describe('errors of the content repository', () => {
  test.each<[string, Fault, string]>([
    ['closes the connection', { kind: 'reset' }, 'The content repository cannot be reached.'],
    ['stops half way', { kind: 'half-body' }, 'The content repository cannot be reached.'],
    [
      'returns an error',
      { kind: 'replace-response', status: 502, body: '<html>' },
      'GitHub did not return the content (status 502).',
    ],
    ['sends a web page', htmlPage, 'The content repository sent an unexpected response'],
    [
      'sends JSON of another shape',
      { kind: 'replace-response', body: '{"files":[]}' },
      'The content repository sent an unexpected response',
    ],
    ['is rate limited (403)', rateLimited(403, new Date()), 'GitHub has limited requests'],
    ['is rate limited (429)', rateLimited(429, new Date()), 'GitHub has limited requests'],
  ])('describes a repository that %s until it recovers', async (_, fault, title) => {
    const server = await serveContents();
    server.repository.write('benefits/air.json', createBenefit('air'));
    server.injectFault('contents/benefits', fault);
    const reader = await readerOf(server);
    const error: unknown = await reader
      .readFolder('benefits', signal)
      .catch((cause: unknown) => cause);
    expect(describeError(error, { now: Date.now(), isOnline: true }).title).toContain(title);
    server.clearFaults();
    expect(await reader.readFolder('benefits', signal)).toMatchObject({
      rows: [{ name: 'air.json' }],
    });
  });
});

describe('reading the site’s manifest', () => {
  test.each(['<!doctype html>', '{}', ''])('rejects the manifest "%s"', async (text) => {
    const server = await serveContents();
    server.repository.write('README.md', 'Content');
    const reader = await readerOf(server, {}, text);
    const job = reader.readFolder('benefits', signal);
    await expect(job).rejects.toThrow(ManifestError);
    await expect(job).rejects.toThrow('is not a manifest.');
  });

  test('reports why the manifest cannot be read', async () => {
    const server = await serveContents();
    const reader = await readerOf(server, { manifestUrl: `${server.apiUrl}/no-such-file` });
    const job = reader.readFolder('benefits', signal);
    await expect(job).rejects.toThrow(ManifestError);
    await expect(job).rejects.toThrow('Status 404');
  });
});

test('reports a file above the build’s limit without downloading it', async () => {
  const server = await serveContents();
  server.repository.write('benefits/air.json', ' '.repeat(1_000_001));
  const reader = await readerOf(server);
  const { rows } = await reader.readFolder('benefits', signal);
  server.takeTargets();
  const [{ file } = {}] = rows;
  if (!file) throw new Error('the file was expected to be listed');
  const { problems } = await reader.readFile('benefits', file, signal);
  expect(problems[0]?.expected).toBe('at most 1000000 bytes');
  expect(server.takeTargets()).toEqual([]);
});
