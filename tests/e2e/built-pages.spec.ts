import { expect, test } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { builtPage, findHtmlErrors, findNotesToFirm, wordsOf } from '../support/built-page.ts';

test('every page is HTML as the standard has it', async () => {
  expect(await findHtmlErrors()).toEqual([]);
});

test('no page shows visitors what is written for the firm', () => {
  expect(findNotesToFirm()).toEqual([]);
});

test('the button for a quote is written one way wherever it is', () => {
  const labels = listRoutes()
    .flatMap((route) => wordsOf(builtPage(route), 'a, button'))
    .filter((label) => /^get a quote$/i.test(label));
  expect(new Set(labels)).toEqual(new Set(['Get a Quote']));
});
