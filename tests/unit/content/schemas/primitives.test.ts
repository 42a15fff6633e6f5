import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import {
  day,
  imagePath,
  line,
  month,
  slugSchema,
} from '../../../../src/content/schemas/primitives.ts';
import { itemFields } from '../../../../src/content/schemas/item-fields.ts';

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('an id', () => {
  test.each([
    'a',
    'solar',
    'ev-chargers',
    'cps-50900',
    'index-2',
    '4040',
    '2-houses',
    'a'.repeat(60),
  ])('may be %s', (id) => {
    expect(takes(slugSchema, id)).toBe(true);
  });

  test.each([
    '',
    'A',
    'a b',
    'a/b',
    '../a',
    'a.b',
    'a_b',
    '-a',
    'a-',
    'a--b',
    'à',
    'a\n',
    'a'.repeat(61),
    'index',
    '404',
  ])('may not be "%s"', (id) => {
    expect(takes(slugSchema, id)).toBe(false);
  });
});

describe('a line', () => {
  const schema = line('A line', 10);

  test('is taken without the space around it', () => {
    expect(z.parse(schema, '  South Uist ')).toBe('South Uist');
  });

  test.each(['', '   ', '\t\n', '12345678901', 7, null])('may not be %j', (value) => {
    expect(takes(schema, value)).toBe(false);
  });

  test('has no line breaks inside', () => {
    expect(takes(schema, 'one\ntwo')).toBe(false);
  });
});

describe('a picture', () => {
  const schema = imagePath('A picture');

  test.each([
    '/uploads/a.svg',
    '/uploads/house-2.v1.png',
    '/uploads/a.jpg',
    '/uploads/a.avif',
    'https://pictures.example/photo-1?w=800&fm=jpg',
    `https://pictures.example/${'a'.repeat(900)}`,
  ])('may be %s', (path) => {
    expect(takes(schema, path)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'http://pictures.example/uploads/a.svg',
    `https://pictures.example/${'a'.repeat(1000)}`,
    '//pictures.example/uploads/a.svg',
    '/uploads/../../a.svg',
    '/uploads/sub/a.svg',
    '/uploads/.svg',
    '/uploads/A.svg',
    '/uploads/a.svg#x',
    '/uploads/a.gif',
    `/uploads/${'a'.repeat(120)}.svg`,
  ])('may not be %s', (path) => {
    expect(takes(schema, path)).toBe(false);
  });
});

describe('a day', () => {
  test.each(['2026-01-31', '2026-12-01'])('may be %s', (value) => {
    expect(takes(day('A day'), value)).toBe(true);
  });

  test.each(['2026-13-01', '2026-01-32', '2026-1-1', '2026-01', '21 November 2026'])(
    'may not be %s',
    (value) => {
      expect(takes(day('A day'), value)).toBe(false);
    },
  );
});

describe('a month', () => {
  const schema = month('A month');

  test.each(['2026-01', '2026-12'])('may be %s', (value) => {
    expect(takes(schema, value)).toBe(true);
  });

  test.each(['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', 'soon'])(
    'may not be %s',
    (value) => {
      expect(takes(schema, value)).toBe(false);
    },
  );
});

describe('a place in lists', () => {
  const { order } = itemFields({ required: {} }).inherited;

  test.each([0, 1, 100_000, undefined])('may be %s', (value) => {
    expect(takes(z.optional(order), value)).toBe(true);
  });

  test.each([-1, 1.5, '1', 100_001, null])('may not be %j', (value) => {
    expect(takes(order, value)).toBe(false);
  });
});
