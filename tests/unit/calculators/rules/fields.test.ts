import { describe, expect, test } from 'vitest';
import { choose } from '../../../../src/values/choices.ts';
import {
  defaultsOf,
  isShown,
  missingFields,
  type Fields,
} from '../../../../src/calculators/rules/fields.ts';

type Raw = Record<'source' | 'panels' | 'blades' | 'cost' | 'note', string>;

const number = { kind: 'number', label: 'A number', default: '' } as const;
const SOURCES = [
  { value: 'sun', label: 'Sun' },
  { value: 'wind', label: 'Wind' },
];
const FIELDS: Fields<Raw> = {
  source: { kind: 'tabs', label: 'Source', default: 'sun', choices: SOURCES },
  panels: { ...number, onlyFor: ['source', 'sun'], isRequired: true },
  blades: { ...number, onlyFor: ['source', 'wind'], isRequired: true },
  cost: { ...number, default: '10', isRequired: true },
  note: number,
};
const texts = (more: Partial<Raw>): Raw => ({ ...defaultsOf(FIELDS), ...more });

describe('choose', () => {
  test('gives the value that a text names', () => {
    expect(choose(SOURCES, 'wind', 'sun')).toBe('wind');
  });

  test.each(['', 'Wind', 'constructor', '__proto__'])('gives another one for "%s"', (text) => {
    expect(choose(SOURCES, text, 'sun')).toBe('sun');
  });
});

describe('the fields of a form', () => {
  test('begin with their defaults, in their order', () => {
    expect(Object.entries(defaultsOf(FIELDS))).toEqual([
      ['source', 'sun'],
      ['panels', ''],
      ['blades', ''],
      ['cost', '10'],
      ['note', ''],
    ]);
  });

  test.each([
    ['sun', true, false],
    ['wind', false, true],
    ['peat', true, false],
  ])(
    'with "%s" chosen show its own, and the first for what is not on offer',
    (source, ...shown) => {
      const own = [FIELDS.panels, FIELDS.blades];
      expect(own.map((field) => isShown(FIELDS, field, texts({ source })))).toEqual(shown);
    },
  );

  test('are always shown when they depend on nothing', () => {
    expect(isShown(FIELDS, FIELDS.note, texts({ source: 'peat' }))).toBe(true);
  });

  test('are missing when they are required, shown, and empty or blank', () => {
    expect(missingFields(FIELDS, texts({}))).toEqual(['panels']);
    expect(missingFields(FIELDS, texts({ source: 'wind', panels: '3' }))).toEqual(['blades']);
    expect(missingFields(FIELDS, texts({ panels: '3' }))).toEqual([]);
    expect(missingFields(FIELDS, texts({ panels: ' ', cost: '\t' }))).toEqual(['panels', 'cost']);
  });
});
