import { describe, expect, test } from 'vitest';
import { createManifest } from '../../../src/collections/create-manifest.ts';
import type { CollectionReport } from '../../../src/collections/report.ts';
import { manifestSchema } from '../../../src/model/content/manifest.ts';
import { REMOTE_FOLDERS } from '../../../src/model/kinds/remote-kinds.ts';

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
    expect(Object.keys(manifest.folders)).toEqual(REMOTE_FOLDERS);
    expect(manifestSchema.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
  });

  test('has the files that were used, and those left out with their problems', () => {
    const air = { id: 'air', title: 'Air', file: 'air.json', sha: 'aa', isBuiltIn: true };
    const files = {
      used: [{ ...air, problems: [] }],
      leftOut: [{ file: 'air.json', sha: 'bb', problems: [PROBLEM] }],
    };
    expect(services({ files })).toEqual({ source: 'machair/content@main', ...files });
  });

  test('says why the repository was not used', () => {
    expect(services({ source: 'content/', error: 'Status 500' })).toMatchObject({
      source: 'content/',
      error: 'Status 500',
    });
  });
});
