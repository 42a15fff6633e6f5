import { describe, expect, test } from 'vitest';
import {
  compareFolder,
  type FolderFiles,
  type UsedFile,
  manifestSchema,
} from '../../../../src/content/model/manifest.ts';
import { createManifest } from '../../../../src/content/pipeline/describe-build.ts';
import type { ContentReport } from '../../../../src/content/pipeline/report.ts';
import { DASHBOARD_FOLDERS } from '../../../../src/content/model/content-types.ts';

const PROBLEM = { field: 'title', expected: 'a', got: 'b', fix: 'c' };
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

const built = (
  used: UsedFile[],
  leftOut: FolderFiles['leftOut'] = [],
  hidden: FolderFiles['hidden'] = [],
) => ({ used, leftOut, hidden });

/** The one row of a folder with one name. */
function only(files: { name: string; sha: string }[], folder: FolderFiles) {
  const rows = compareFolder(files, folder);
  expect(rows).toHaveLength(1);
  return rows[0];
}

describe('a file of the repository', () => {
  test('is live when the site was made from these bytes, with the problems that the build found', () => {
    const problems = [PROBLEM];
    const row = only([file('air', 'aa')], built([item('air', 'aa', { problems })]));
    expect(row).toMatchObject({ standing: 'live', check: { isUsed: true, problems } });
  });

  test('is live when the built-in item has the very same bytes', () => {
    const row = only([file('air', 'aa')], built([item('air', 'aa', { origin: 'built-in' })]));
    expect(row?.standing).toBe('live');
  });

  test('is changed when the site was made from others, and nothing is known of it', () => {
    const row = only([file('air', 'bb')], built([item('air', 'aa')]));
    expect(row).toMatchObject({ standing: 'changed', item: { sha: 'aa' } });
    expect(row?.check).toBeUndefined();
  });

  test('is new when the site has no such item', () => {
    const row = only([file('air', 'aa')], built([]));
    expect(row).toMatchObject({ name: 'air.json', standing: 'new' });
    expect(row?.check).toBeUndefined();
  });

  test('is new with what the build said when it was left out', () => {
    const leftOut = [{ file: 'air.json', sha: 'aa', problems: [PROBLEM] }];
    expect(only([file('air', 'aa')], built([], leftOut))).toMatchObject({
      standing: 'new',
      check: { isUsed: false, problems: [PROBLEM] },
    });
  });

  test('is left out when a built-in item stands in its place', () => {
    const leftOut = [{ file: 'air.json', sha: 'bb', problems: [PROBLEM] }];
    const substitute = item('air', 'aa', { origin: 'built-in' });
    expect(only([file('air', 'bb')], built([substitute], leftOut))).toMatchObject({
      standing: 'left-out',
      check: { isUsed: false, problems: [PROBLEM] },
    });
  });

  test('is changed again once a file that was left out is mended', () => {
    const leftOut = [{ file: 'air.json', sha: 'bb', problems: [PROBLEM] }];
    const row = only([file('air', 'cc')], built([item('air', 'aa')], leftOut));
    expect(row?.standing).toBe('changed');
    expect(row?.check).toBeUndefined();
  });
});

describe('a file of an item that its editor has retired', () => {
  const hidden = [{ file: 'air.json', sha: 'aa', problems: [] }];

  test('is hidden', () => {
    expect(only([file('air', 'aa')], built([], [], hidden))).toMatchObject({
      standing: 'hidden',
      check: { isUsed: true, problems: [] },
    });
  });

  test('is new once its bytes are others', () => {
    expect(only([file('air', 'bb')], built([], [], hidden))?.standing).toBe('new');
  });
});

describe('an item of the site without a file', () => {
  test('has its page alone where it is built in and lists do not name it', () => {
    const own = item('air', 'aa', { origin: 'built-in', isListed: false });
    expect(only([], built([own]))?.standing).toBe('page-only');
  });

  test('is gone from the repository', () => {
    expect(only([], built([item('air', 'aa')]))?.standing).toBe('gone');
  });

  test('is built in when it never came from there', () => {
    expect(only([], built([item('air', 'aa', { origin: 'built-in' })]))?.standing).toBe('built-in');
  });
});

test('rows are by name, each name once', () => {
  const rows = compareFolder([file('sea', 'ss'), file('air', 'aa')], built([item('moor', 'mm')]));
  expect(rows.map(({ name }) => name)).toEqual(['air.json', 'moor.json', 'sea.json']);
});

const FACTS = {
  builtAt: '2026-11-20T09:30:00.000Z',
  commit: 'c0ffee',
  repo: 'machair/content',
  ref: 'main',
};
/** A problem without what came. */
const SAID = { field: 'title', expected: 'a', fix: 'c' };

function report(more: Partial<ContentReport>): ContentReport {
  const source = 'machair/content@main';
  return {
    folder: 'services',
    source,
    items: 1,
    leftOut: [],
    problems: [],
    isClean: true,
    ...more,
  };
}

const services = (more: Partial<ContentReport>) =>
  createManifest([report(more)], FACTS).folders.services;

describe('the manifest of a build', () => {
  test('says when, from which commit, and from which branch of which repository', () => {
    expect(createManifest([], FACTS)).toMatchObject({
      builtAt: '2026-11-20T09:30:00.000Z',
      commit: 'c0ffee',
      repo: 'machair/content',
      ref: 'main',
    });
  });

  test('leaves out what is not known, and is what its readers expect', () => {
    const manifest = createManifest([], { ...FACTS, commit: undefined, repo: undefined });
    const written = JSON.parse(JSON.stringify(manifest)) as object;
    expect(Object.keys(written).sort()).toEqual(['builtAt', 'folders', 'ref']);
    expect(Object.keys(manifest.folders)).toEqual(DASHBOARD_FOLDERS);
    expect(manifestSchema.parse(written)).toEqual(manifest);
  });

  test('has the files that were used, and those left out with their problems', () => {
    const air = { id: 'air', title: 'Air', file: 'air.json', sha: 'aa', isListed: true };
    const files = {
      used: [{ ...air, origin: 'built-in' as const, problems: [] }],
      hidden: [{ file: 'sea.json', sha: 'cc', problems: [] }],
      leftOut: [{ file: 'air.json', sha: 'bb', problems: [SAID] }],
    };
    expect(services({ files })).toEqual({ source: 'machair/content@main', ...files });
  });

  test('says nothing of what came, which may be a draft or the key to a calendar', () => {
    const problems = [{ ...SAID, got: 'secret', isNotice: true }];
    const read = { file: 'air.json', sha: 'aa', problems };
    const used = {
      ...read,
      id: 'air',
      title: 'Air',
      origin: 'repository' as const,
      isListed: true,
    };
    const files = { used: [used], hidden: [read], leftOut: [read] };
    const { hidden, leftOut } = services({ files });
    expect(JSON.stringify(services({ files }))).not.toContain('secret');
    expect([hidden, leftOut].flat().flatMap((each) => each.problems)).toEqual([
      { ...SAID, isNotice: true },
      { ...SAID, isNotice: true },
    ]);
  });

  test('says why the repository was not used', () => {
    expect(services({ source: 'content/', error: 'Status 500' })).toMatchObject({
      source: 'content/',
      error: 'Status 500',
    });
  });
});
