import { describe, expect, test } from 'vitest';
import { describeChanges } from '../../../../src/admin/history/describe-changes.ts';
import type { Version } from '../../../../src/admin/history/read-history.ts';

const FIELDS = [
  { name: 'phone', label: 'Telephone', widget: 'string' },
  {
    name: 'hours',
    label: 'Opening hours',
    widget: 'list',
    fields: [{ name: 'opens', label: 'Opens at', widget: 'string' }],
  },
] as unknown as Parameters<typeof describeChanges>[1];

const fileOf = (value: unknown) =>
  value === undefined
    ? undefined
    : {
        sha: '',
        base64: '',
        text: typeof value === 'string' ? value : JSON.stringify(value),
      };

/** What a change from one value to another is said to be. */
const changesFrom = (before: unknown, after: unknown) =>
  describeChanges({ file: fileOf(after), before: fileOf(before) } as unknown as Version, FIELDS);

const day = (opens: string) => ({ opens });
const long = (end: string) => `${'Many words that stay as they are. '.repeat(6)}${end}`;

describe('what was changed, in words', () => {
  test.each([
    ['a text', { phone: '1' }, { phone: '2' }, 'Telephone: “1” → “2”'],
    ['a number', { staff: 3 }, { staff: 4 }, 'Staff: 3 → 4'],
    ['an answer', { isOpen: false }, { isOpen: true }, 'Is open: no → yes'],
    ['a new field', {}, { phone: '2' }, 'Telephone: added “2”'],
    ['a box that was empty', { phone: '' }, { phone: '2' }, 'Telephone: added “2”'],
    ['a field less', { phone: '1' }, {}, 'Telephone: taken out, was “1”'],
    [
      'an entry',
      { hours: [day('08:00'), day('09:00')] },
      { hours: [day('08:00'), day('09:30')] },
      'Opening hours 2, Opens at: “09:00” → “09:30”',
    ],
    [
      'an entry in between',
      { hours: [day('08:00'), day('09:00')] },
      { hours: [day('08:00'), day('08:30'), day('09:00')] },
      'Opening hours 2: added “08:30”',
    ],
    [
      'an entry less',
      { features: ['One', 'Two'] },
      { features: ['Two'] },
      'Features 1: taken out, was “One”',
    ],
    [
      'the order',
      { features: ['One', 'Two'] },
      { features: ['Two', 'One'] },
      'Features: in another order',
    ],
  ])('%s', (_, before, after, words) => {
    expect(changesFrom(before, after)).toEqual([words]);
  });

  test('a long text is shown where it differs', () => {
    const [words = ''] = changesFrom({ phone: long('Old end.') }, { phone: long('New end.') });
    expect(words).toMatch(/^Telephone: “….*Old end\.” → “….*New end\.”$/);
    expect(words.length).toBeLessThan(150);
  });

  test('each of several changes has a line, and what tools write has none', () => {
    const before = { $schema: 'a', phone: '1', staff: 3 };
    expect(changesFrom(before, { $schema: 'b', phone: '2', staff: 4 })).toHaveLength(2);
  });

  test.each([
    ['made', undefined, { phone: '1' }, 'Made, as far as this history goes'],
    ['taken away', { phone: '1' }, undefined, 'Taken away'],
    ['laid out anew', '{ "phone": "1" }', '{"phone":"1"}', 'Nothing but how the file is laid out'],
    ['broken', '{', '{"phone":"1"}', 'Changed, in or from what is no JSON'],
  ])('a file that was %s', (_, before, after, words) => {
    expect(changesFrom(before, after)).toEqual([words]);
  });
});
