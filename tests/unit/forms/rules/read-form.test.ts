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
    choices: [
      { value: 'low', label: 'Low' },
      { value: 'high', label: 'High' },
    ],
    onlyFor: ['source', 'wind'],
    isStrict: true,
  },
  height: {
    kind: 'number',
    label: 'Height',
    unit: 'm',
    default: '20',
    limits: [15, 60],
    onlyFor: ['mast', 'high'],
  },
  least: { kind: 'number', label: 'Least', default: '10', limits: [0, 100] },
  most: {
    kind: 'number',
    label: 'Most',
    default: '90',
    limits: [0, 100],
    above: 'least',
    error: 'Most must be above least',
  },
  cost: { kind: 'pounds', label: 'Cost', unit: '£', default: '0', limits: [0, 200_000] },
  price: { kind: 'pence', label: 'Price', unit: 'p', default: '28', limits: [0, 200] },
  from: { kind: 'hour', label: 'From', default: '0', limits: [0, 23] },
  place: {
    kind: 'postcode',
    label: 'Postcode',
    default: 'HS8 5SS',
    error: 'Please enter a valid UK postcode',
  },
} as const satisfies FormFields;

const DEFAULTS = {
  ...{ source: 'sun', panels: 4, mast: 'low', height: 20, least: 10, most: 90 },
  ...{ cost: 0, price: 28, from: 0, place: 'HS8 5SS' },
};
const errorsOf = (texts: Record<string, string>) => {
  const read = readFields(FIELDS, { panels: '4', ...texts });
  return read.ok ? [] : read.errors.map(({ message }) => message);
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
    [{ price: '£0.15' }, { price: 15 }],
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
    [{ source: 'wind', mast: 'none' }, ['Mast: choose one from the list']],
    [{ mast: 'none' }, []],
    [{ source: 'wind', mast: 'high', height: '5' }, ['Height must be a number from 15 to 60 m']],
    [{ mast: 'high', height: '5' }, []],
    [{ most: '10' }, ['Most must be above least']],
    [{ most: '101' }, ['Most must be above least']],
    [{ least: '-1', most: '0' }, ['Least must be a number from 0 to 100']],
    [{ cost: '4 kWh' }, ['Cost must be a number from £0 to £200,000']],
    [{ price: '0.28' }, ['Price must be a number from 0 to 200 p. For £0.28 enter 28']],
    [{ price: '£5' }, ['Price must be a number from 0 to 200 p']],
    [{ from: '7.5' }, ['From must be a whole hour from 0 to 23']],
    [{ from: '24' }, ['From must be a number from 0 to 23']],
    [{ place: 'HS8' }, ['Please enter a valid UK postcode']],
    [{ place: '', panels: 'hot' }, ['Enter the panels', 'Please enter a valid UK postcode']],
  ])('for %j reports the errors %j', (texts, messages) => {
    expect(errorsOf(texts as Record<string, string>)).toEqual(messages);
  });
});

describe('the fields of a form', () => {
  test.each([
    [{ source: 'sun', mast: 'high' }, ['panels']],
    [{ source: 'wind' }, ['mast']],
    [{ source: 'wind', mast: 'high' }, ['mast', 'height']],
    [{ source: 'peat' }, ['panels']],
  ])('for %j shows the fields %j', (texts, shown) => {
    const names = ['panels', 'mast', 'height'];
    expect(names.filter((name) => isFieldShown(FIELDS, name, texts as never))).toEqual(shown);
    expect(isFieldShown(FIELDS, 'place', texts as never)).toBe(true);
  });

  test('reports fields that are required, shown and blank', () => {
    expect(missingFields(FIELDS, {})).toEqual(['panels']);
    expect(missingFields(FIELDS, { panels: ' ' })).toEqual(['panels']);
    expect(missingFields(FIELDS, { panels: '3' })).toEqual([]);
    expect(missingFields(FIELDS, { source: 'wind' })).toEqual([]);
  });
});
