import { describe, expect, test } from 'vitest';
import { type Strictness, readReports } from '../../../../src/content/pipeline/report.ts';
import { DOWNLOAD_TOKEN } from '../../../../harness/contents-api/contents-api-server.ts';
import { createBenefit } from '../../../support/items.ts';
import { BUILT_IN_IDS, serveBenefits } from '../../../support/served-folder.ts';
import { htmlPage, rateLimited, type Fault } from '../../../../harness/contents-api/faults.ts';
import { LFS_POINTER_FILE } from '../../../support/source-file.ts';

const REMOTE_IDS = ['clean-air', 'new-jobs', 'warm-rooms'];

test('replaces all built-in items of the collection', async () => {
  const { load, stored, lines } = await serveBenefits();
  await load();
  expect(Object.fromEntries(stored)).toEqual({
    'clean-air': { ...createBenefit('clean-air'), isListed: true },
    'new-jobs': { ...createBenefit('new-jobs'), isListed: true },
    'warm-rooms': { ...createBenefit('warm-rooms'), isListed: true },
  });
  expect(lines).toEqual(['info: Loaded benefits: 3 items from machair/content@main']);
});

const MIXED = {
  'clean-air': { ...createBenefit('clean-air'), title: 7 },
  'new-jobs': createBenefit('new-jobs', { order: 'first', colour: 'green' }),
  'sea view': createBenefit('sea view'),
  'warm-rooms': createBenefit('cold-rooms'),
};

async function serveMixed(strictness: Strictness) {
  const bench = await serveBenefits({ strictness });
  for (const [name, item] of Object.entries(MIXED)) {
    bench.server.repository.write(`benefits/${name}.json`, item);
  }
  bench.server.repository.write('benefits/draft.json', '{"id": "draft"');
  return bench;
}

describe('invalid items among valid ones', () => {
  test('reports how to fix each invalid item', async () => {
    const { load, stored, log } = await serveMixed('off');
    await load();
    expect([...stored.keys()].sort()).toEqual(['clean-air', 'cold-rooms', 'new-jobs', 'sea-view']);
    expect(stored.get('clean-air')).toMatchObject({ title: 'Clean air, built in' });
    expect(stored.get('new-jobs')).toEqual({ ...createBenefit('new-jobs'), isListed: true });
    expect(log()).toMatchInlineSnapshot(`
      "info: benefits/new-jobs.json › colour
          expected only fields that the site uses; got text in quotes
          fix: the site does not use this field: check the spelling of its name, or remove it
          The item is used.
      info: benefits/warm-rooms.json › id
          expected the name of the file, "warm-rooms"; got "cold-rooms"
          fix: rename the file or change the id, so that both are the same; until then the site uses the id
          The item is used.
      warn: benefits/new-jobs.json › order
          expected a number; got "first"
          fix: enter only a number, without a unit; in a file, without quotes
          The item is used without this value.
      warn: benefits/sea view.json › id
          expected lower-case letters, digits and single hyphens; got "sea view"
          fix: use small letters, digits and hyphens, such as new-barn
          The item is used without this value.
      warn: benefits/clean-air.json › title
          expected text in quotes; got 7
          fix: enter text in quotes
          The built-in item is used.
      warn: benefits/draft.json
          expected a JSON object; got invalid JSON
          fix: correct the JSON: add the missing comma or closing bracket before this point (line 1 column 15)
          The item is skipped.
      info: Loaded benefits: 4 items from machair/content@main"
    `);
  });

  test('stops a strict build with the same report', async () => {
    const lenient = await serveMixed('off');
    await lenient.load();
    const { load, stored, lines } = await serveMixed('on');
    stored.set('earlier', 'from the last build');
    const error: unknown = await load().catch((cause: unknown) => cause);
    const report = lenient.lines
      .filter((line) => line.startsWith('warn: '))
      .map((line) => line.slice('warn: '.length))
      .join('\n');
    expect(error).toEqual(new Error(`CONTENT_STRICT is on and benefits has problems:\n${report}`));
    expect([...stored]).toEqual([['earlier', 'from the last build']]);
    expect(lines.join('\n')).not.toContain('Loaded');
  });

  test('continues a strict build with notices', async () => {
    const { load, ids, log, server } = await serveBenefits({ strictness: 'on' });
    server.repository.write(
      'benefits/new-jobs.json',
      createBenefit('new-jobs', { colour: 'green' }),
    );
    await load();
    expect(ids()).toEqual(REMOTE_IDS);
    expect(log()).toContain('info: benefits/new-jobs.json › colour');
  });
});

