import type { Page } from '@playwright/test';
import { toastOf, toastWithText } from '../../../harness/flows/toasts.ts';
import {
  enquiryField,
  copyCaptchaCode,
  fillInEnquiry,
  enquiryIdsOf,
  expectExampleKept,
  openEnquiryForm,
  sendButton,
  sendExample,
  sentPanel,
  writeAnotherEnquiry,
  watchEnquiryPosts,
} from '../../support/enquiry-form.ts';
import { CONTACT } from '../../support/company.ts';
import { expect, test } from '../../support/visitor.ts';

const ADDRESS = '**/api/enquiries';
const NOT_SENT = 'There was a problem sending your message. Please try again.';

test.use({ expectedMessages: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

const notSent = (page: Page) => page.getByRole('alert').filter({ hasText: NOT_SENT });

test('an enquiry can be sent again after any failure', async ({ page }) => {
  const posts = watchEnquiryPosts(page);
  await page.clock.install();
  await openEnquiryForm(page);
  await test.step('a hanging connection times out', async () => {
    await page.route(ADDRESS, () => undefined);
    await sendExample(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.fastForward(20_000);
    await expect(page.locator(':focus').getByRole('alert')).toContainText(NOT_SENT);
    await expect(sendButton(page)).toBeEnabled();
    await expectExampleKept(page);
    await page.unroute(ADDRESS);
  });
  await test.step('an invalid response is reported with another way to reach the company', async () => {
    for (const answer of [
      { status: 500, body: 'oh' },
      { status: 503, body: '<p>Busy</p>' },
      'none',
    ] as const) {
      await page.route(ADDRESS, (route) =>
        answer === 'none' ? route.abort() : route.fulfill(answer),
      );
      await enquiryField(page, 'Name').focus();
      await sendButton(page).click();
      await expect(page.locator(':focus').getByRole('alert')).toContainText(NOT_SENT);
      await expect(notSent(page).getByRole('link', { name: CONTACT.phone })).toBeVisible();
      await expect(toastWithText(page, 'Error', NOT_SENT)).toBeVisible();
      await page.unroute(ADDRESS);
    }
  });
  await test.step('per-sender and global rate limits are reported with the waiting time', async () => {
    const wait = { status: 429, headers: { 'retry-after': '42' }, body: 'Too many requests' };
    const error = 'Too many enquiries have come from your connection in the last hour.';
    for (const [answer, advice] of [
      [wait, 'Wait 42 seconds'],
      [{ ...wait, body: JSON.stringify({ error }) }, error],
      [{ status: 503, json: { error } }, error],
    ] as const) {
      await page.route(ADDRESS, (route) => route.fulfill(answer), { times: 1 });
      await sendButton(page).click();
      await expect(notSent(page)).toContainText(advice);
      await expectExampleKept(page);
    }
  });
  await test.step('the server’s errors are beside their fields', async () => {
    const message = 'Phone number must be shorter';
    const json = { error: message, fields: [{ field: 'phone', message }] };
    await page.route(ADDRESS, (route) => route.fulfill({ status: 400, json }), { times: 1 });
    await sendButton(page).click();
    await expect(
      toastOf(page, 'Error').filter({ hasText: `${NOT_SENT} ${message}` }),
    ).toBeVisible();
    await expect(enquiryField(page, 'Phone')).toHaveAccessibleDescription(new RegExp(message));
    await expectExampleKept(page);
  });
  await test.step('a later attempt succeeds after a reload', async () => {
    await page.reload();
    await expectExampleKept(page);
    await copyCaptchaCode(page);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
  });
  expect(posts).toHaveLength(9);
  expect(new Set(enquiryIdsOf(posts)).size).toBe(1);
});

test('an enquiry is stored once on any connection', async ({ page }) => {
  await openEnquiryForm(page);
  await test.step('only changed text is stored as a new enquiry', async () => {
    const references: unknown[] = [];
    let isLost = true;
    await page.route(ADDRESS, async (route) => {
      const response = await route.fetch();
      references.push(((await response.json()) as { reference: string }).reference);
      await (isLost ? route.abort() : route.fulfill({ response }));
    });
    const posts = watchEnquiryPosts(page);
    await sendExample(page);
    await expect(notSent(page)).toBeVisible();
    isLost = false;
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText(String(references[0]));
    expect(new Set(references).size).toBe(1);
    await writeAnotherEnquiry(page);

    isLost = true;
    await sendExample(page);
    await expect(notSent(page)).toBeVisible();
    isLost = false;
    await enquiryField(page, 'Phone').fill('01632 960 222');
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(new Set(enquiryIdsOf(posts)).size).toBe(3);
    await page.unroute(ADDRESS);
    await writeAnotherEnquiry(page);
  });
  await test.step('text typed while sending is kept', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(ADDRESS, async (route) => {
      await released;
      await route.continue();
    });
    await sendExample(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(sentPanel(page)).toHaveCount(0);
    await fillInEnquiry(page, { Message: 'And one thing more.' });
    release();
    await expect(sentPanel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Continue with your new message' }).click();
    await expect(enquiryField(page, 'Message')).toHaveValue('And one thing more.');
    await page.unroute(ADDRESS);
  });
  await test.step('the form offers to send later while offline', async () => {
    const posts = watchEnquiryPosts(page);
    const context = page.context();
    const offline = page.getByRole('heading', { name: 'You are offline' });
    const online = page.getByRole('heading', { name: 'You are online again' });
    const sendNow = page.getByRole('button', { name: 'Send it now' });
    await context.setOffline(true);
    await expect(page.getByText('Your message is saved in this browser.')).toBeVisible();
    await sendExample(page);
    await expect(offline).toBeVisible();
    await expect(toastOf(page, 'Error')).toContainText(NOT_SENT);
    expect(posts).toEqual([]);
    await context.setOffline(false);
    await expect(online).toBeVisible();
    await sendNow.click();
    await expect(sentPanel(page)).toBeVisible();
    expect(posts).toHaveLength(1);
    await writeAnotherEnquiry(page);

    await context.setOffline(true);
    await sendExample(page);
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(online).toBeVisible();
    await copyCaptchaCode(page);
    await sendNow.click();
    await expect(sentPanel(page)).toBeVisible();
    await page.reload();
    await expect(sendButton(page)).toBeVisible();
    await expect(online).toHaveCount(0);
  });
});
