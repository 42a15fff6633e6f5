import { pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import {
  describePages,
  describeReport,
  formatReports,
  readReports,
  saveReport,
  type ContentReport,
  annotate,
  annotation,
} from '../../../../src/content/pipeline/report.ts';
import { temporaryFolder } from '../../../support/fake-loader-context.ts';
import { listSkippedFiles, findCommit } from '../../../../src/content/pipeline/describe-build.ts';
import { execFileSync } from 'node:child_process';

function reportOf(folder: string, more: Partial<ContentReport> = {}): ContentReport {
  const source = 'machair/content@main';
  return { folder, source, items: 4, skipped: [], problems: [], isClean: true, ...more };
}

const cacheFolder = async () => pathToFileURL(`${await temporaryFolder()}/`);

describe('the table at the end of a build', () => {
  test('shows the source and skipped files of each collection', () => {
    const reports = [
      reportOf('benefits', { source: 'content/', error: 'Status 500: api.example' }),
      reportOf('properties', { error: 'Status 500: api.example', inUse: 'last-good' }),
      reportOf('case-studies', { items: 12, skipped: ['old.json', 'odd name.json'] }),
      reportOf('services', { unlisted: ['repairs', 'solar'] }),
    ];
    expect(formatReports(reports)).toMatchInlineSnapshot(`
      "collection    source                                               items  skipped                  unlisted
      benefits      content/ (repository failed)                         4      -                        -
      properties    machair/content@main, last good (repository failed)  4      -                        -
      case-studies  machair/content@main                                 12     old.json, odd name.json  -
      services      machair/content@main                                 4      -                        repairs, solar"
    `);
  });
});

describe('the log for a collection', () => {
  const problem = { field: 'order', expected: 'a number', got: '"b"', fix: 'c' };
  const file = 'services/a.json';

  test.each([
    ['built-in', 'The built-in content is used.'],
    ['last-good', 'Its last good content is used.'],
  ] as const)('names the version in use after a repository failed: %s', (inUse, used) => {
    const { notices, warnings } = describeReport(
      reportOf('services', { error: 'Status 500: api.example', inUse }),
    );
    expect(warnings).toEqual([`services: Status 500: api.example. ${used}`]);
    expect(notices).toEqual([]);
  });

  test('logs problems as warnings and notices as information', () => {
    const { notices, warnings } = describeReport(
      reportOf('services', {
        problems: [
          { file, outcome: 'The item is used without this value.', problem },
          { file, outcome: 'The item is used.', problem: { ...problem, isNotice: true } },
        ],
      }),
    );
    const sentence =
      'services/a.json › order\n    expected a number; got "b"\n    fix: c\n    The item is used';
    expect(warnings).toEqual([`${sentence} without this value.`]);
    expect(notices).toEqual([`${sentence}.`]);
  });

  test('lists unlisted built-in pages and hidden items', () => {
    const report = reportOf('services', { unlisted: ['repairs', 'solar'], hidden: ['wind.json'] });
    expect(describePages(report)).toEqual([
      'services: no file for repairs, solar. The built-in page is still online, but nothing lists it',
      'services: hidden, with no page and in no list: wind.json',
    ]);
    expect(describeReport(report)).toEqual({ notices: describePages(report), warnings: [] });
  });
});

test('removes injected lines from the build’s log', () => {
  const hostile = ['::error::a', 'a\n::error::b.json', '\u001b[2Jc.json', '##[error]d.json'];
  const problem = { field: '::error::', expected: 'a', got: '\n::error::', fix: 'b' };
  const report = reportOf('services', {
    source: 'machair/content@\n::error::',
    error: 'a\n::error::',
    skipped: hostile,
    unlisted: hostile,
    hidden: hostile,
    problems: hostile.map((file) => ({ file, outcome: 'c', problem })),
  });
  const { notices, warnings } = describeReport(report);
  const log = [formatReports([report]), ...notices, ...warnings].join('\n');
  expect(log).not.toMatch(/^\s*::|##\[/m);
  expect(log).not.toContain('\u001b');
  expect(log).toContain('a?::error::b.json');
});

describe('reports', () => {
  test('restores saved reports by folder', async () => {
    const cache = await cacheFolder();
    const problem = { field: 'id', expected: 'a', got: 'b', fix: 'c' };
    const problems = [{ file: 'a.json', outcome: 'The item is skipped.', problem }];
    await saveReport(cache, reportOf('services', { problems, isClean: false }));
    await saveReport(cache, reportOf('benefits'));
    expect(await readReports(cache)).toEqual([
      reportOf('benefits'),
      reportOf('services', { problems, isClean: false }),
    ]);
  });
});

test('prints an error as an annotation on one line', () => {
  expect(annotation('a.json › title\n    expected a text\n    fix: write 100%0A\n::x')).toBe(
    '::error::a.json › title: expected a text; fix: write 100%250A; ::x',
  );
  expect(annotation('Status 500')).toBe('::error::Status 500');
});

test('prints no annotations outside workflows', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  annotate(['a'], {});
  expect(log).not.toHaveBeenCalled();
  annotate(['a', 'b'], { GITHUB_ACTIONS: 'true' });
  expect(log.mock.calls).toEqual([['::error::a'], ['::error::b']]);
  log.mockRestore();
});

const report = (more: Partial<ContentReport>): ContentReport => ({
  folder: 'services',
  source: 'content/',
  items: 1,
  skipped: [],
  problems: [],
  isClean: false,
  ...more,
});

test('lists skipped files and calendars without their values, and no links', () => {
  const problem = { field: 'title', expected: 'a text', got: 'a secret', fix: 'write one' };
  const outcome = 'skipped';
  const found = listSkippedFiles([
    report({
      skipped: ['draft.json'],
      problems: [
        { file: 'services/draft.json', problem, outcome },
        { file: 'services/other.json', problem, outcome },
      ],
    }),
    report({
      folder: 'calendars',
      skipped: ['croft'],
      problems: [{ file: 'properties/croft.json', problem: { ...problem, field: '' }, outcome }],
    }),
    report({ folder: 'links', skipped: ['quickLinks: /gone'] }),
    report({ folder: 'faqs' }),
  ]);
  expect(found).toEqual([
    { file: 'services/draft.json', problems: [{ ...problem, got: '' }] },
    { file: 'properties/croft.json', problems: [{ ...problem, field: '', got: '' }] },
  ]);
  expect(JSON.stringify(found)).not.toContain('secret');
});

describe('the commit of the site', () => {
  test('prefers the commit from the setting', async () => {
    expect(findCommit('c0ffee', await temporaryFolder())).toBe('c0ffee');
  });

  test('uses the commit from git by default', async () => {
    const folder = await temporaryFolder();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '--quiet');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--allow-empty', '-qm', 'x');
    expect(findCommit(undefined, folder)).toMatch(/^[0-9a-f]{40}$/);
  });

  test('finds no commit without a git history', async () => {
    expect(findCommit(undefined, await temporaryFolder())).toBeUndefined();
  });
});
