import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEditables } from '../../../src/editor/editables.ts';

const text = readFileSync('tests/fixtures/firm/properties/uta.json', 'utf8');
const house = JSON.parse(text) as Record<string, unknown>;
const checkText = (text: string, slug = 'uta') =>
  createEditables().get('properties')?.check(slug, text);
const check = (change: object, slug = 'uta') =>
  checkText(JSON.stringify({ ...house, ...change }), slug);

describe('an item in the form', () => {
  test('has no problems if built in', () => {
    expect(check({})).toEqual([]);
  });

  test('is checked by the site’s own check, with its messages', () => {
    expect(check({ longDescription: '<p onclick="a()">Quiet.</p>' })).toEqual([
      {
        field: 'longDescription',
        expected: 'simple HTML: p, h3, h4, ul, ol, li, strong, em, br and links',
        got: '"<p onclick>"',
        fix: 'remove these; the page is built without them',
      },
    ]);
    expect(check({ rating: 6 })).toMatchObject([{ field: 'rating', expected: 'at most 5' }]);
  });

  test('may have a new picture, which gets its name on saving', () => {
    expect(check({ imageSrc: 'blob:https://machair.example/1' })).toEqual([]);
  });

  test('may have a picture on another host, over https', () => {
    expect(check({ imageSrc: 'https://pictures.example/a?w=800' })).toEqual([]);
    expect(check({ imageSrc: 'http://pictures.example/a.jpg' })).toMatchObject([
      { field: 'imageSrc', isNotice: true },
    ]);
  });

  test('may be incomplete if hidden', () => {
    expect(checkText('{ "id": "uta", "hidden": true }')).toEqual([]);
  });

  test('needs no id until it has a file name', () => {
    const { id, ...rest } = house;
    expect(id).toBe('uta');
    expect(checkText(JSON.stringify(rest), '')).toEqual([]);
  });

  test('reports missing fields', () => {
    expect(check({ name: '', location: undefined, bedrooms: null })).toMatchObject([
      { field: 'name' },
      { field: 'location' },
      { field: 'bedrooms' },
    ]);
  });

  test('has a notice if its file has another name', () => {
    expect(check({}, 'other')).toMatchObject([{ field: 'id', isNotice: true }]);
  });
});
