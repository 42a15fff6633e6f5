import { describe, expect, test } from 'vitest';
import { createManifest } from '../../../src/collections/create-manifest.ts';
import type { CollectionReport } from '../../../src/collections/report.ts';
import { manifestSchema } from '../../../src/model/content/manifest.ts';

const FACTS = {
  builtAt: new Date('2026-11-20T09:30:00Z'),
  commit: 'c0ffee',
  repo: 'machair/content',
  ref: 'main',
};
const PROBLEM = { field: 'title', expected: 'a', got: 'b', fix: 'c' };

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
    expect(Object.keys(manifest)).toEqual(['builtAt', 'ref', 'folders']);
    expect(manifestSchema.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
  });

  test('names the file behind each item, and what the item is used without', () => {
    const used = [{ id: 'uta', title: 'Uta', file: 'uta.json', sha: 'aa', isBuiltIn: false }];
    const problems = [{ file: 'uta.json', outcome: 'Used.', problem: PROBLEM }];
    expect(services({ used, problems }).used).toEqual([{ ...used[0], notices: [PROBLEM] }]);
  });

  test('lists an item without a title by its id', () => {
    const used = [{ id: 'uta', file: 'uta.json', sha: 'aa', isBuiltIn: false }];
    expect(services({ used }).used[0]?.title).toBe('uta');
  });

  test('gives the problems of a refused file to it, not to the built-in item in its place', () => {
    const used = [{ id: 'air', title: 'Air', file: 'air.json', sha: 'aa', isBuiltIn: true }];
    const refused = [{ file: 'air.json', sha: 'bb' }];
    const problems = [
      { file: 'air.json', outcome: 'The built-in item is used.', problem: PROBLEM },
    ];
    expect(services({ used, refused, problems })).toMatchObject({
      used: [{ notices: [] }],
      refused: [{ file: 'air.json', sha: 'bb', problems: [PROBLEM] }],
    });
  });

  test('says why the repository was not used', () => {
    expect(services({ source: 'content/', failure: 'Status 500' })).toMatchObject({
      source: 'content/',
      failure: 'Status 500',
    });
  });
});
