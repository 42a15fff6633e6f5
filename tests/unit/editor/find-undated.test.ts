import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFileCollection } from '../../../src/editor/build-file-collection.ts';
import { findUndated } from '../../../src/editor/find-undated.ts';
import { formatProblems } from '../../../src/editor/format-problems.ts';
import type { SettingsFile } from '../../../src/content/model/settings-files.ts';

type Entries = Record<string, Record<string, unknown>>;

const readEntries = (name: SettingsFile) =>
  JSON.parse(readFileSync(`tests/fixtures/company/${name}.json`, 'utf8')) as Entries;

/** The form's messages for an entry of a file with these changes. */
function messagesFor(file: SettingsFile, name: string, change: object): string[] {
  const entries = readEntries(file);
  const text = JSON.stringify({ ...entries, [name]: { ...entries[name], ...change } });
  const [form] = buildFileCollection('firm', 'Company', [file], { [file]: entries }, '').files;
  return formatProblems(findUndated(JSON.stringify(entries), text), text, form?.fields ?? []);
}

test('asks for the month and source of a changed figure', () => {
  expect(messagesFor('figures', 'electricityPrice', { value: 0.31 })).toEqual([
    'Price of grid electricity: you changed a number, so check the month and the source too. You can still save.',
  ]);
});

test('asks for the month and source of a changed grant', () => {
  const { heatPump } = readEntries('grants');
  const amounts = JSON.parse(JSON.stringify(heatPump).replaceAll('7500', '7600')) as object;
  expect(messagesFor('grants', 'heatPump', amounts)).toHaveLength(1);
});

test.each([
  { value: 0.31, asOf: '2027-01' },
  { value: 0.31, source: 'Our price' },
  { label: 'Power', isPlaceholder: true },
])('accepts %j', (change) => {
  expect(messagesFor('figures', 'electricityPrice', change)).toEqual([]);
});
