import { describe, expect, test } from 'vitest';
import { remoteSource } from '../../../../src/collections/loaders/remote-source.ts';
import type { ContentsApiServer } from '../../../../harness/contents-api/contents-api-server.ts';
import { rateLimited, type Misbehaviour } from '../../../../harness/contents-api/misbehaviour.ts';
import {
  BRIEF_MS,
  serveContents,
  sourceOf,
  sourceOptionsOf,
  type SourceSettings,
} from '../../../support/served-folder.ts';

async function serveFiles(...names: string[]): Promise<ContentsApiServer> {
  const server = await serveContents();
  for (const name of names) server.repository.write(`services/${name}`, `text of ${name}`);
  return server;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => `${String(i).padStart(4, '0')}.json`);

async function read(server: ContentsApiServer, settings?: SourceSettings) {
  return sourceOf(server, settings).read('services', new Map());
}

describe('a download that fails', () => {
  test('stops asking for files once one download has failed', async () => {
    const server = await serveFiles(...numbered(30));
    server.misbehave('download/services/0000.json', { kind: 'answer', status: 404 });
    const options = sourceOptionsOf(server, { atOnce: 1 });
    await expect(remoteSource(options).read('services', new Map())).rejects.toThrow('404');
    await options.limit(() => 'what stood in the queue is done');
    expect(server.takeTargets()).toEqual(['contents/services', 'download/services/0000.json']);
  });

  test.each([
    ['is reset', { kind: 'reset' }],
    ['ends half way', { kind: 'half-body' }],
    ['is not allowed', { kind: 'answer', status: 403 }],
  ] satisfies [string, Misbehaviour][])('because it %s gives nothing at all', async (_, how) => {
    const server = await serveFiles('a.json', 'b.json');
    server.misbehave('download/services/b.json', how);
    await expect(read(server)).rejects.toThrow('/services/b.json');
  });
});

describe('a second try', () => {
  const passing: [string, Misbehaviour][] = [
    ['a reset', { kind: 'reset' }],
    ['half an answer', { kind: 'half-body' }],
    ['status 500', { kind: 'answer', status: 500 }],
    ['status 503', { kind: 'answer', status: 503 }],
  ];
  const lasting: [string, Misbehaviour][] = [
    ['status 404', { kind: 'answer', status: 404 }],
    ['status 401', { kind: 'answer', status: 401 }],
    ['a rate limit', rateLimited(429, new Date('2026-06-01T12:00:00Z'))],
  ];

  test.each(passing)('mends %s in a listing', async (_, how) => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', how, 1);
    expect(await read(server, { retries: 1 })).toHaveLength(1);
  });

  test.each(passing)('mends %s in a download', async (_, how) => {
    const server = await serveFiles('a.json');
    server.misbehave('download/services/a.json', how, 1);
    expect(await read(server, { retries: 1 })).toHaveLength(1);
  });

  test.each(passing)('is the last one after %s', async (_, how) => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', how);
    await expect(read(server, { retries: 1 })).rejects.toThrow('contents/services');
    expect(server.requests).toHaveLength(2);
  });

  test.each(lasting)('is not made after %s', async (_, how) => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', how);
    await expect(read(server, { retries: 1 })).rejects.toThrow('contents/services');
    expect(server.requests).toHaveLength(1);
  });

  test('is not made where none is wanted', async () => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', { kind: 'reset' });
    await expect(read(server, { retries: 0 })).rejects.toThrow('contents/services');
    expect(server.requests).toHaveLength(1);
  });
});

describe('the time a collection may take', () => {
  test.each(['hang', 'stall'] as const)('ends a listing that %ss', async (kind) => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', { kind });
    await expect(read(server, { collectionMs: BRIEF_MS })).rejects.toThrow('in time');
  });

  test('ends downloads that hang, those in the queue too', async () => {
    const names = numbered(12);
    const server = await serveFiles(...names);
    for (const name of names) server.misbehave(`download/services/${name}`, { kind: 'hang' });
    await expect(read(server, { collectionMs: BRIEF_MS })).rejects.toThrow('in time');
  });

  test('is not spent on a second try after a request took too long', async () => {
    const server = await serveFiles('a.json');
    server.misbehave('contents/services', { kind: 'hang' });
    await expect(read(server, { retries: 1, requestMs: BRIEF_MS })).rejects.toThrow('in time');
    expect(server.requests.length).toBeLessThanOrEqual(1);
  });
});
