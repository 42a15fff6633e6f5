// When the browser forgets what was written: on asking, and after 30 days.
import type { Page } from '@playwright/test';
import { DRAFT_KEY, DRAFT_LIFETIME_MS } from '../../../src/enquiries/draft/saved-draft.ts';
import { EXAMPLE } from '../../support/enquiry-example.ts';
import { box, ENQUIRY, fillIn, forget, keepsAll, openForm } from '../../support/enquiry-form.ts';
import { expect, test } from '../../support/visitor.ts';

const SCRIPTS = '**/_astro/*.js';
const FORM_SCRIPT = '**/EnquiryForm.*.js';

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
const grow = (page: Page, ageMs: number) =>
  page.evaluate(
    ([key, keptAt]) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...draft, keptAt }));
    },
    [DRAFT_KEY, Date.now() - ageMs] as const,
  );

async function forgetsOnAsking(page: Page) {
  await openForm(page);
  await expect(forget(page)).toHaveCount(0);
  await fillIn(page);
  await forget(page).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'What you wrote has been deleted' });
  await expect(said).toBeFocused();
  await expect(forget(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  for (const label of Object.keys(ENQUIRY)) await expect(box(page, label)).toHaveValue('');
  await openForm(page);
  await expect(box(page, 'Message')).toHaveValue('');
}

async function forgetsAfterThirtyDays(page: Page) {
  await fillIn(page);
  await page.goto('/about');
  await grow(page, DRAFT_LIFETIME_MS - 60_000);
  const aged = await kept(page);
  await openForm(page);
  await keepsAll(page);
  expect(await kept(page)).toBe(aged);
  await page.goto('/about');
  await grow(page, DRAFT_LIFETIME_MS);
  await openForm(page);
  await expect(box(page, 'Message')).toHaveValue('');
  expect(await kept(page)).toBeNull();
}

test('what was written is forgotten', async ({ page }) => {
  await test.step('by a button, by keyboard too, which says so', () => forgetsOnAsking(page));
  await test.step('when it is older than 30 days', () => forgetsAfterThirtyDays(page));
});

async function isNotShownAfterThirtyDays(page: Page) {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page);
  await page.goto('/about');
  await grow(page, DRAFT_LIFETIME_MS - 60_000);
  await page.goto('/contact');
  await expect(box(page, 'Message')).toHaveValue(EXAMPLE.message);
  await page.goto('/about');
  await grow(page, DRAFT_LIFETIME_MS);
  await page.goto('/contact');
  await expect(box(page, 'Message')).toHaveValue('');
  expect(await kept(page)).toBeNull();
}

async function staysForWhoComesBack(page: Page) {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page);
  await box(page, 'Name').fill('');
  await page.goto('/about');
  await page.goto('/contact');
  await expect(box(page, 'Message')).toHaveValue(EXAMPLE.message);
  await box(page, 'Message').fill('');
  await page.unroute(SCRIPTS);
  await page.unroute(FORM_SCRIPT);
  await openForm(page);
  for (const label of Object.keys(ENQUIRY)) {
    const isEmptied = label === 'Name' || label === 'Message';
    await expect(box(page, label)).toHaveValue(isEmptied ? '' : /./);
  }
}

test.describe('before the form comes alive', () => {
  test.use({ expectedMessages: /ERR_FAILED|astro-island/ });

  test('what was typed is kept, and forgotten, all the same', async ({ page }) => {
    await test.step('what is older than 30 days is not shown', () =>
      isNotShownAfterThirtyDays(page));
    await test.step('what is typed stays for a visitor who leaves', () =>
      staysForWhoComesBack(page));
  });
});
