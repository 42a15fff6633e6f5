import { expect, test } from 'vitest';
import { historyAddress, historyPathOf } from '../../../../src/admin/history/address.ts';
import { formPlaceOf } from '../../../../src/admin/history/form-place.ts';

test.each(['company.json', 'pages/not-found.json', 'services/solar.json'])(
  'the address of the history of %s leads back to it',
  (path) => {
    expect(historyPathOf(new URL(historyAddress(path), 'https://site.example').hash)).toBe(path);
  },
);

test.each(['', '#', '#setup', '#../x.json', '#a/b/c.json'])('"%s" asks for no history', (hash) => {
  expect(historyPathOf(hash)).toBeUndefined();
});

test.each([
  ['company.json', 'firm', 'company'],
  ['pages/not-found.json', 'pages', 'pages-not-found'],
  ['case-studies/barn.json', 'case-studies', 'barn'],
])('the form has %s in %s as %s', (path, collection, name) => {
  expect(formPlaceOf(path)).toEqual({ collection, name });
});
