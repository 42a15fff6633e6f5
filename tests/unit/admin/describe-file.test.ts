import { expect, test } from 'vitest';
import type { FileOrigin } from '../../../src/content/model/manifest.ts';
import type { FileRow } from '../../../src/admin/create-dashboard-reader.ts';
import { describeFileState, summarise } from '../../../src/admin/describe-file.ts';

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

const item = { id: 'air', title: 'Air', file: 'air.json', sha: 'aa', problems: [], isListed: true };
const changed = (origin: FileOrigin) => row('changed', { item: { ...item, origin } });

test.each<[FileRow, string]>([
  [changed('repository'), 'The site shows an older version.'],
  [changed('last-good'), 'The site shows its last good version.'],
  [changed('built-in'), 'The site shows the original that came with the site.'],
  [row('new'), 'The next update adds it if it has no mistakes.'],
  [row('new', { check: { isUsed: false, problems: [] } }), 'The last update skipped it.'],
  [row('hidden'), 'It has no page and is not listed.'],
  [
    row('page-only'),
    'Its page stays online. To remove it, add an item with this address and switch on “Hidden”.',
  ],
])('describes the state of the file %j', (file, expected) => {
  expect(describeFileState(file)).toBe(expected);
});