test('removes injected log lines from the branch name', async () => {
  const { load, ids, log } = await serveBenefits({ server: { ref: 'spring\n::error::' } });
  await load();
  expect(ids()).toEqual(REMOTE_IDS);
  expect(log()).toBe('info: Loaded benefits: 3 items from machair/content@spring?::error::');
});

test('never writes the token', async () => {
  const token = 'secret-token';
  const bench = await serveBenefits({ token, server: { token } });
  await bench.load();
  bench.server.repository.write('benefits/new-jobs.json', { id: 'new-jobs' });
  bench.server.injectFault('download/benefits/warm-rooms.json', { kind: 'reset' });
  bench.server.repository.write(
    'benefits/warm-rooms.json',
    createBenefit('warm-rooms', { order: 1 }),
  );
  await bench.load();
  const reports = JSON.stringify(await readReports(bench.cacheDir));
  const traces = [bench.log(), reports, ...bench.meta.values()].join('\n');
  expect(bench.ids().sort()).toEqual(REMOTE_IDS);
  expect(reports).toContain('last-good');
  expect(traces).not.toContain(token);
  expect(`${bench.log()}${reports}`).not.toContain(DOWNLOAD_TOKEN);
});

const response = (status: number): Fault => ({ kind: 'replace-response', status });

type Bench = Awaited<ReturnType<typeof serveBenefits>>;

const hostOf = ({ server }: Bench) => new URL(server.apiUrl).host;

const NOON = Date.UTC(2026, 5, 1, 12);
const WARM = 'download/benefits/warm-rooms.json';
const NO_FILES = 'machair/content@main has no JSON files in benefits';
const waiting = (wait: string): Fault => ({
  kind: 'replace-response',
  status: 429,
  headers: { 'retry-after': wait },
});

describe('errors of the listing', () => {
  test.each<[string, Fault, string]>([
    ['returns an error', response(500), 'Status 500: HOST'],
    ['returns 304 unasked', response(304), 'Status 304: HOST'],
    ['closes the connection', { kind: 'reset' }, 'The connection failed: HOST'],
    ['sends a web page', htmlPage, 'The response is not JSON: HOST'],
    [
      'sends JSON of another shape',
      { kind: 'replace-response', body: '{}' },
      'The response does not match the contents API: HOST',
    ],
    ['is empty', { kind: 'replace-response', body: '[]' }, NO_FILES],
    ['has no such folder', response(404), NO_FILES],
    [
      'is rate limited (403)',
      rateLimited(403, new Date(NOON)),
      'Rate limited until 2026-06-01T12:00:00.000Z (status 403): HOST',
    ],
    [
      'is rate limited (429)',
      rateLimited(429, new Date(NOON)),
      'Rate limited until 2026-06-01T12:00:00.000Z (status 429): HOST',
    ],
    [
      'is rate limited for a minute',
      waiting('60'),
      'Rate limited until 2026-06-01T12:01:00.000Z (status 429): HOST',
    ],
    ['is rate limited for an unreadable time', waiting('soon'), 'Rate limited (status 429): HOST'],
  ])('uses the built-in content if the listing %s', async (_, fault, why) => {
    const bench = await serveBenefits({ now: () => NOON });
    bench.server.injectFault('contents/benefits', fault);
    await bench.load();
    expect(bench.ids()).toEqual(BUILT_IN_IDS);
    // The error's code depends on the moment of the reset.
    const lines = bench.lines.map((line) => line.replace(/ \([A-Z_]+\)/, ''));
    expect(lines).toEqual([
      `warn: benefits: ${why.replace('HOST', hostOf(bench))}. The built-in content is used.`,
      'info: Loaded benefits: 2 items from tests/fixtures/content/',
    ]);
  });

  test('stops a build that requires a repository that does not exist', async () => {
    const bench = await serveBenefits({ strictness: 'source' });
    bench.server.injectFault('contents/benefits', response(404));
    bench.server.injectFault('contents/', response(404));
    await expect(bench.load()).rejects.toThrow(
      `CONTENT_STRICT is source and benefits has problems:\nbenefits: Status 404: ${hostOf(bench)}`,
    );
  });
});

