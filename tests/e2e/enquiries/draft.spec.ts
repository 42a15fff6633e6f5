// Drafts: how the form keeps, restores and deletes them.
import type { Page } from '@playwright/test';
import { DRAFT_KEY, DRAFT_LIFETIME_MS } from '../../../src/enquiries/draft/saved-draft.ts';
import { EXAMPLE } from '../../support/enquiry-example.ts';
import {
  startAgain,
  box,
  ENQUIRY,
  fillIn,
  forget,
  form,
  waitForForm,
  keepsAll,
  openForm,
} from '../../support/enquiry-form.ts';
import { CONTACT } from '../../support/company.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';
import { delayRequests } from '../../../harness/flows/delay-requests.ts';

// With page transitions, as most visitors have them.
test.use({ reducedMotion: 'no-preference' });

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

test('the form keeps a draft until it is sent', async ({ page }) => {
  await test.step('a draft typed before the form’s scripts load is kept', async () => {
    const releaseScripts = await delayRequests(page, SCRIPTS);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page);
    releaseScripts();
    await waitForForm(page);
    await keepsAll(page);
    await page.reload();
    await keepsAll(page);
  });
  await startAgain(page);
  await test.step('a draft survives a reload and a visit to another page', async () => {
    const panel = page.getByRole('region', { name: pageTexts('contact').write });
    await expect(panel.getByRole('link', { name: CONTACT.phone })).toBeVisible();
    await expect(panel.getByRole('link', { name: CONTACT.email })).toBeVisible();
    await fillIn(page);
    await page.reload();
    await keepsAll(page);
    await page.goto('/about');
    await openForm(page);
    await keepsAll(page);
  });
  await test.step('two tabs share one draft without overwriting each other', async () => {
    await fillIn(page, { Message: 'Begun.' });
    const other = await page.context().newPage();
    await openForm(other);
    await fillIn(other, { Message: 'Begun, and gone on with.' });
    await expect(box(page, 'Message')).toHaveValue('Begun, and gone on with.');
    await fillIn(page, { Name: 'A neighbour' });
    await expect(box(other, 'Message')).toHaveValue('Begun, and gone on with.');
    await expect(box(other, 'Name')).toHaveValue('A neighbour');
  });
});

test('a link to the form suggests the subject', async ({ page }) => {
  await test.step('a case study suggests its service and name', async () => {
    await page.goto('/case-studies/claddach-kirkibost-centre');
    await page.getByRole('link', { name: pageTexts('case-studies').study.button }).click();
    await expect(box(page, 'Service')).toHaveValue('micro-turbines');
    await expect(box(page, 'Message')).toHaveValue(/^I have read about .*Claddach Kirkibost/);
    await box(page, 'Service').selectOption('heat-pumps');
    await page.reload();
    await waitForForm(page);
    await expect(box(page, 'Service')).toHaveValue('heat-pumps');
  });
  await startAgain(page);
  await test.step('a later house and date replace the earlier ones', async () => {
    await fillIn(page, { Message: 'We are six, and a dog.' });
    await openForm(page, '?property=benderloch&arrival=2027-05-14');
    await expect(box(page, 'Service')).toHaveValue('A stay at Benderloch House');
    await expect(box(page, 'Subject')).toBeHidden();
    await expect(form(page).getByText('Tell us who is coming')).toBeVisible();
    await expect(page.getByLabel('Photographs', { exact: true })).toBeHidden();
    const message =
      'We are six, and a dog.\n\nWe would like to stay at Benderloch House, arriving on Friday 14 May 2027, for 3 nights or more.\n';
    await expect(box(page, 'Message')).toHaveValue(message);
    await page.reload();
    await waitForForm(page);
    await expect(box(page, 'Message')).toHaveValue(message);
    await openForm(page, '?property=uta&arrival=2027-06-04');
    await expect(box(page, 'Service')).toHaveValue('A stay at Uta');
    await expect(box(page, 'Message')).not.toHaveValue(/Benderloch/);
  });
  await test.step('values in the URL are always treated as text', async () => {
    await openForm(page, '?project=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&service=nonsense');
    await expect(box(page, 'Message')).toHaveValue(/<img src=x onerror=alert\(1\)>/);
    await expect(form(page).locator('img')).toHaveCount(0);
  });
});

test('a draft is deleted on request or after 30 days', async ({ page }) => {
  await test.step('a draft can be deleted by keyboard', async () => {
    await openForm(page);
    await expect(forget(page)).toHaveCount(0);
    await fillIn(page);
    await forget(page).focus();
    await page.keyboard.press('Enter');
    const status = page.getByRole('status').filter({ hasText: 'Your message has been deleted' });
    await expect(status).toBeFocused();
    await expect(forget(page)).toHaveCount(0);
    expect(await kept(page)).toBeNull();
    for (const label of Object.keys(ENQUIRY)) await expect(box(page, label)).toHaveValue('');
    await openForm(page);
    await expect(box(page, 'Message')).toHaveValue('');
  });
  await test.step('a draft older than 30 days is deleted', async () => {
    await fillIn(page);
    await page.goto('/about');
    await grow(page, DRAFT_LIFETIME_MS - 60_000);
    const old = await kept(page);
    await openForm(page);
    await keepsAll(page);
    expect(await kept(page)).toBe(old);
    await page.goto('/about');
    await grow(page, DRAFT_LIFETIME_MS);
    await openForm(page);
    await expect(box(page, 'Message')).toHaveValue('');
    expect(await kept(page)).toBeNull();
  });
});

test.describe('before hydration', () => {
  test.use({ expectedMessages: /ERR_FAILED|astro-island/ });

  test('a draft is restored before hydration', async ({ page }) => {
    await test.step('a draft older than 30 days is not shown', async () => {
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
    });
    await test.step('typed text is kept if a visitor leaves', async () => {
      await page.goto('/contact');
      await fillIn(page);
      await box(page, 'Name').fill('');
      await page.goto('/about');
      await page.goto('/contact');
      await expect(box(page, 'Message')).toHaveValue(EXAMPLE.message);
      await box(page, 'Message').fill('');
      await page.unroute(FORM_SCRIPT);
      await openForm(page);
      for (const label of Object.keys(ENQUIRY)) {
        const isEmptied = label === 'Name' || label === 'Message';
        await expect(box(page, label)).toHaveValue(isEmptied ? '' : /./);
      }
    });
  });
});
