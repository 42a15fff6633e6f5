import { describe, expect, test } from 'vitest';
import {
  compareFolder,
  type FolderFiles,
  type UsedFile,
  manifestSchema,
} from '../../../../src/content/model/manifest.ts';
import { createManifest } from '../../../../src/content/pipeline/describe-build.ts';
import type { ContentReport } from '../../../../src/content/pipeline/report.ts';
import { DASHBOARD_FOLDERS } from '../../../../src/content/model/dashboard-types.ts';

const PROBLEM = { field: 'title', expected: 'a', got: 'b', fix: 'c', untilThen: 'd' };
const file = (name: string, sha: string) => ({ name: `${name}.json`, sha });

function item(id: string, sha: string, more: Partial<UsedFile> = {}): UsedFile {
  return {
    id,
    title: id,
    file: `${id}.json`,
    sha,
    problems: [],
    origin: 'repository',
    isListed: true,
    ...more,
  };
}

/** A build's report, as far as a test specifies it. */
const built = (more: Partial<FolderFiles>): FolderFiles => ({
  used: [],
  skipped: [],
  hidden: [],
  ...more,
});
const read = (sha: string) => [{ file: 'air.json', sha, problems: [PROBLEM] }];
const BUILT_IN = { origin: 'built-in' } as const;

test.each<[string, string | undefined, Partial<FolderFiles>, string, boolean | undefined]>([
  ['made from these bytes', 'aa', { used: [item('air', 'aa')] }, 'live', true],
  ['built in with these bytes', 'aa', { used: [item('air', 'aa', BUILT_IN)] }, 'live', true],
  ['made from other bytes', 'bb', { used: [item('air', 'aa')] }, 'changed', undefined],
  ['not on the site', 'aa', {}, 'new', undefined],
  ['skipped', 'aa', { skipped: read('aa') }, 'new', false],
  [
    'skipped for a built-in item',
    'bb',
    { used: [item('air', 'aa', BUILT_IN)], skipped: read('bb') },
    'skipped',
    false,
  ],
  [
    'fixed since the build',
    'cc',
    { used: [item('air', 'aa')], skipped: read('bb') },
    'changed',
    undefined,
  ],
  ['hidden', 'aa', { hidden: read('aa') }, 'hidden', true],
  ['hidden by other bytes', 'bb', { hidden: read('aa') }, 'new', undefined],
  [
    'missing and unlisted',
    undefined,
    { used: [item('air', 'aa', { ...BUILT_IN, isListed: false })] },
    'page-only',
    undefined,
  ],
  ['deleted', undefined, { used: [item('air', 'aa')] }, 'gone', undefined],
  ['built in only', undefined, { used: [item('air', 'aa', BUILT_IN)] }, 'built-in', undefined],
])('detects the status of a file that is %s', (_, sha, more, status, isUsed) => {
  const rows = compareFolder(sha ? [file('air', sha)] : [], built(more));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ name: 'air.json', status });
  expect(rows[0]?.check?.isUsed).toBe(isUsed);
});

test('reports the build’s problems for a file with the same bytes', () => {
  const used = [item('air', 'aa', { problems: [PROBLEM] })];
  const [live] = compareFolder([file('air', 'aa')], built({ used }));
  const [left] = compareFolder([file('air', 'bb')], built({ used, skipped: read('bb') }));
  expect([live?.check?.problems, left?.check?.problems]).toEqual([[PROBLEM], [PROBLEM]]);
});

test('lists each name once in order', () => {
  const rows = compareFolder(
    [file('sea', 'ss'), file('air', 'aa')],
    built({ used: [item('moor', 'mm')] }),
  );
  expect(rows.map(({ name }) => name)).toEqual(['air.json', 'moor.json', 'sea.json']);
});

const FACTS = {
  builtAt: '2026-11-20T09:30:00.000Z',
  commit: 'c0ffee',
  repo: 'machair/content',
  ref: 'main',
};
/** A problem without the value found. */
const PUBLIC_PROBLEM = { field: 'title', expected: 'a', fix: 'c', untilThen: 'd' };

function report(more: Partial<ContentReport>): ContentReport {
  const source = 'machair/content@main';
  return {
    folder: 'services',
    source,
    items: 1,
    skipped: [],
    problems: [],
    isClean: true,
    ...more,
  };
}

const services = (more: Partial<ContentReport>) =>
  createManifest([report(more)], FACTS).folders.services;

describe('the manifest of a build', () => {
  test('omits unknown facts', () => {
    const manifest = createManifest([], { ...FACTS, commit: undefined, repo: undefined });
    const written = JSON.parse(JSON.stringify(manifest)) as object;
    expect(Object.keys(written).sort()).toEqual(['builtAt', 'folders', 'ref']);
    expect(Object.keys(manifest.folders)).toEqual(DASHBOARD_FOLDERS);
    expect(manifestSchema.parse(written)).toEqual(manifest);
  });

  test('omits invalid values, which may be confidential', () => {
    const problems = [{ ...PUBLIC_PROBLEM, got: 'secret', isNotice: true }];
    const read = { file: 'air.json', sha: 'aa', problems };
    const used = {
      ...read,
      id: 'air',
      title: 'Air',
      origin: 'repository' as const,
      isListed: true,
    };
    const files = { used: [used], hidden: [read], skipped: [read] };
    const { hidden, skipped } = services({ files });
    expect(JSON.stringify(services({ files }))).not.toContain('secret');
    expect([hidden, skipped].flat().flatMap((each) => each.problems)).toEqual([
      { ...PUBLIC_PROBLEM, isNotice: true },
      { ...PUBLIC_PROBLEM, isNotice: true },
    ]);
  });
});
