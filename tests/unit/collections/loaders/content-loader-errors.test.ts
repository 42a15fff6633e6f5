import { describe, expect, test } from 'vitest';
import { readReports } from '../../../../src/collections/report.ts';
import {
  htmlPage,
  rateLimited,
  type Misbehaviour,
} from '../../../../harness/contents-api/misbehaviour.ts';
import { BRIEF_MS, BUILT_IN_IDS, serveBenefits } from '../../../support/served-folder.ts';

const answer = (status: number): Misbehaviour => ({ kind: 'answer', status });

const LISTING_ERRORS: [string, Misbehaviour, string][] = [
  ['has no such folder', answer(404), 'Status 404'],
  ['does not take the token', answer(401), 'Status 401'],
  ['has an error', answer(500), 'Status 500'],
  ['is down', answer(503), 'Status 503'],
  ['cuts the connection', { kind: 'reset' }, 'The connection failed'],
  ['ends half way', { kind: 'half-body' }, 'The connection failed'],
  ['sends a page of HTML', htmlPage, 'The answer is not JSON'],
  ['sends an empty answer', { kind: 'answer', body: '' }, 'The answer is not JSON'],
  ['sends something else', { kind: 'answer', body: '{}' }, 'not what the contents API gives'],
];

describe('a repository whose listing', () => {
  test.each(LISTING_ERRORS)('%s leaves the built-in content', async (_, how, why) => {
    const { load, ids, lines, server, listingUrl } = await serveBenefits();
    server.misbehave('contents/benefits', how);
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
    expect(lines[0]).toContain(why);
    expect(lines[0]).toContain(listingUrl);
    expect(lines[1]).toBe('info: Loaded 2 items from tests/fixtures/content/');
  });

  test.each(['hang', 'stall'] as const)('%ss leaves the built-in content', async (kind) => {
    const { load, ids, lines, server, listingUrl } = await serveBenefits({ requestMs: BRIEF_MS });
    server.misbehave('contents/benefits', { kind });
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
    expect(lines[0]).toBe(
      `warn: benefits: No full answer in time: ${listingUrl}. Built-in content is used.`,
    );
  });

  test('is empty leaves the built-in content, and the log names the address', async () => {
    const { load, ids, lines, server, listingUrl } = await serveBenefits();
    server.misbehave('contents/benefits', { kind: 'answer', body: '[]' });
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
    expect(lines[0]).toContain('no JSON files in benefits');
    expect(lines[0]).toContain(listingUrl);
  });

  test.each([403, 429] as const)('is rate limited (%i) says until when', async (status) => {
    const { load, ids, lines, server } = await serveBenefits();
    server.misbehave('contents/benefits', rateLimited(status, new Date('2026-06-01T12:00:00Z')));
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
    expect(lines[0]).toContain(`Rate limited until 2026-06-01T12:00:00.000Z (status ${status})`);
  });

  test('fails stops a strict build, and the store stays as it was', async () => {
    const { load, stored, server, listingUrl } = await serveBenefits({ strict: true });
    stored.set('earlier', 'from the last build');
    server.misbehave('contents/benefits', answer(500));
    await expect(load()).rejects.toThrow(`Status 500: ${listingUrl}`);
    expect([...stored]).toEqual([['earlier', 'from the last build']]);
  });
});

describe('one download of three that', () => {
  test.each([
    ['is not there', answer(404)],
    ['has an error', answer(500)],
    ['is reset', { kind: 'reset' }],
    ['ends half way', { kind: 'half-body' }],
    ['is rate limited', rateLimited(429, new Date('2026-06-01T12:00:00Z'))],
  ] satisfies [string, Misbehaviour][])('%s leaves no half collection', async (_, how) => {
    const { load, ids, lines, server } = await serveBenefits();
    server.misbehave('download/benefits/warm-rooms.json', how);
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
    expect(lines[0]).toContain(
      `${server.downloadUrl}/machair/content/main/benefits/warm-rooms.json`,
    );
  });

  test('never comes leaves no half collection', async () => {
    const { load, ids, server } = await serveBenefits({ collectionMs: BRIEF_MS });
    server.misbehave('download/benefits/warm-rooms.json', { kind: 'hang' });
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
  });

  test('fails stops a strict build, and the store stays as it was', async () => {
    const { load, stored, server } = await serveBenefits({ strict: true });
    stored.set('earlier', 'from the last build');
    server.misbehave('download/benefits/warm-rooms.json', { kind: 'reset' });
    await expect(load()).rejects.toThrow('warm-rooms.json');
    expect([...stored]).toEqual([['earlier', 'from the last build']]);
  });

  test('is a page of HTML brings in no such item', async () => {
    const { load, ids, log, server } = await serveBenefits();
    server.misbehave('download/benefits/warm-rooms.json', htmlPage);
    await load();
    expect(ids()).not.toContain('warm-rooms');
    expect(log()).toContain('warm-rooms.json');
  });

  test('is far too large is a bad item, and the others live', async () => {
    const { load, ids, log, server } = await serveBenefits();
    const how: Misbehaviour = { kind: 'huge-body', bytes: Infinity };
    server.misbehave('download/benefits/warm-rooms.json', how);
    await load();
    expect(ids()).toEqual(['clean-air', 'new-jobs']);
    expect(log()).toContain('warm-rooms.json\n    expected at most 1000000 bytes');
  });
});

describe('after an error', () => {
  test('the next build takes the content of the repository again', async () => {
    const { load, ids, server } = await serveBenefits();
    await load();
    server.misbehave('contents/benefits', answer(500));
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
    server.behave();
    await load();
    expect(ids()).toEqual(['clean-air', 'new-jobs', 'warm-rooms']);
  });

  test('the report of the build tells of it', async () => {
    const { load, cacheDir, server, listingUrl } = await serveBenefits();
    server.misbehave('contents/benefits', answer(500));
    await load();
    expect(await readReports(cacheDir)).toMatchObject([
      { source: 'tests/fixtures/content/', items: 2, error: `Status 500: ${listingUrl}` },
    ]);
  });
});
