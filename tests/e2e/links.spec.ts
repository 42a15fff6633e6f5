import { expect, test } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { findDeadLinks } from '../support/dead-links.ts';

test('no internal link or fragment of the built site is dead', () => {
  expect(listRoutes().length).toBeGreaterThan(20);
  expect(findDeadLinks()).toEqual([]);
});
