import { describe, expect, test } from 'vitest';
import { readReports } from '../../../../src/content/report/report.ts';
import {
  htmlPage,
  rateLimited,
  type Misbehaviour,
} from '../../../../harness/contents-api/misbehaviour.ts';
import { benefit } from '../../../support/items.ts';
import { LFS_POINTER_FILE } from '../../../support/source-file.ts';
import { BRIEF_MS, BUILT_IN_IDS, serveBenefits } from '../../../support/served-folder.ts';

const REMOTE_IDS = ['clean-air', 'new-jobs', 'warm-rooms'];

const answer = (status: number): Misbehaviour => ({ kind: 'answer', status });

const LISTING_ERRORS: [string, Misbehaviour, string][] = [
  ['does not take the token', answer(401), 'Status 401'],
  ['has an error', answer(500), 'Status 500'],
  ['is down', answer(503), 'Status 503'],
  ['cuts the connection', { kind: 'reset' }, 'The connection failed'],
  ['ends half way', { kind: 'half-body' }, 'The connection failed'],
  ['sends a page of HTML', htmlPage, 'The answer is not JSON'],
  ['sends an empty answer', { kind: 'answer', body: '' }, 'The answer is not JSON'],
  ['sends something else', { kind: 'answer', body: '{}' }, 'not what the contents API gives'],
];

type Bench = Awaited<ReturnType<typeof serveBenefits>>;

const hostOf = ({ server }: Bench) => new URL(server.apiUrl).host;
const atLevel = ({ lines }: Bench, level: string) =>
  lines.filter((line) => line.startsWith(`${level}: `));

describe('a repository whose listing', () => {
  test.each(LISTING_ERRORS)('%s leaves the built-in content', async (_, how, why) => {
    const bench = await serveBenefits();
    bench.server.misbehave('contents/benefits', how);
    await bench.load();
    expect(bench.ids()).toEqual(BUILT_IN_IDS);
    expect(bench.lines[0]).toContain(why);
    expect(bench.lines[0]).toMatch(
      new RegExp(`: ${hostOf(bench)}\\. Built-in content is used\\.$`),
    );
    expect(bench.lines[1]).toBe('info: Loaded 2 items of benefits from tests/fixtures/content/');
  });

  test.each(LISTING_ERRORS)('%s leaves what was last good of it', async (_, how, why) => {
    const bench = await serveBenefits();
    await bench.load();
    bench.lines.splice(0);
    bench.server.misbehave('contents/benefits', how);
    await bench.load();
    expect(bench.ids()).toEqual(REMOTE_IDS);
    expect(bench.lines[0]).toContain(why);
    expect(bench.lines[0]).toMatch(
      new RegExp(`: ${hostOf(bench)}\\. Its last good content is used\\.$`),
    );
    expect(bench.lines[1]).toBe('info: Loaded 3 items of benefits from machair/content@main');
  });

  test.each(['hang', 'stall'] as const)('%ss leaves the built-in content', async (kind) => {
    const bench = await serveBenefits({ requestMs: BRIEF_MS });
    bench.server.misbehave('contents/benefits', { kind });
    await bench.load();
    expect(bench.ids()).toEqual(BUILT_IN_IDS);
    expect(bench.lines[0]).toBe(
      `warn: benefits: No full answer in time: ${hostOf(bench)}. Built-in content is used.`,
    );
  });

  test.each([
    ['is empty', { kind: 'answer', body: '[]' }],
    ['has no such folder, which git does not keep when it is empty', answer(404)],
  ] satisfies [string, Misbehaviour][])('%s leaves the built-in content', async (_, how) => {
    const bench = await serveBenefits({ strictness: 'source' });
    bench.server.misbehave('contents/benefits', how);
    await bench.load();
    expect(bench.ids()).toEqual(BUILT_IN_IDS);
    expect(bench.lines[0]).toBe(
      'warn: benefits: machair/content@main has no JSON files in benefits. Built-in content is used.',
    );
  });

  test('is not there, nor the repository, stops a build that needs it', async () => {
    const bench = await serveBenefits({ strictness: 'source' });
    bench.server.misbehave('contents/benefits', answer(404));
    bench.server.misbehave('contents/', answer(404));
    await expect(bench.load()).rejects.toThrow(
      `CONTENT_STRICT is source and benefits has problems:\nbenefits: Status 404: ${hostOf(bench)}`,
    );
  });

  test.each([403, 429] as const)('is rate limited (%i) says until when', async (status) => {
    const { load, ids, lines, server } = await serveBenefits();
    server.misbehave('contents/benefits', rateLimited(status, new Date('2026-06-01T12:00:00Z')));
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
    expect(lines[0]).toContain(`Rate limited until 2026-06-01T12:00:00.000Z (status ${status})`);
  });

  test.each(['source', 'on'] as const)(
    'fails stops a build where strictness is %s, and the store stays as it was',
    async (strictness) => {
      const bench = await serveBenefits({ strictness });
      await bench.load();
      bench.stored.set('earlier', 'from the last build');
      bench.server.misbehave('contents/benefits', answer(500));
      await expect(bench.load()).rejects.toThrow(`Status 500: ${hostOf(bench)}`);
      expect(bench.ids()).toEqual([...REMOTE_IDS, 'earlier']);
    },
  );
});

