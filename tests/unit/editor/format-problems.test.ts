import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCollection } from '../../../src/editor/describe-collection.ts';
import { createEditables } from '../../../src/editor/editables.ts';
import { formatProblems } from '../../../src/editor/format-problems.ts';

const services = createEditables().get('services');
const { fields } = describeCollection('services');
const solar = JSON.parse(readFileSync('tests/fixtures/firm/services/solar.json', 'utf8')) as object;

/** The form's messages for a service with these changes. */
function say(change: object, before: object = solar): string[] {
  const text = JSON.stringify({ ...before, ...change });
  return formatProblems(services?.check('solar', text) ?? [], text, fields);
}

test('shows no messages for a valid item', () => {
  expect(say({})).toEqual([]);
});

test('lists the missing fields of an empty item on one line', () => {
  const empty = { icon: '', title: '', description: null, features: [], imageUrl: '' };
  expect(say(empty, {})).toEqual([
    'Not filled in yet: Title; Description.',
    'Not filled in yet: Picture. You can still save.',
  ]);
});

test('locates a missing value in a list by its labels', () => {
  expect(say({ sections: [{ title: 'One' }, { title: ' ' }] })).toEqual([
    'Not filled in yet: Sections 2, Heading.',
  ]);
});

test('lists each problem once, with the build’s message', () => {
  expect(say({ order: -1 })).toEqual([
    'Position in lists: expected at least 0; got -1. Fix: enter at least 0.',
  ]);
});

test('allows saving an overlong text', () => {
  expect(say({ title: 'x'.repeat(116) })).toEqual([
    'Title: expected at most 60 characters; got 116 characters. Fix: shorten it. You can still save.',
  ]);
});
