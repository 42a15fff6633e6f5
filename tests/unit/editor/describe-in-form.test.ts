import { expect, test } from 'vitest';
import { checkUnseen } from '../../../src/admin/check-unseen.ts';
import { DASHBOARD_FOLDERS } from '../../../src/content/model/dashboard-types.ts';
import { createManifest } from '../../../src/content/pipeline/describe-build.ts';
import { formOf } from '../../../src/editor/build-file-collection.ts';
import { labelOfPath } from '../../../src/editor/field-labels.ts';
import { addFormWords, describeInForm } from '../../../src/editor/describe-in-form.ts';
import { createBenefit } from '../../support/items.ts';

const FACTS = {
  builtAt: '2026-11-20T09:00:00.000Z',
  commit: undefined,
  repo: undefined,
  ref: 'main',
};

/** What the dashboard says about a file. */
function formatWords(text: unknown): (string | undefined)[] {
  const bytes = new TextEncoder().encode(typeof text === 'string' ? text : JSON.stringify(text));
  const file = { name: 'air.json', size: bytes.length };
  return checkUnseen('benefits', file, bytes).problems.map(({ formWords }) => formWords);
}

test('describes problems of a file by the labels of the form', () => {
  expect(
    formatWords({ ...createBenefit('air'), title: '', description: 7, colour: 'blue' }),
  ).toEqual([
    'Title: enter some text.',
    'Description: 7. Enter some text.',
    'Colour: the site does not use this field. Ask the operator to remove it from the file.',
  ]);
});

test('describes missing fields and broken files', () => {
  const { title, ...untitled } = createBenefit('air') as Record<string, unknown>;
  expect(title).toBeDefined();
  expect(formatWords(untitled)).toEqual(['Title: fill this in.']);
  expect(formatWords('{ "id": "air",')).toEqual([expect.stringMatching(/^The whole file: /)]);
});

test('adds the words to each problem of a build, without the values found', () => {
  const shown = { field: 'order', expected: 'a', fix: 'b', fixInForm: 'c' };
  const files = {
    used: [],
    hidden: [],
    skipped: [{ file: 'air.json', sha: '', problems: [{ ...shown, got: '"secret"' }] }],
  };
  const outcome = { source: '', items: 0, skipped: [], problems: [], isClean: false };
  const reports = DASHBOARD_FOLDERS.map((folder) => ({ ...outcome, folder, files }));
  const manifest = addFormWords(createManifest(reports, FACTS));
  expect(JSON.stringify(manifest)).not.toContain('secret');
  for (const folder of DASHBOARD_FOLDERS) {
    expect(manifest.folders[folder].skipped[0]?.problems).toEqual([
      { ...shown, formWords: 'Position in lists: c.' },
    ]);
  }
});

test('finds the labels of a field in any file', () => {
  const figures = { kw3Price: { label: 'Small turbine' } };
  const labelOf = (file: string, field: string) =>
    labelOfPath(field, formOf(file, { figures }).fields);
  expect(labelOf('company.json', 'contact.phone')).toBe('Contact details, Telephone');
  expect(labelOf('figures.json', 'kw3Price')).toBe('Small turbine');
  expect(labelOf('properties/croft.json', 'rating')).toBe('Guest rating');
  expect(labelOf('stations.json', 'someField')).toBe('Some field');
  expect(formOf('grants.json', {}).label).toBe('Grants and loans');
});

test('describes a problem of a settings file', () => {
  const problem = { field: 'vatNumber', expected: 'a', got: '', fix: 'b', untilThen: 'c' };
  expect(describeInForm(problem, formOf('company.json', {}).fields)).toBe(
    'VAT number: b. Until then c.',
  );
});
