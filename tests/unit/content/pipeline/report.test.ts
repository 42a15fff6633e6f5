import { describe, expect, test, vi } from 'vitest';
import {
  describeReport,
  formatReports,
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

test('lists skipped files and calendars without their values', () => {
  const problem = { field: 'title', expected: 'a text', got: 'a secret', fix: 'write one' };
  const outcome = 'skipped';
  const found = listSkippedFiles([
    reportOf('services', {
      skipped: ['draft.json'],
      problems: [
        { file: 'services/draft.json', problem, outcome },
        { file: 'services/other.json', problem, outcome },
      ],
    }),
    reportOf('calendars', {
      skipped: ['croft'],
      problems: [{ file: 'properties/croft.json', problem: { ...problem, field: '' }, outcome }],
    }),
    reportOf('faqs'),
  ]);
  expect(found).toEqual([
    { file: 'services/draft.json', problems: [{ ...problem, got: '' }] },
    { file: 'properties/croft.json', problems: [{ ...problem, field: '', got: '' }] },
  ]);
  expect(JSON.stringify(found)).not.toContain('secret');
});

describe('the commit of the site', () => {
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
