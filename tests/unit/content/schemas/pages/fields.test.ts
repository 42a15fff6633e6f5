import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { formatIssues } from '../../../../../src/content/checks/format-issues.ts';
import { linkedText, words } from '../../../../../src/content/schemas/pages/fields.ts';

const problemsOf = (schema: z.ZodMiniType, value: string) =>
  formatIssues(z.safeParse(schema, value).error?.issues ?? [], value);

describe('facts in braces', () => {
  test('are taken where they are known', () => {
    expect(problemsOf(words('A text'), 'Call {phone}, or one of {staff}')).toEqual([]);
    expect(problemsOf(words('A text', 60, ['houses']), '{houses} by the sea')).toEqual([]);
  });

  test.each(['{fone}', '{houses}', '{}', '{ phone }', '{constructor}'])(
    '%s is a problem that lists those that are',
    (unknown) => {
      const [problem, ...others] = problemsOf(words('A text'), `Call {phone} or ${unknown}`);
      expect(others).toEqual([]);
      expect(problem?.expected).toBe('only facts that are known in braces');
      expect(problem?.fix).toContain(`${unknown} is not known here, known are {name}, {phone}, `);
    },
  );

  test('are links only in a text that may have them', () => {
    expect(problemsOf(linkedText('A text'), 'Call {phoneLink}')).toEqual([]);
    expect(problemsOf(words('A text'), 'Call {phoneLink}')).toHaveLength(1);
  });
});

describe('a text with links', () => {
  test.each([
    'Nothing but words & signs',
    `<a href='/planner'>Plan a year</a>, <strong>now</strong> or <em>later</em>`,
    '<a href="https://example.org/a?b=c">There</a>',
  ])('takes %s', (text) => {
    expect(problemsOf(linkedText('A text'), text)).toEqual([]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<p>A paragraph</p>',
    `<a href='javascript:alert(1)'>There</a>`,
    `<a href='//example.org'>There</a>`,
    `<a href='/planner' onclick='go()'>There</a>`,
    '<a>There</a>',
    '1 < 2',
  ])('takes no %s, and says how to write a link', (text) => {
    const [problem] = problemsOf(linkedText('A text'), text);
    expect(problem?.expected).toBe('no HTML but <strong>, <em> and links');
    expect(problem?.fix).toContain(`<a href='/contact'>words</a>`);
  });
});
