import { expect, test } from '@playwright/test';
import { findHtmlErrors } from '../support/html-errors.ts';
import { findNotesToFirm } from '../support/notes-to-firm.ts';

test('every page is HTML as the standard has it', async () => {
  expect(await findHtmlErrors()).toEqual([]);
});

test('no page shows visitors what is written for the firm', () => {
  expect(findNotesToFirm()).toEqual([]);
});