describe('one download of three that', () => {
  const errors: [string, Misbehaviour, string][] = [
    ['is not there', answer(404), 'Status 404'],
    ['has an error', answer(500), 'Status 500'],
    ['is reset', { kind: 'reset' }, 'The connection failed'],
    ['ends half way', { kind: 'half-body' }, 'The connection failed'],
    ['is rate limited', rateLimited(429, new Date('2026-06-01T12:00:00Z')), 'Rate limited'],
  ];
  const WARM = 'download/benefits/warm-rooms.json';

  test.each(errors)('%s leaves out its item alone, and is named', async (_, how, why) => {
    const bench = await serveBenefits({ atOnce: 1 });
    bench.server.misbehave(WARM, how);
    await bench.load();
    expect(bench.ids()).toEqual(['clean-air', 'new-jobs']);
    const [warning, ...more] = atLevel(bench, 'warn');
    expect(more).toEqual([]);
    expect(warning).toMatch(/^warn: benefits\/warm-rooms\.json\n {4}expected the file; got /);
    expect(warning).toContain(why);
    expect(warning).toContain(`: ${new URL(bench.server.downloadUrl).host}\n`);
    expect(warning).toMatch(/\n {4}The item is left out\.$/);
  });

  test.each(errors)('%s leaves what it last was, also in a strict build', async (_, how) => {
    const bench = await serveBenefits({ strictness: 'source' });
    await bench.load();
    bench.server.repository.write('benefits/warm-rooms.json', benefit('warm-rooms', { order: 1 }));
    bench.server.misbehave(WARM, how);
    await bench.load();
    expect(bench.ids().sort()).toEqual(REMOTE_IDS);
    expect(bench.stored.get('warm-rooms')).toEqual({ ...benefit('warm-rooms'), isListed: true });
    expect(atLevel(bench, 'warn').join()).toContain('The last good version is used.');
  });

  test('fails leaves the built-in item of its id', async () => {
    const bench = await serveBenefits();
    bench.server.misbehave('download/benefits/clean-air.json', answer(500));
    await bench.load();
    expect(bench.ids().sort()).toEqual(REMOTE_IDS);
    expect(bench.stored.get('clean-air')).toMatchObject({ title: 'Clean air, built in' });
    expect(atLevel(bench, 'warn').join()).toContain('The built-in item is used.');
  });

  test('never comes is waited for as long as a request may take', async () => {
    const { load, ids, log, server } = await serveBenefits({ requestMs: BRIEF_MS });
    server.misbehave(WARM, { kind: 'hang' });
    await load();
    expect(ids()).not.toContain('warm-rooms');
    expect(log()).toContain('No full answer in time');
  });

  test.each(['source', 'on'] as const)(
    'fails stops a build where strictness is %s, and the store stays as it was',
    async (strictness) => {
      const { load, stored, server } = await serveBenefits({ strictness });
      stored.set('earlier', 'from the last build');
      server.misbehave(WARM, { kind: 'reset' });
      await expect(load()).rejects.toThrow('warm-rooms.json');
      expect([...stored]).toEqual([['earlier', 'from the last build']]);
    },
  );

  test('is bad stops no build that asks only for what the repository can give', async () => {
    const { load, ids, server } = await serveBenefits({ strictness: 'source' });
    server.misbehave(WARM, htmlPage);
    await load();
    expect(ids()).toEqual(['clean-air', 'new-jobs']);
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
    const { load, stored, server } = await serveBenefits();
    await load();
    server.repository.write('benefits/new-jobs.json', benefit('new-jobs', { title: 'Jobs' }));
    server.misbehave('contents/benefits', answer(500));
    await load();
    expect(stored.get('new-jobs')).toMatchObject({ title: 'Title of new-jobs' });
    server.behave();
    await load();
    expect(stored.get('new-jobs')).toMatchObject({ title: 'Jobs' });
  });

  test('the report of the build tells of it, and names the host alone', async () => {
    const bench = await serveBenefits();
    bench.server.misbehave('contents/benefits', answer(500));
    await bench.load();
    expect(await readReports(bench.cacheDir)).toMatchObject([
      {
        source: 'tests/fixtures/content/',
        items: 2,
        error: `Status 500: ${hostOf(bench)}`,
        inUse: 'built-in',
        unread: ['benefits'],
      },
    ]);
  });
});

test('a repository without a commit is named as empty, and the built-in content is used', async () => {
  const bench = await serveBenefits();
  for (const path of bench.server.repository.paths()) bench.server.repository.remove(path);
  await bench.load();
  expect(bench.ids()).toEqual(BUILT_IN_IDS);
  expect(bench.lines[0]).toBe(
    `warn: benefits: Status 404 (the repository is empty: commit content to it): ${hostOf(bench)}. Built-in content is used.`,
  );
});

test('a file that Git LFS keeps elsewhere is named as its pointer', async () => {
  const bench = await serveBenefits();
  bench.server.repository.write('benefits/new-jobs.json', LFS_POINTER_FILE);
  await bench.load();
  expect(bench.ids()).toEqual(['clean-air', 'warm-rooms']);
  expect(bench.log()).toContain(
    'benefits/new-jobs.json\n    expected the file itself; got a Git LFS pointer\n    fix: commit the file itself',
  );
});
