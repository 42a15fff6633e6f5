import { describe, expect, test } from 'vitest';
import {
  ABOVE_ZERO,
  isFieldShown,
  missingFields,
  type FormFields,
} from '../../../../src/forms/rules/fields.ts';
import { readFields } from '../../../../src/forms/rules/read-form.ts';

const SOURCES = [
  { value: 'sun', label: 'Sun' },
  { value: 'wind', label: 'Wind' },
] as const;
const HEIGHTS = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
] as const;

const FIELDS = {
  source: { kind: 'tabs', label: 'Source', default: 'sun', choices: SOURCES },
  panels: {
    kind: 'number',
    label: 'Panels',
    error: 'Enter the panels',
    default: '',
    limits: ABOVE_ZERO,
    onlyFor: ['source', 'sun'],
    isRequired: true,
  },
  mast: {
    kind: 'list',
    label: 'Mast',
    default: 'low',
    choices: HEIGHTS,
    onlyFor: ['source', 'wind'],
    error: 'Choose a mast',
  },
  least: { kind: 'number', label: 'Least', default: '10', limits: [0, 100], error: 'Enter least' },
  most: {
    kind: 'number',
    label: 'Most',
    default: '90',
    limits: [0, 100],
    above: 'least',
    error: 'Most must be above least',
  },
  cost: {
    kind: 'pounds',
    label: 'Cost',
    default: '0',
    limits: [0, 200_000],
    error: 'Enter a cost',
  },
  place: {
    kind: 'postcode',
    label: 'Postcode',
    default: 'HS8 5SS',
    error: 'Please enter a valid UK postcode',
  },
} as const satisfies FormFields;

const DEFAULTS = {
  ...{ source: 'sun', panels: 4, mast: 'low', least: 10, most: 90, cost: 0, place: 'HS8 5SS' },
};

describe('parsing a form', () => {
  test.each([
    [{}, {}],
    [
      { source: 'wind', mast: 'high' },
      { source: 'wind', mast: 'high' },
    ],
    [{ source: 'constructor' }, {}],
    [{ cost: '£12,000' }, { cost: 12_000 }],
    [{ place: ' iv519ey' }, { place: 'IV51 9EY' }],
    [{ toString: 'x' }, {}],
  ])('parses %j with its defaults overridden by %j', (texts, values) => {
    expect(readFields(FIELDS, { panels: '4', ...texts })).toEqual({
      ok: true,
      input: { ...DEFAULTS, ...values },
    });
  });

  test.each([
    [{ panels: '' }, ['Enter the panels']],
    [{ source: 'wind', panels: 'hot' }, []],
    [{ source: 'wind', mast: 'none' }, ['Choose a mast']],
    [{ mast: 'none' }, []],
    [{ most: '10' }, ['Most must be above least']],
    [{ least: '0', most: '0' }, ['Most must be above least']],
    [{ most: '101' }, ['Most must be above least']],
    [{ least: '-1', most: '0' }, ['Enter least']],
    [{ cost: '4 kWh' }, ['Enter a cost']],
    [{ place: 'HS8' }, ['Please enter a valid UK postcode']],
    [{ place: '', panels: 'hot' }, ['Enter the panels', 'Please enter a valid UK postcode']],
  ])('for %j reports the errors %j', (texts, messages) => {
    const read = readFields(FIELDS, { panels: '4', ...texts });
    expect(read.ok ? [] : read.errors.map(({ message }) => message)).toEqual(messages);
  });
});

describe('the fields of a form', () => {
  test.each([
    [{ source: 'sun' }, ['panels']],
    [{ source: 'wind' }, ['mast']],
    [{ source: 'peat' }, ['panels']],
  ])('for %j shows the fields %j', (texts, shown) => {
    const names = ['panels', 'mast'];
    expect(names.filter((name) => isFieldShown(FIELDS, name, texts))).toEqual(shown);
    expect(isFieldShown(FIELDS, 'place', texts)).toBe(true);
  });

  test('reports fields that are required, shown and blank', () => {
    expect(missingFields(FIELDS, {})).toEqual(['panels']);
    expect(missingFields(FIELDS, { panels: ' ' })).toEqual(['panels']);
    expect(missingFields(FIELDS, { panels: '3' })).toEqual([]);
    expect(missingFields(FIELDS, { source: 'wind' })).toEqual([]);
  });
});
