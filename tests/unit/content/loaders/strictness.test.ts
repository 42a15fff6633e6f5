import { expect, test } from 'vitest';
import { stopsBuild, type Strictness } from '../../../../src/content/loaders/strictness.ts';
import type { CollectionReport } from '../../../../src/content/report/report.ts';

const CLEAN: CollectionReport = {
  folder: 'benefits',
  source: 'machair/content@main',
  items: 1,
  leftOut: [],
  problems: [],
  isClean: true,
};
const REPORTS = {
  'is clean': CLEAN,
  'is clean and read whole': { ...CLEAN, unread: [] },
  'has something to mend': { ...CLEAN, isClean: false, unread: [] },
  'could not be read': { ...CLEAN, isClean: false, unread: ['benefits'] },
} satisfies Record<string, CollectionReport>;

test.each([
  ['off', []],
  ['source', ['could not be read']],
  ['on', ['has something to mend', 'could not be read']],
] satisfies [Strictness, (keyof typeof REPORTS)[]][])(
  'where strictness is %s a build stops at a collection that %j',
  (strictness, stopping) => {
    const names = Object.entries(REPORTS).flatMap(([name, report]) =>
      stopsBuild(strictness, report) ? [name] : [],
    );
    expect(names).toEqual(stopping);
  },
);
