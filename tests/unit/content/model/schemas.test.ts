import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { day, month } from '../../../../src/content/model/schemas/primitives.ts';
import { readFileSync } from 'node:fs';
import {
  CALCULATOR_NAMES,
  serviceFields,
  type Service,
} from '../../../../src/content/model/schemas/service.ts';
import { checkItem, type Item } from '../../../../src/content/model/check-item.ts';
import { CONTENT_TYPES } from '../../../../src/content/model/content-types.ts';
import { parseItem } from '../../../../src/content/pipeline/parse-item.ts';
import { BATTERY_SIZES } from '../../../../src/calculators/rules/battery/battery-calculation.ts';
import companyFile from '../../../fixtures/company/company.json' with { type: 'json' };
import { companySchema } from '../../../../src/content/model/schemas/company.ts';
import { checkSettings } from '../../../../src/content/model/check-settings.ts';
import { figuresSchema } from '../../../../src/content/model/schemas/figures.ts';

test.each([
  ['day', day('A day'), ['2026-01-31', '2026-12-01'], ['2026-13-01', '2026-01-32', '2026-1-1']],
  ['day', day('A day'), [], ['2026-01', '21 November 2026']],
  ['month', month('A month'), ['2026-01', '2026-12'], ['2026-13', '2026-00', '2026-1']],
  ['month', month('A month'), [], ['26-01', '2026-01-01', 'soon']],
])('accepts only a valid %s', (_, schema, valid, invalid) => {
  const accepts = (value: string) => z.safeParse(schema, value).success;
  expect([...valid, ...invalid].filter(accepts)).toEqual(valid);
});

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/company/services/${name}.json`, 'utf8')) as Record<
    string,
    unknown
  >;

describe('a service', () => {
  const check = (more: object) =>
    checkItem('solar.json', JSON.stringify({ ...read('solar'), ...more }), CONTENT_TYPES.services);

  test('accepts a service without calculator or other sections', () => {
    const { required, derived, inherited } = CONTENT_TYPES.services.fields;
    expect(read('solar')['calculator']).toBe('solar');
    const left = Object.fromEntries(
      [...Object.keys(derived), ...Object.keys(inherited), 'updated'].map((name) => [name, null]),
    );
    const checked = check(left);
    expect(checked.problems).toEqual([]);
    expect(Object.keys(checked.value ?? {}).sort()).toEqual(
      ['$schema', 'id', ...Object.keys(required)].sort(),
    );
  });

  test('removes and reports an unknown calculator of a service', () => {
    const checked = check({ calculator: 'perpetuum mobile' });
    expect(checked.value).not.toHaveProperty('calculator');
    expect(checked.problems).toMatchObject([
      {
        field: 'calculator',
        expected: `one of ${CALCULATOR_NAMES.map((name) => `"${name}"`).join(', ')}`,
        got: '"perpetuum mobile"',
        fix: 'use one of these exactly',
      },
    ]);
  });

  test('accepts only links to pages of this site', () => {
    const link = { label: 'Elsewhere', href: 'https://example.org/' };
    const checked = check({ sections: [{ title: 'A section', text: 'See', link }] });
    expect(checked.value).not.toHaveProperty('sections');
    expect(checked.problems.map(({ field }) => field)).toEqual(['sections[0].link.href']);
  });
});

const builtIn = JSON.parse(
  readFileSync('tests/fixtures/company/services/battery-storage.json', 'utf8'),
) as Service & Item;
const { batteryProduct, ...plain } = builtIn;

describe('the named battery', () => {
  test('offers the battery sizes of the calculator', () => {
    expect(batteryProduct?.sizes).toEqual(BATTERY_SIZES);
  });

  test('rejects a battery without a picture', () => {
    const text = JSON.stringify({
      ...plain,
      batteryProduct: { ...batteryProduct, imageUrl: undefined },
    });
    expect(parseItem('battery-storage.json', text, CONTENT_TYPES.services).problems).toMatchObject([
      { field: 'batteryProduct.imageUrl', expected: 'a picture of the product' },
    ]);
  });

  test.each([
    { sizes: [] },
    { sizes: [0] },
    { name: '' },
    { imageUrl: 'http://a.example/a.png' },
    { image: 'http://a.example/a.png' },
  ])('rejects a battery with %j', (wrong) => {
    const value = { ...batteryProduct, ...wrong };
    expect(z.safeParse(serviceFields.inherited.batteryProduct, batteryProduct).success).toBe(true);
    expect(z.safeParse(serviceFields.inherited.batteryProduct, value).success).toBe(false);
  });
});

test.each([
  { place: undefined },
  { directions: undefined },
  { mapAlt: undefined },
  { certifications: [] },
])('accepts a company with %o', (change) => {
  expect(z.safeParse(companySchema, { ...companyFile, ...change }).success).toBe(true);
});

const check = (more: object) => {
  const figure = { value: 3, unit: '£', label: 'A price', asOf: '2026-11', source: 'Us', ...more };
  return checkSettings<unknown>(figuresSchema, JSON.stringify({ price: figure })).problems;
};

test.each([
  [{ value: -5 }, 'price.value', 'at least 0'],
  [{ value: 0 }, 'price.value', 'a number above 0'],
  [{ value: 10, unit: 'share' }, 'price.value', 'a share of at most 1'],
  [{ bySize: [1, -1, 1] }, 'price.bySize[1]', 'at least 0'],
])('rejects a figure that calculators cannot use: %j', (more, field, expected) => {
  expect(check(more)).toMatchObject([{ field, expected }]);
});

test('accepts a figure of 0 where allowed', () => {
  expect(check({ value: 0, mayBeZero: true })).toEqual([]);
});
