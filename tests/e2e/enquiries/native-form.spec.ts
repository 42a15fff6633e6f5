// Forms posted without scripts, and the Worker's responses as pages of the site.
import type { Page } from '@playwright/test';
import { waitForToastHost } from '../../../harness/flows/toasts.ts';
import { findViolations } from '../../support/accessibility.ts';
import { EXAMPLE_ENQUIRY } from '../../support/enquiry-example.ts';
import {
  enquiryField,
  ENQUIRY_BY_LABEL,
  fillInEnquiry,
  expectExampleKept,
  openEnquiryForm,
  sendButton,
  waitForTokenAge,
} from '../../support/enquiry-form.ts';
import { storedRows } from '../../support/worker.ts';
import { CONTACT } from '../../support/company.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';
import { delayRequests } from '../../../harness/flows/delay-requests.ts';

const CALL = '**/api/enquiries';
const FORM_SCRIPT = '**/EnquiryForm.*.js';

// The browser also logs a status other than 200.
test.use({ expectedMessages: /status of 4\d\d/ });

const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. Your message has been sent.',
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can send an enquiry without JavaScript', async ({ page }) => {
    await test.step('the site thanks the visitor for a stored enquiry', async () => {
      const message = crypto.randomUUID();
      await page.goto('/contact');
      await expect(page.locator('#captcha-code')).toBeHidden();
      await fillInEnquiry(page, { ...ENQUIRY_BY_LABEL, Message: message });
      await waitForTokenAge(page);
      await sendButton(page).click();
      await thanks(page);
      await expect(page).toHaveTitle(`Thank you | ${CONTACT.name}`);
      const [row] = storedRows(`SELECT * FROM enquiries WHERE message = '${message}'`);
      expect(row).toMatchObject({
        name: EXAMPLE_ENQUIRY.name,
        service: 'solar',
        subject: 'Service Inquiry: Solar Solutions',
        is_suspect: 0,
      });
      const main = page.getByRole('main');
      await expect(main).toContainText(`Your reference is ${String(row?.['reference'])}.`);
      await expect(main.getByText('give this reference').getByRole('link')).toHaveText([
        CONTACT.phone,
        CONTACT.email,
      ]);
      await expect(main).toContainText(pageTexts('contact').answer);
      await expect(main).toContainText(/We(?: are here until|’ll be back on) \w+/);
      for (const phrase of [
        EXAMPLE_ENQUIRY.name,
        EXAMPLE_ENQUIRY.email,
        'Service Inquiry: Solar Solutions',
        message,
      ]) {
        await expect(main.getByRole('definition').filter({ hasText: phrase })).toBeVisible();
      }
      await expect(page.getByRole('form')).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to the home page' }).click();
      await expect(page).toHaveURL('/');
    });
    await test.step('an unreadable message is reported as unsent, with advice', async () => {
      await page.goto('/contact');
      await fillInEnquiry(page, { ...ENQUIRY_BY_LABEL, Message: 'x'.repeat(1_000_000) });
      await sendButton(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Your message has not been sent');
      await expect(alert).toContainText('Message must be 5000 characters or fewer');
      await expect(alert).toContainText('Go back to the form: your message should still be there.');
      await expect(page).toHaveTitle(`Error: Contact | ${CONTACT.name}`);
      await page.goBack();
      await expect(enquiryField(page, 'Name')).toHaveValue(EXAMPLE_ENQUIRY.name);
    });
    await test.step('a form with errors can be corrected and sent', async () => {
      const message = `\nTwo lines,\n"quoted" & <b>plain</b> ${crypto.randomUUID()}`;
      await page.goto('/contact');
      await fillInEnquiry(page, {
        ...ENQUIRY_BY_LABEL,
        Email: 'morag',
        Phone: ' ',
        Service: 'Something else',
        Message: message,
      });
      await sendButton(page).click();
      await expect(page).toHaveTitle(`Error: Contact | ${CONTACT.name}`);
      const summary = page.getByRole('alert');
      const errors = [
        ['Email', 'Please enter a valid email address'],
        ['Phone', 'Enter your phone number'],
        ['Subject', 'Enter a subject'],
      ] as const;
      await expect(summary.getByRole('link')).toHaveText(errors.map(([, error]) => error));
      for (const [label, error] of errors) {
        await expect(enquiryField(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(enquiryField(page, label)).toHaveAccessibleDescription(
          new RegExp(`Error: ${error}$`),
        );
        const field = page.locator('.has-error', { has: page.getByLabel(label, { exact: true }) });
        await expect(field).toBeVisible();
      }
      await expect(page.locator('.has-error')).toHaveCount(errors.length);
      await summary.getByRole('link', { name: 'Enter your phone number' }).click();
      await expect(enquiryField(page, 'Phone')).toBeFocused();
      await expect(enquiryField(page, 'Email')).toHaveValue('morag');
      await expect(enquiryField(page, 'Name')).toHaveValue(EXAMPLE_ENQUIRY.name);
      await expect(enquiryField(page, 'Service')).toHaveValue('other');
      await expect(enquiryField(page, 'Message')).toHaveValue(message);
      await expect(page.getByText('Your message is still here.')).toBeVisible();

      await fillInEnquiry(page, {
        Email: EXAMPLE_ENQUIRY.email,
        Phone: EXAMPLE_ENQUIRY.phone,
        Subject: 'A mast',
      });
      await sendButton(page).click();
      await thanks(page);
      const [row] = storedRows(
        `SELECT * FROM enquiries WHERE message LIKE '%${message.slice(-36)}'`,
      );
      expect(row).toMatchObject({
        service: 'other',
        subject: 'A mast',
        message: message.trim(),
      });
    });
  });
});

