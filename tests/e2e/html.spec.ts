import { expect, test } from '@playwright/test';
import { findHtmlErrors } from '../support/html-errors.ts';

test('every page is HTML as the standard has it', async () => {
  expect(await findHtmlErrors()).toEqual([]);
});
