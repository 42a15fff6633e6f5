import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCollection } from '../../../src/editor/describe-collection.ts';
import { createEditables } from '../../../src/editor/editables.ts';
import { formatProblems } from '../../../src/editor/format-problems.ts';

const services = createEditables().get('services');
const { fields } = describeCollection('services');
const solar = JSON.parse(readFileSync('tests/fixtures/firm/services/solar.json', 'utf8')) as object;

/** What the form says of a service with these changes. */
function say(change: object, before: object = solar): string[] {
  const text = JSON.stringify({ ...before, ...change });
  return formatProblems(services?.check('solar', text) ?? [], text, fields);
}

test('of an item without a fault nothing is said', () => {
  expect(say({})).toEqual([]);
});

test('a new item with nothing in it lacks what must be there, in one line', () => {
  const empty = { icon: '', title: '', description: null, features: [], imageUrl: '' };
  expect(say(empty, {})).toEqual([
    'Not filled in yet: Title; Description.',
    'Not filled in yet: Picture. You can still save.',
  ]);
});

test('a gap inside of a list is said by where it is', () => {
  expect(say({ sections: [{ title: 'One' }, { title: ' ' }] })).toEqual([
    'Not filled in yet: Sections 2, Title.',
  ]);
});

test('what is wrong is said once, in the words of the build', () => {
  expect(say({ order: -1 })).toEqual([
    'Position in lists: expected at least 0; got -1. Fix: enter at least 0.',
  ]);
});

test('what is longer than advised is said to be no hindrance', () => {
  expect(say({ title: 'x'.repeat(116) })).toEqual([
    'Title: expected at most 60 characters; got 116 characters. Fix: shorten it. You can still save.',
  ]);
});
