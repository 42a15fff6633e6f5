import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CALCULATOR_NAMES } from '../../../../src/content/schemas/calculator-names.ts';
import { checkItem } from '../../../../src/content/checks/check-item.ts';
import { KINDS } from '../../../../src/content/kinds/kinds.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/firm/services/${name}.json`, 'utf8')) as Record<
    string,
    unknown
  >;

describe('a service', () => {
  const check = (more: object) =>
    checkItem('solar.json', JSON.stringify({ ...read('solar'), ...more }), KINDS.services);

  test('may leave out its calculator and all other sections', () => {
    const { required, derived, inherited } = KINDS.services.fields;
    expect(read('solar')['calculator']).toBe('solar');
    const left = Object.fromEntries(
      [...Object.keys(derived), ...Object.keys(inherited), 'updated'].map((name) => [name, null]),
    );
    const checked = check(left);
    expect(checked).toMatchObject({ ok: true, problems: [] });
    expect(checked.ok && Object.keys(checked.item).sort()).toEqual(
      ['$schema', 'id', ...Object.keys(required)].sort(),
    );
  });

  test('that names a calculator that there is not is used without, and told so in words', () => {
    const checked = check({ calculator: 'perpetuum mobile' });
    expect(checked.ok && checked.item).not.toHaveProperty('calculator');
    expect(checked.problems).toEqual([
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
    const checked = check({ sections: [{ title: 'A section', text: 'See', link }] });
    expect(checked.ok && checked.item).not.toHaveProperty('sections');
    expect(checked.problems.map(({ field }) => field)).toEqual(['sections[0].link.href']);
  });

  test('that has more in a section than there is place for is told so, and keeps the section', () => {
    const section = { title: 'A section', text: 'See', colour: 'blue' };
    const checked = check({ sections: [section] });
    expect(checked.ok && checked.item['sections']).toMatchObject([
      { title: 'A section', text: 'See' },
    ]);
    expect(checked.problems).toMatchObject([{ field: 'sections[0].colour', isNotice: true }]);
  });
});