test.each<[string, Fault, string]>([
  ['is missing', response(404), 'Status 404'],
  ['returns an error', response(500), 'Status 500'],
  ['is reset', { kind: 'reset' }, 'The connection failed'],
  ['stops half way', { kind: 'half-body' }, 'The connection failed'],
  ['is rate limited', rateLimited(429, new Date(NOON)), 'Rate limited'],
])('skips and reports only the item whose download %s', async (_, fault, why) => {
  const bench = await serveBenefits({ atOnce: 1 });
  bench.server.injectFault(WARM, fault);
  await bench.load();
  expect(bench.ids()).toEqual(['clean-air', 'new-jobs']);
  const [warning, ...more] = bench.lines.filter((line) => line.startsWith('warn: '));
  expect(more).toEqual([]);
  expect(warning).toMatch(/^warn: benefits\/warm-rooms\.json\n {4}expected the file; got /);
  expect(warning).toContain(why);
  expect(warning).toContain(`: ${new URL(bench.server.downloadUrl).host}\n`);
  expect(warning).toMatch(/\n {4}The item is skipped\.$/);
});

test.each([
  ['source', 'contents/benefits', 'Status 500'],
  ['on', 'contents/benefits', 'Status 500'],
  ['source', WARM, 'warm-rooms.json'],
  ['on', WARM, 'warm-rooms.json'],
] as const)(
  'stops a build with strictness %s if a request fails: %s',
  async (strictness, target, message) => {
    const { load, stored, server } = await serveBenefits({ strictness });
    stored.set('earlier', 'from the last build');
    server.injectFault(target, response(500));
    await expect(load()).rejects.toThrow(message);
    expect([...stored]).toEqual([['earlier', 'from the last build']]);
  },
);

test('continues a build that requires only a readable repository if a file is invalid', async () => {
  const { load, ids, server } = await serveBenefits({ strictness: 'source' });
  server.injectFault(WARM, htmlPage);
  await load();
  expect(ids()).toEqual(['clean-air', 'new-jobs']);
});

test('uses the built-in content for an empty repository', async () => {
  const bench = await serveBenefits();
  for (const path of bench.server.repository.paths()) bench.server.repository.remove(path);
  await bench.load();
  expect(bench.ids()).toEqual(BUILT_IN_IDS);
  expect(bench.lines[0]).toBe(
    `warn: benefits: Status 404 (the repository is empty: commit content to it): ${hostOf(bench)}. The built-in content is used.`,
  );
});

test('reports a file stored by Git LFS as its pointer', async () => {
  const bench = await serveBenefits();
  bench.server.repository.write('benefits/new-jobs.json', LFS_POINTER_FILE);
  await bench.load();
  expect(bench.ids()).toEqual(['clean-air', 'warm-rooms']);
  expect(bench.log()).toContain(
    'benefits/new-jobs.json\n    expected the file itself; got a Git LFS pointer\n    fix: commit the file itself',
  );
});
