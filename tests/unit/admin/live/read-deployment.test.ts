import { expect, test } from 'vitest';
import { readDeployment } from '../../../../src/admin/live/read-deployment.ts';
import { createRepositoryClient } from '../../../../src/content/sources/repository-client.ts';
import type { WorkflowRun } from '../../../../harness/contents-api/dashboard-routes.ts';
import { LONG_TIMEOUT_MS, serveContents } from '../../../support/served-folder.ts';
import { createFailedRun, createRun } from '../../../support/workflow-runs.ts';

// tests/e2e/admin/live-section.spec.ts covers failed and unfinished deployments.
const FILE = 'deploy.yml';
const { signal } = new AbortController();

async function createReader(runs: WorkflowRun[]) {
  const server = await serveContents();
  server.editing.runs.push(...runs);
  const tools = { fetch, now: Date.now, timeoutMs: LONG_TIMEOUT_MS };
  const client = createRepositoryClient({ ...server, tools });
  return { server, read: () => readDeployment(client, FILE, server.ref, signal) };
}

test('reads a successful deployment with one request', async () => {
  const { server, read } = await createReader([createFailedRun(FILE), createRun(FILE, {})]);
  expect(await read()).toEqual({
    state: 'done',
    at: '2026-11-21T12:00:00Z',
    url: 'https://github.example/runs/1',
  });
  expect(server.takeTargets()).toEqual([`actions/workflows/${FILE}/runs`]);
});

test('does not treat a deployment superseded by a newer one as failed', async () => {
  const { read } = await createReader([createRun(FILE, { conclusion: 'cancelled' })]);
  expect(await read()).toMatchObject({ state: 'stopped' });
});

test('ignores runs of other workflows', async () => {
  const { read } = await createReader([createRun('check.yml', {})]);
  expect(await read()).toBeUndefined();
});

test('reads the failed step even if GitHub withholds the messages', async () => {
  const { server, read } = await createReader([createFailedRun(FILE)]);
  server.injectFault('check-runs/1/annotations', { kind: 'replace-response', status: 403 });
  const found = await read();
  expect(found).toMatchObject({ state: 'failed', step: 'Check the content' });
  expect(found?.messages).toBeUndefined();
});
