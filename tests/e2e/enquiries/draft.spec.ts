// Drafts: how the form keeps, restores and deletes them.
import type { Page } from '@playwright/test';
import { DRAFT_KEY, DRAFT_LIFETIME_MS } from '../../../src/enquiries/draft/saved-draft.ts';
import { EXAMPLE_ENQUIRY } from '../../support/enquiry-example.ts';
import {
  resetEnquiryForm,
  enquiryField,
  ENQUIRY_BY_LABEL,
  fillInEnquiry,
  forgetButton,
  enquiryForm,
  waitForEnquiryForm,
  expectExampleKept,
  openEnquiryForm,
} from '../../support/enquiry-form.ts';
import { CONTACT } from '../../support/company.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';
import { delayRequests } from '../../../harness/flows/delay-requests.ts';

// With page transitions, as most visitors have them.
test.use({ reducedMotion: 'no-preference' });

const SCRIPTS = '**/_astro/*.js';
const FORM_SCRIPT = '**/EnquiryForm.*.js';

const readDraft = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
const backdateDraft = (page: Page, ageMs: number) =>
  page.evaluate(
    ([key, savedAt]) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...draft, keptAt: savedAt }));
    },
    [DRAFT_KEY, Date.now() - ageMs] as const,
  );

test('the form keeps a draft until it is sent', async ({ page }) => {
  await test.step('a draft typed before the form’s scripts load survives a reload', async () => {
    const releaseScripts = await delayRequests(page, SCRIPTS);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillInEnquiry(page);
    releaseScripts();
    await waitForEnquiryForm(page);
    await expectExampleKept(page);
    await page.reload();
    await expectExampleKept(page);
  });
  await test.step('a draft survives a visit to another page', async () => {
    const panel = page.getByRole('region', { name: pageTexts('contact').write });
    await expect(panel.getByRole('link', { name: CONTACT.phone })).toBeVisible();
    await expect(panel.getByRole('link', { name: CONTACT.email })).toBeVisible();
    await page.goto('/about');
    await openEnquiryForm(page);
    await expectExampleKept(page);
  });
  await test.step('two tabs share one draft without overwriting each other', async () => {
    await fillInEnquiry(page, { Message: 'Begun.' });
    const other = await page.context().newPage();
    await openEnquiryForm(other);
    await fillInEnquiry(other, { Message: 'Begun, and gone on with.' });
    await expect(enquiryField(page, 'Message')).toHaveValue('Begun, and gone on with.');
    await fillInEnquiry(page, { Name: 'A neighbour' });
    await expect(enquiryField(other, 'Message')).toHaveValue('Begun, and gone on with.');
    await expect(enquiryField(other, 'Name')).toHaveValue('A neighbour');
  });
});

test('a link to the form suggests the subject', async ({ page }) => {
  await test.step('a case study suggests its service and name', async () => {
    await page.goto('/case-studies/claddach-kirkibost-centre');
    await page.getByRole('link', { name: pageTexts('case-studies').study.button }).click();
    await expect(enquiryField(page, 'Service')).toHaveValue('micro-turbines');
    await expect(enquiryField(page, 'Message')).toHaveValue(
      /^I have read about .*Claddach Kirkibost/,
    );
    await enquiryField(page, 'Service').selectOption('heat-pumps');
    await page.reload();
    await waitForEnquiryForm(page);
    await expect(enquiryField(page, 'Service')).toHaveValue('heat-pumps');
  });
  await resetEnquiryForm(page);
  await test.step('a later house and date replace the earlier ones', async () => {
    await fillInEnquiry(page, { Message: 'We are six, and a dog.' });
    await openEnquiryForm(page, '?property=benderloch&arrival=2027-05-14');
    await expect(enquiryField(page, 'Service')).toHaveValue('A stay at Benderloch House');
    await expect(enquiryField(page, 'Subject')).toBeHidden();
    await expect(enquiryForm(page).getByText('Tell us who is coming')).toBeVisible();
    await expect(page.getByLabel('Photographs', { exact: true })).toBeHidden();
    const message =
      'We are six, and a dog.\n\nWe would like to stay at Benderloch House, arriving on Friday 14 May 2027, for 3 nights or more.\n';
    await expect(enquiryField(page, 'Message')).toHaveValue(message);
    await page.reload();
    await waitForEnquiryForm(page);
    await expect(enquiryField(page, 'Message')).toHaveValue(message);
    await openEnquiryForm(page, '?property=uta&arrival=2027-06-04');
    await expect(enquiryField(page, 'Service')).toHaveValue('A stay at Uta');
    await expect(enquiryField(page, 'Message')).not.toHaveValue(/Benderloch/);
  });
  await test.step('values in the URL are always treated as text', async () => {
    await openEnquiryForm(
      page,
      '?project=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&service=nonsense',
    );
    await expect(enquiryField(page, 'Message')).toHaveValue(/<img src=x onerror=alert\(1\)>/);
    await expect(enquiryForm(page).locator('img')).toHaveCount(0);
  });
});

