import { expect, test } from 'vitest';
import { listLeftOut } from '../../../../src/content/report/left-out.ts';
import type { CollectionReport } from '../../../../src/content/report/report.ts';

const report = (more: Partial<CollectionReport>): CollectionReport => ({
  folder: 'services',
  source: 'content/',
  items: 1,
  leftOut: [],
  problems: [],
  isClean: false,
  ...more,
});

test('what was left out is named with what to mend, and never with what stood there', () => {
  const problem = { field: 'title', expected: 'a text', got: 'a secret', fix: 'write one' };
  const outcome = 'left out';
  const found = listLeftOut([
    report({
      leftOut: ['draft.json'],
      problems: [
        { file: 'draft.json', problem, outcome },
        { file: 'other.json', problem, outcome },
      ],
    }),
    report({
      folder: 'calendars',
      leftOut: ['croft'],
      problems: [{ file: 'croft.json', problem: { ...problem, field: '' }, outcome }],
    }),
    report({ folder: 'faqs' }),
  ]);
  expect(found).toEqual([
    { file: 'services/draft.json', words: ['title: expected a text. Fix: write one.'] },
    { file: 'calendars/croft', words: ['expected a text. Fix: write one.'] },
  ]);
  expect(JSON.stringify(found)).not.toContain('secret');
});
