import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { CALCULATOR_NAMES } from '../../../../src/model/calculators/names.ts';
import { formatIssues } from '../../../../src/model/checks/format-issues.ts';
import { serviceSchema } from '../../../../src/model/schemas/service.ts';
import { FIGURES } from '../calculators/real-figures.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`content/services/${name}.json`, 'utf8')) as Record<string, unknown>;

describe('a service', () => {
  const problemsOf = (more: object) => {
    const value = { ...read('solar'), ...more };
    const parsed = z.safeParse(serviceSchema, value);
    return parsed.success ? [] : formatIssues(parsed.error.issues, value);
  };

  test('may leave out its calculator and all other sections', () => {
    const { calculator, ...plain } = read('solar');
    expect(calculator).toBe('solar');
    expect(z.safeParse(serviceSchema, plain).success).toBe(true);
  });

  test('that names a calculator that there is not is a problem in words', () => {
    expect(problemsOf({ calculator: 'perpetuum mobile' })).toEqual([
      {
        field: 'calculator',
        expected: `one of ${CALCULATOR_NAMES.map((name) => `"${name}"`).join(', ')}`,
        got: '"perpetuum mobile"',
        fix: 'use one of these, letter for letter',
      },
    ]);
  });

  test('links from a section to pages of ours only', () => {
    const link = { label: 'Elsewhere', href: 'https://example.org/' };
    const sections = [{ title: 'A section', text: 'See', link }];
    expect(problemsOf({ sections }).map(({ field }) => field)).toEqual(['sections[0].link.href']);
  });
});

test('the heat pumps’ text gives the COP that their calculator reckons with', () => {
  expect(JSON.stringify(read('heat-pumps')['sections'])).toContain(
    `brings about ${FIGURES['copMedium']?.value ?? ''} kWh of heat in a medium home`,
  );
});
