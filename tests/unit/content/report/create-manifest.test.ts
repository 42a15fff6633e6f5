import { describe, expect, test } from 'vitest';
import { createManifest } from '../../../../src/content/report/create-manifest.ts';
import type { CollectionReport } from '../../../../src/content/report/report.ts';
import { manifestSchema } from '../../../../src/content/manifest/manifest.ts';
import { REMOTE_FOLDERS } from '../../../../src/content/kinds/remote-folders.ts';

const FACTS = {
  builtAt: '2026-11-20T09:30:00.000Z',
  commit: 'c0ffee',
  repo: 'machair/content',
  ref: 'main',
};
/** A problem without what came. */
const SAID = { field: 'title', expected: 'a', fix: 'c' };

function report(more: Partial<CollectionReport>): CollectionReport {
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

const services = (more: Partial<CollectionReport>) =>
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
    expect(Object.keys(manifest.folders)).toEqual(REMOTE_FOLDERS);
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