test('a visitor can send an enquiry before hydration', async ({ page }) => {
  await test.step('edits are kept until sent', async () => {
    const releaseScript = await delayRequests(page, FORM_SCRIPT);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillInEnquiry(page, { ...ENQUIRY_BY_LABEL, Phone: '' });
    await sendButton(page).click();
    await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
    await waitForToastHost(page);
    releaseScript();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your phone number']);
    await expect(enquiryField(page, 'Message')).toHaveValue(EXAMPLE_ENQUIRY.message);
    await expect(enquiryField(page, 'Verification code')).toHaveCount(0);
    await fillInEnquiry(page, { Phone: EXAMPLE_ENQUIRY.phone });
    await openEnquiryForm(page);
    await expectExampleKept(page);
    await page.goBack();
    await sendButton(page).click();
    await thanks(page);
    await page.waitForLoadState();
    await openEnquiryForm(page);
    await expect(enquiryField(page, 'Message')).toHaveValue('');
  });
  await test.step('hostile text is shown as text on an accessible page', async () => {
    const hostile = `"'></textarea></option><script>document.title='taken'</script><img src=x onerror=1> &amp; &lt;`;
    await page.goto('/contact');
    const policyOf = () =>
      page.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
    const policy = await policyOf();
    const answered = page.waitForResponse(CALL);
    await page.evaluate((text) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/api/enquiries';
      for (const { name } of document.querySelectorAll<HTMLInputElement>('form.enquiry [name]')) {
        form.append(Object.assign(document.createElement('textarea'), { name, value: text }));
      }
      document.body.append(form);
      form.submit();
    }, hostile);
    const response = await answered;
    expect(response.status()).toBe(400);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(response.headers()).not.toHaveProperty('etag');
    await expect(page).toHaveTitle(`Error: Contact | ${CONTACT.name}`);
    expect(await policyOf()).toBe(policy);
    for (const label of ['Name', 'Email', 'Phone', 'Service', 'Message', 'Leave this box empty']) {
      await expect(enquiryField(page, label)).toHaveValue(hostile);
    }
    await expect(page.locator('[onerror]')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });
});
