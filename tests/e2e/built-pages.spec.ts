import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
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

test('every drawing of a service, project or house marks its subject', () => {
  const folder = join(CONTENT_FOLDER, 'uploads');
  const drawings = readdirSync(folder).filter((name) => /^(service|case|property)-/.test(name));
  const unmarked = drawings.filter(
    (name) => !readFileSync(join(folder, name), 'utf8').includes('<view id="keep"'),
  );
  expect(unmarked).toEqual([]);
});
