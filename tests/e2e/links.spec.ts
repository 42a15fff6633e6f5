import { expect, test } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { builtPage } from '../support/built-page.ts';
import { findDeadLinks } from '../support/dead-links.ts';

test('no internal link or fragment of the built site is dead', () => {
  expect(listRoutes().length).toBeGreaterThan(20);
  expect(findDeadLinks()).toEqual([]);
});

test('nothing of the token, or of a form of it, stands in the built pages', () => {
  for (const route of listRoutes()) {
    expect(builtPage(route).toString()).not.toMatch(/CONTENT_TOKEN=|Bearer /);
  }
});
