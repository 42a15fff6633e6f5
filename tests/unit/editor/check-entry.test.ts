import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEditables } from '../../../src/editor/editables.ts';

const text = readFileSync('tests/fixtures/company/properties/uta.json', 'utf8');
const house = JSON.parse(text) as Record<string, unknown>;
const checkText = (text: string, slug = 'uta') =>
  createEditables().get('properties')?.check(slug, text);
const check = (change: object, slug = 'uta') =>
  checkText(JSON.stringify({ ...house, ...change }), slug);

describe('an item in the editor', () => {
  test('accepts a new picture before it has a name', () => {
    expect(check({ imageSrc: 'blob:https://machair.example/1' })).toEqual([]);
  });

  test('accepts a picture on another host over https', () => {
    expect(check({ imageSrc: 'https://pictures.example/a?w=800' })).toEqual([]);
    expect(check({ imageSrc: 'http://pictures.example/a.jpg' })).toMatchObject([
      { field: 'imageSrc', isNotice: true },
    ]);
  });

  test('accepts an incomplete item if it is hidden', () => {
    expect(checkText('{ "id": "uta", "hidden": true }')).toEqual([]);
  });

  test('requires no id before the file has a name', () => {
    const { id, ...rest } = house;
    expect(id).toBe('uta');
    expect(checkText(JSON.stringify(rest), '')).toEqual([]);
  });
});
