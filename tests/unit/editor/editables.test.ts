import { checkSettings } from '../../../src/content/model/check-settings.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS_FILES } from '../../../src/content/model/settings-files.ts';
import { createEditables } from '../../../src/editor/editables.ts';

const editables = createEditables();

test.each(Object.keys(SETTINGS_FILES))('accepts the built-in %s.json', (name) => {
  const editable = editables.get(name);
  const text = readFileSync(`tests/fixtures/company/${name}.json`, 'utf8');
  expect(editable?.check(name, editable.toFile(editable.fromFile(text)))).toEqual([]);
});

test('reports the same problems in a settings file as the build', () => {
  const text = '{ "name": "Croft Power" }';
  const { problems } = checkSettings<unknown>(SETTINGS_FILES.company, text);
  expect(problems.length).toBeGreaterThan(0);
  expect(editables.get('company')?.check('', text)).toEqual(problems);
});

test('provides fields for an item of any folder', () => {
  const faq = '{ "topic": "Two Words", "question": "Why?", "answer": "So." }';
  expect(editables.get('faqs')?.check('new', faq)).toMatchObject([{ field: 'topic' }]);
});
