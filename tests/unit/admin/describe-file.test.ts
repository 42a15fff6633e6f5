import { expect, test } from 'vitest';
import type { FileOrigin } from '../../../src/content/model/manifest.ts';
import type { FileRow } from '../../../src/admin/create-dashboard-reader.ts';
import { describeFileState, describeCheck, summarise } from '../../../src/admin/describe-file.ts';

const row = (status: FileRow['status'], more: Partial<FileRow> = {}): FileRow => ({
  name: 'air.json',
  status,
  ...more,
});

test('counts files by status in a fixed order', () => {
  expect(summarise([row('new'), row('live'), row('gone'), row('live')])).toBe(
    '2 live; 1 not on the site yet; 1 deleted, but still on the site',
  );
});

test('states which version the site shows of a changed file', () => {
  const item = {
    id: 'air',
    title: 'Air',
    file: 'air.json',
    sha: 'aa',
    problems: [],
    isListed: true,
  };
  const changed = (origin: FileOrigin) =>
    describeFileState(row('changed', { item: { ...item, origin } }));
  expect(changed('repository')).toBe('The site shows an older version.');
  expect(changed('last-good')).toBe('The site shows its last good version.');
  expect(changed('built-in')).toBe('The site shows the original that came with the site.');
});

test('states whether a build has checked a new file', () => {
  const check = { isUsed: false, problems: [] };
  expect(describeFileState(row('new'))).toBe('The next update adds it if it has no mistakes.');
  expect(describeFileState(row('new', { check }))).toBe('The last update skipped it.');
});

test('describes the state of an item without a file', () => {
  expect(describeFileState(row('hidden'))).toBe('It has no page and is not listed.');
  expect(describeFileState(row('page-only'))).toContain('Its page stays online.');
});

test('counts the problems to fix in a checked file', () => {
  const problem = { field: 'a', expected: 'b', got: 'c', fix: 'd' };
  expect(describeCheck({ isUsed: true, problems: [] })).toBe('No mistakes');
  expect(describeCheck({ isUsed: true, problems: [problem] })).toBe('Used, but has mistakes');
  expect(describeCheck({ isUsed: false, problems: [problem, problem] })).toBe(
    'Not used: 2 mistakes',
  );
});
