import { describe, expect, test } from 'vitest';
import { type Strictness, readReports } from '../../../../src/content/pipeline/report.ts';
import { DOWNLOAD_TOKEN } from '../../../../harness/contents-api/contents-api-server.ts';
import { createBenefit } from '../../../support/items.ts';
import { BUILT_IN_IDS, serveBenefits } from '../../../support/served-folder.ts';
import { htmlPage, rateLimited, type Fault } from '../../../../harness/contents-api/faults.ts';
import { LFS_POINTER_FILE } from '../../../support/source-file.ts';

const REMOTE_IDS = ['clean-air', 'new-jobs', 'warm-rooms'];

describe('a working repository', () => {
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

  test('sends one request if nothing changed', async () => {
    const { load, ids, server } = await serveBenefits();
    await load();
    server.takeTargets();
    await load();
    expect(server.takeTargets()).toEqual(['contents/benefits']);
    expect(ids()).toEqual(REMOTE_IDS);
  });

  test('saves its report for the end of the build', async () => {
    const { load, cacheDir, server } = await serveBenefits();
    await load();
    const used = REMOTE_IDS.map((id) => ({
      id,
      title: `Title of ${id}`,
      file: `${id}.json`,
      sha: server.repository.shaOf(`benefits/${id}.json`),
      origin: 'repository',
      isListed: true,
      problems: [],
    }));
    expect(await readReports(cacheDir)).toEqual([
      {
        folder: 'benefits',
        source: 'machair/content@main',
        items: 3,
        skipped: [],
        unlisted: [],
        hidden: [],
        hiddenPages: [],
        unreadable: [],
        problems: [],
        files: { used, hidden: [], skipped: [] },
        isClean: true,
      },
    ]);
  });
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

  test('continues a build that requires only a readable repository', async () => {
    const { load, ids } = await serveMixed('source');
    await load();
    expect(ids()).toHaveLength(4);
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

  test('removes injected log lines from file names', async () => {
    const { load, server, log } = await serveBenefits();
    server.editListing('benefits', (entries) =>
      entries.map((entry) => ({ ...entry, name: 'a\u001b[2J\nall is well.json' })),
    );
    await load();
    expect(log()).not.toContain('\u001b');
    expect(log()).not.toContain('\nall is well');
  });
});

test('removes injected log lines from the branch name', async () => {
  const { load, ids, log } = await serveBenefits({ server: { ref: 'spring\n::error::' } });
  await load();
  expect(ids()).toEqual(REMOTE_IDS);
  expect(log()).toBe('info: Loaded benefits: 3 items from machair/content@spring?::error::');
});

describe('a hostile listing', () => {
  test.each([
    ['../../escape.json', 'escape'],
    ['a/b.json', 'a-b'],
    ['con aux.json', 'con-aux'],
    ['%2e%2e.json', '2e-2e'],
    ['.json', undefined],
    ['..json', undefined],
  ])('derives from the file name %s only the id %s', async (name, id) => {
    const { load, ids, server } = await serveBenefits();
    server.repository.write('benefits/new-jobs.json', { ...createBenefit(''), id: undefined });
    server.editListing('benefits', (entries) =>
      entries.map((entry) => (entry.name === 'new-jobs.json' ? { ...entry, name } : entry)),
    );
    await load();
    expect(ids().sort()).toEqual(['clean-air', 'warm-rooms', ...(id ? [id] : [])].sort());
  });

  test('does not read local files', async () => {
    const { load, ids, log, server } = await serveBenefits();
    server.editListing('benefits', (entries) =>
      entries.map((entry) => ({ ...entry, download_url: `file://${process.cwd()}/package.json` })),
    );
    await load();
    expect(ids()).toEqual(BUILT_IN_IDS);
    expect(log()).toContain('got Not an https address: an address without a host');
    expect(log()).not.toContain('file:');
  });
});

describe('the token', () => {
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
});

const response = (status: number): Fault => ({ kind: 'replace-response', status });

const LISTING_ERRORS: [string, Fault, string][] = [
  ['returns an error', response(500), 'Status 500'],
  ['closes the connection', { kind: 'reset' }, 'The connection failed'],
  ['sends a web page', htmlPage, 'The response is not JSON'],
  [
    'sends JSON of another shape',
    { kind: 'replace-response', body: '{}' },
    'does not match the contents API',
  ],
];

type Bench = Awaited<ReturnType<typeof serveBenefits>>;

const hostOf = ({ server }: Bench) => new URL(server.apiUrl).host;
const atLevel = ({ lines }: Bench, level: string) =>
  lines.filter((line) => line.startsWith(`${level}: `));

describe('errors of the listing', () => {
  test.each(LISTING_ERRORS)(
    'uses the built-in content if the listing %s',
    async (_, fault, why) => {
      const bench = await serveBenefits();
      bench.server.injectFault('contents/benefits', fault);
      await bench.load();
      expect(bench.ids()).toEqual(BUILT_IN_IDS);
      expect(bench.lines[0]).toContain(why);
      expect(bench.lines[0]).toMatch(
        new RegExp(`: ${hostOf(bench)}\\. The built-in content is used\\.$`),
      );
      expect(bench.lines[1]).toBe('info: Loaded benefits: 2 items from tests/fixtures/content/');
    },
  );

  test.each([
    ['is empty', { kind: 'replace-response', body: '[]' }],
    ['has no such folder', response(404)],
  ] satisfies [string, Fault][])(
    'uses the built-in content if the listing %s',
    async (_, fault) => {
      const bench = await serveBenefits({ strictness: 'source' });
      bench.server.injectFault('contents/benefits', fault);
      await bench.load();
      expect(bench.ids()).toEqual(BUILT_IN_IDS);
      expect(bench.lines[0]).toBe(
        'warn: benefits: machair/content@main has no JSON files in benefits. The built-in content is used.',
      );
    },
  );

  test('stops a build that requires a repository that does not exist', async () => {
    const bench = await serveBenefits({ strictness: 'source' });
    bench.server.injectFault('contents/benefits', response(404));
    bench.server.injectFault('contents/', response(404));
    await expect(bench.load()).rejects.toThrow(
      `CONTENT_STRICT is source and benefits has problems:\nbenefits: Status 404: ${hostOf(bench)}`,
    );
  });

  test.each([403, 429] as const)(
    'reports the end of a rate limit of the listing (%i)',
    async (status) => {
      const { load, ids, lines, server } = await serveBenefits();
      server.injectFault(
        'contents/benefits',
        rateLimited(status, new Date('2026-06-01T12:00:00Z')),
      );
      await load();
      expect(ids()).toEqual(BUILT_IN_IDS);
      expect(lines[0]).toContain(`Rate limited until 2026-06-01T12:00:00.000Z (status ${status})`);
    },
  );

  test.each(['source', 'on'] as const)(
    'stops a build with strictness %s if the listing fails',
    async (strictness) => {
      const bench = await serveBenefits({ strictness });
      await bench.load();
      bench.stored.set('earlier', 'from the last build');
      bench.server.injectFault('contents/benefits', response(500));
      await expect(bench.load()).rejects.toThrow(`Status 500: ${hostOf(bench)}`);
      expect(bench.ids()).toEqual([...REMOTE_IDS, 'earlier']);
    },
  );
});

describe('errors of one of three downloads', () => {
  const errors: [string, Fault, string][] = [
    ['is missing', response(404), 'Status 404'],
    ['returns an error', response(500), 'Status 500'],
    ['is reset', { kind: 'reset' }, 'The connection failed'],
    ['stops half way', { kind: 'half-body' }, 'The connection failed'],
    ['is rate limited', rateLimited(429, new Date('2026-06-01T12:00:00Z')), 'Rate limited'],
  ];
  const WARM = 'download/benefits/warm-rooms.json';

  test.each(errors)('skips and reports only the item whose download %s', async (_, fault, why) => {
    const bench = await serveBenefits({ atOnce: 1 });
    bench.server.injectFault(WARM, fault);
    await bench.load();
    expect(bench.ids()).toEqual(['clean-air', 'new-jobs']);
    const [warning, ...more] = atLevel(bench, 'warn');
    expect(more).toEqual([]);
    expect(warning).toMatch(/^warn: benefits\/warm-rooms\.json\n {4}expected the file; got /);
    expect(warning).toContain(why);
    expect(warning).toContain(`: ${new URL(bench.server.downloadUrl).host}\n`);
    expect(warning).toMatch(/\n {4}The item is skipped\.$/);
  });

  test.each(errors)('keeps the last good version if a download %s', async (_, fault) => {
    const bench = await serveBenefits({ strictness: 'source' });
    await bench.load();
    bench.server.repository.write(
      'benefits/warm-rooms.json',
      createBenefit('warm-rooms', { order: 1 }),
    );
    bench.server.injectFault(WARM, fault);
    await bench.load();
    expect(bench.ids().sort()).toEqual(REMOTE_IDS);
    expect(bench.stored.get('warm-rooms')).toEqual({
      ...createBenefit('warm-rooms'),
      isListed: true,
    });
    expect(atLevel(bench, 'warn').join()).toContain('The last good version is used.');
  });

  test.each(['source', 'on'] as const)(
    'stops a build with strictness %s if a download fails',
    async (strictness) => {
      const { load, stored, server } = await serveBenefits({ strictness });
      stored.set('earlier', 'from the last build');
      server.injectFault(WARM, { kind: 'reset' });
      await expect(load()).rejects.toThrow('warm-rooms.json');
      expect([...stored]).toEqual([['earlier', 'from the last build']]);
    },
  );

  test('continues a build that requires only a readable repository if a file is invalid', async () => {
    const { load, ids, server } = await serveBenefits({ strictness: 'source' });
    server.injectFault(WARM, htmlPage);
    await load();
    expect(ids()).toEqual(['clean-air', 'new-jobs']);
  });
});

describe('after an error', () => {
  test('uses the repository again at the next build', async () => {
    const { load, stored, server } = await serveBenefits();
    await load();
    server.repository.write('benefits/new-jobs.json', createBenefit('new-jobs', { title: 'Jobs' }));
    server.injectFault('contents/benefits', response(500));
    await load();
    expect(stored.get('new-jobs')).toMatchObject({ title: 'Title of new-jobs' });
    server.clearFaults();
    await load();
    expect(stored.get('new-jobs')).toMatchObject({ title: 'Jobs' });
  });

  test('reports only the host of a failed request', async () => {
    const bench = await serveBenefits();
    bench.server.injectFault('contents/benefits', response(500));
    await bench.load();
    expect(await readReports(bench.cacheDir)).toMatchObject([
      {
        source: 'tests/fixtures/content/',
        items: 2,
        error: `Status 500: ${hostOf(bench)}`,
        inUse: 'built-in',
        unreadable: ['benefits'],
      },
    ]);
  });
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
