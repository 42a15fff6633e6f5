import { describe, expect, test } from 'vitest';
import { builtInItems } from '../../../harness/site/built-in-items.ts';
import { DASHBOARD_FOLDERS } from '../../../src/content/model/dashboard-types.ts';
import { CONTENT_TYPES } from '../../../src/content/model/content-types.ts';
import { jsonSchemaOf } from '../../../src/content/model/json-schema.ts';
import { completeDraft } from '../../../src/preview/draft.ts';
import { VALID_HOUSE, MINIMAL_ITEMS } from '../../support/items.ts';

describe.each(DASHBOARD_FOLDERS)('a draft in %s', (folder) => {
  test.each(builtInItems(folder))('keeps the built-in $id unchanged', (item) => {
    const { $schema, ...fields } = { $schema: '', ...item };
    expect($schema).toBeDefined();
    expect(completeDraft(folder, { ...item }, item.id, { ...item })).toMatchObject(fields);
  });

  test('fills in all required fields of an empty draft', () => {
    const { fields } = CONTENT_TYPES[folder];
    const names = Object.keys(fields.required);
    const emptied = (nothing: unknown) => Object.fromEntries(names.map((name) => [name, nothing]));
    for (const draft of [{}, emptied(''), emptied(null)]) {
      const item = completeDraft(folder, draft, 'new');
      expect(Object.keys(item)).toEqual(expect.arrayContaining(names));
      const { description } =
        jsonSchemaOf(fields).properties?.['title' in item ? 'title' : 'name'] ?? {};
      expect(item['title'] ?? item['name']).toBe(description);
    }
  });
});

test('keeps an overlong text whole', () => {
  const title = 'Panels '.repeat(20).trim();
  const draft = { ...MINIMAL_ITEMS.services, title };
  expect(completeDraft('services', draft, 'a')).toHaveProperty('title', title);
});

test('drops only empty and incomplete rows', () => {
  const draft = {
    ...MINIMAL_ITEMS.services,
    features: ['', 'Panels', ' ', null],
    sections: [{ title: 'Whole' }, { text: 'Without a title so far' }, {}],
  };
  expect(completeDraft('services', draft, 'a')).toMatchObject({
    features: ['Panels'],
    sections: [{ title: 'Whole' }],
  });
});

test('drops a quote without its author', () => {
  const draft = {
    ...MINIMAL_ITEMS['case-studies'],
    testimonial: { quote: 'It turns.', author: '' },
  };
  expect(completeDraft('case-studies', draft, 'a')).not.toHaveProperty('testimonial');
});

const SOLAR = builtInItems('services').find(({ id }) => id === 'solar');

test('derives missing texts as the build does', () => {
  expect(completeDraft('services', MINIMAL_ITEMS.services, 'solar', SOLAR)).toMatchObject({
    id: 'solar',
    title: 'Panels',
    imageDescription: 'Panels',
    calculator: 'solar',
  });
});

test('ignores an empty list', () => {
  const draft = { ...MINIMAL_ITEMS.services, features: [], categories: [] };
  expect(completeDraft('services', draft, 'solar', SOLAR)).toMatchObject({
    features: ['One feature'],
    categories: ['Solar Energy'],
  });
});

test('cleans HTML', () => {
  const draft = {
    ...VALID_HOUSE,
    longDescription: '<p onclick="a()">Hello<script>a()</script></p>',
  };
  expect(completeDraft('properties', draft, 'a')).toHaveProperty('longDescription', '<p>Hello</p>');
});

test('replaces a value of the wrong type', () => {
  const draft = { ...VALID_HOUSE, bedrooms: 'three', features: 'Stove' };
  expect(completeDraft('properties', draft, 'a')).toMatchObject({ bedrooms: 1 });
});
