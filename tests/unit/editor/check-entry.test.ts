import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEditables } from '../../../src/editor/editables.ts';

const text = readFileSync('tests/fixtures/firm/properties/uta.json', 'utf8');
const house = JSON.parse(text) as Record<string, unknown>;
const checkText = (text: string, slug = 'uta') =>
  createEditables().get('properties')?.check(slug, text);
const check = (change: object, slug = 'uta') =>
  checkText(JSON.stringify({ ...house, ...change }), slug);

describe('an item as it stands in the form', () => {
  test('may be what comes with the site', () => {
    expect(check({})).toEqual([]);
  });

  test('is judged by the site’s own check, in its words', () => {
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

  test('may have a picture that gets its name when it is saved', () => {
    expect(check({ imageSrc: 'blob:https://machair.example/1' })).toEqual([]);
  });

  test('may have a picture at another host, over https', () => {
    expect(check({ imageSrc: 'https://pictures.example/a?w=800' })).toEqual([]);
    expect(check({ imageSrc: 'http://pictures.example/a.jpg' })).toMatchObject([
      { field: 'imageSrc', isNotice: true },
    ]);
  });

  test('need not be whole when it is retired', () => {
    expect(checkText('{ "id": "uta", "hidden": true }')).toEqual([]);
  });

  test('is new as long as it has no name', () => {
    const { id, ...rest } = house;
    expect(id).toBe('uta');
    expect(checkText(JSON.stringify(rest), '')).toEqual([]);
  });

  test('is judged by what is missing as well', () => {
    expect(check({ name: '', location: undefined, bedrooms: null })).toMatchObject([
      { field: 'name' },
      { field: 'location' },
      { field: 'bedrooms' },
    ]);
  });

  test('has a notice where its file is named otherwise', () => {
    expect(check({}, 'other')).toMatchObject([{ field: 'id', isNotice: true }]);
  });
});