test('a draft is deleted on request or after 30 days', async ({ page }) => {
  await test.step('a draft can be deleted by keyboard', async () => {
    await openEnquiryForm(page);
    await expect(forgetButton(page)).toHaveCount(0);
    await fillInEnquiry(page);
    await forgetButton(page).focus();
    await page.keyboard.press('Enter');
    const status = page.getByRole('status').filter({ hasText: 'Your message has been deleted' });
    await expect(status).toBeFocused();
    await expect(forgetButton(page)).toHaveCount(0);
    expect(await readDraft(page)).toBeNull();
    for (const label of Object.keys(ENQUIRY_BY_LABEL))
      await expect(enquiryField(page, label)).toHaveValue('');
    await openEnquiryForm(page);
    await expect(enquiryField(page, 'Message')).toHaveValue('');
  });
  await test.step('a draft older than 30 days is deleted', async () => {
    await fillInEnquiry(page);
    await page.goto('/about');
    await backdateDraft(page, DRAFT_LIFETIME_MS - 60_000);
    const old = await readDraft(page);
    await openEnquiryForm(page);
    await expectExampleKept(page);
    expect(await readDraft(page)).toBe(old);
    await page.goto('/about');
    await backdateDraft(page, DRAFT_LIFETIME_MS);
    await openEnquiryForm(page);
    await expect(enquiryField(page, 'Message')).toHaveValue('');
    expect(await readDraft(page)).toBeNull();
  });
});

test.describe('before hydration', () => {
  test.use({ expectedMessages: /ERR_FAILED|astro-island/ });

  test('a draft is restored before hydration', async ({ page }) => {
    await test.step('a draft older than 30 days is not shown', async () => {
      await page.route(FORM_SCRIPT, (route) => route.abort());
      await page.goto('/contact');
      await fillInEnquiry(page);
      await page.goto('/about');
      await backdateDraft(page, DRAFT_LIFETIME_MS - 60_000);
      await page.goto('/contact');
      await expect(enquiryField(page, 'Message')).toHaveValue(EXAMPLE_ENQUIRY.message);
      await page.goto('/about');
      await backdateDraft(page, DRAFT_LIFETIME_MS);
      await page.goto('/contact');
      await expect(enquiryField(page, 'Message')).toHaveValue('');
      expect(await readDraft(page)).toBeNull();
    });
    await test.step('typed text is kept if a visitor leaves', async () => {
      await page.goto('/contact');
      await fillInEnquiry(page);
      await enquiryField(page, 'Name').fill('');
      await page.goto('/about');
      await page.goto('/contact');
      await expect(enquiryField(page, 'Message')).toHaveValue(EXAMPLE_ENQUIRY.message);
      await enquiryField(page, 'Message').fill('');
      await page.unroute(FORM_SCRIPT);
      await openEnquiryForm(page);
      for (const label of Object.keys(ENQUIRY_BY_LABEL)) {
        const isEmptied = label === 'Name' || label === 'Message';
        await expect(enquiryField(page, label)).toHaveValue(isEmptied ? '' : /./);
      }
    });
  });
});
