import { expect, test } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { builtPage, findHtmlErrors, findNotesToCompany, wordsOf } from '../support/built-page.ts';

test('every page is valid HTML', async () => {
  expect(await findHtmlErrors()).toEqual([]);
});

test('no page shows visitors a note for the company', () => {
  expect(findNotesToCompany()).toEqual([]);
});

test('every quote button has the same text', () => {
  const labels = listRoutes()
    .flatMap((route) => wordsOf(builtPage(route), 'a, button'))
    .filter((label) => /^get a quote$/i.test(label));
  expect(new Set(labels)).toEqual(new Set(['Get a Quote']));
});

test('no page except /contact and /offline waits for a script file', () => {
  const pages = listRoutes().filter((route) => !['/contact', '/offline'].includes(route));
  const waiting = pages.filter((route) => builtPage(route).querySelector('script[src]'));
  expect(waiting).toEqual([]);
});
