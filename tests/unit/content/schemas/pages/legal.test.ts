import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import terms from '../../../../fixtures/firm/pages/terms.json' with { type: 'json' };
import { formatIssues } from '../../../../../src/content/checks/format-issues.ts';
import { legalTextsSchema } from '../../../../../src/content/schemas/pages/legal.ts';

const problemsOf = (paragraph: Record<string, unknown>) => {
  const texts = { ...terms, sections: [{ heading: 'Data', paragraphs: [paragraph] }] };
  return formatIssues(z.safeParse(legalTextsSchema, texts).error?.issues ?? [], texts);
};

test.each([
  { text: 'Deleted after {keepDays} days.' },
  { text: 'Taken by {formService}.', when: 'form-elsewhere' },
  { text: 'A copy goes to {forwardService}.', when: 'form-forwarded', continues: true },
])('%j is a paragraph', (paragraph) => {
  expect(problemsOf(paragraph)).toEqual([]);
});

test('a paragraph may only have a service in braces where there is one', () => {
  const needed = 'the condition under which what stands in braces is known';
  for (const when of [undefined, 'form-here']) {
    expect(problemsOf({ text: 'Taken by {formService}.', when })).toMatchObject([
      { field: 'sections[0].paragraphs[0].when', expected: needed },
    ]);
  }
});

test('a condition that nobody knows is a problem', () => {
  const [problem] = problemsOf({ text: 'It rains.', when: 'raining' });
  expect(problem?.field).toBe('sections[0].paragraphs[0].when');
  expect(problem?.expected).toContain('"form-here"');
});
