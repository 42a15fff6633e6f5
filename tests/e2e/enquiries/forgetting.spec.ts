// When the browser forgets what was written: on asking, and after 30 days.
import type { Page } from '@playwright/test';
import { DRAFT_KEY, KEPT_MS } from '../../../src/stores/kept-draft.ts';
import { EXAMPLE } from '../../support/enquiry-example.ts';
import { box, ENQUIRY, fillIn, keepsAll, openForm } from '../../support/enquiry-form.ts';
import { expect, test } from '../../support/visitor.ts';

const FORM_SCRIPT = '**/EnquiryForm.*.js';

const forget = (page: Page) => page.getByRole('button', { name: 'Forget what I wrote' });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);

test('a button forgets what was written, by keyboard too, and says so', async ({ page }) => {
  await openForm(page);
  await expect(forget(page)).toHaveCount(0);
  await fillIn(page);
  await forget(page).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'What you wrote is forgotten.' });
  await expect(said).toBeFocused();
  await expect(forget(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  for (const label of Object.keys(ENQUIRY)) await expect(box(page, label)).toHaveValue('');
  await openForm(page);
  await expect(box(page, 'Message')).toHaveValue('');
});

test.describe('what is older than 30 days', () => {
  const grow = (page: Page, ageMs: number) =>
    page.evaluate(
      ([key, keptAt]) => {
        const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({ ...draft, keptAt }));
      },
      [DRAFT_KEY, Date.now() - ageMs] as const,
    );

  test('is forgotten by the form', async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await page.goto('/about');
    await grow(page, KEPT_MS - 60_000);
    const aged = await kept(page);
    await openForm(page);
    await keepsAll(page);
    expect(await kept(page)).toBe(aged);
    await page.goto('/about');
    await grow(page, KEPT_MS);
    await openForm(page);
    await expect(box(page, 'Message')).toHaveValue('');
    expect(await kept(page)).toBeNull();
  });

  test.describe('before the form comes alive', () => {
    test.use({ expectedMessages: /ERR_FAILED/ });
    test('is not shown either', async ({ page }) => {
      await page.route(FORM_SCRIPT, (route) => route.abort());
      await page.goto('/contact');
      await fillIn(page);
      await page.goto('/about');
      await grow(page, KEPT_MS - 60_000);
      await page.goto('/contact');
      await expect(box(page, 'Message')).toHaveValue(EXAMPLE.message);
      await page.goto('/about');
      await grow(page, KEPT_MS);
      await page.goto('/contact');
      await expect(box(page, 'Message')).toHaveValue('');
      expect(await kept(page)).toBeNull();
    });
  });
});
