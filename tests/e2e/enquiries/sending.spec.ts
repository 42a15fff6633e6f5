import { toastOf, toastSaying } from '../../../harness/visits/toasts.ts';
import {
  box,
  copyCode,
  fillIn,
  idsOf,
  keepsAll,
  openForm,
  send,
  sendAll,
  sentPanel,
  watchPosts,
} from '../../support/enquiry-form.ts';
import { expect, test } from '../../support/visitor.ts';

const ADDRESS = '**/api/enquiries';
const NOT_SENT = 'There was a problem sending your message. Please try again.';

test.use({ expectedMessages: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

test('whatever comes instead of an answer, nothing is lost, and each try is the same enquiry', async ({
  page,
}) => {
  const posts = watchPosts(page);
  const alert = page.getByRole('alert').filter({ hasText: NOT_SENT });
  await openForm(page);
  await fillIn(page);
  await copyCode(page);
  for (const answer of [
    { status: 500, body: 'oh' },
    { status: 503, body: '<p>Busy</p>' },
    'none',
  ] as const) {
    await page.route(ADDRESS, (route) =>
      answer === 'none' ? route.abort() : route.fulfill(answer),
    );
    await send(page).click();
    await expect(page.locator(':focus').getByRole('alert')).toContainText(NOT_SENT);
    await expect(alert.getByRole('link', { name: '01632 960 418' })).toBeVisible();
    await expect(toastSaying(page, 'Error', NOT_SENT)).toBeVisible();
    await box(page, 'Name').focus();
    await page.unroute(ADDRESS);
  }
  await page.reload();
  await keepsAll(page);
  await copyCode(page);
  await send(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(posts).toHaveLength(4);
  expect(new Set(idsOf(posts)).size).toBe(1);
});

test('a line that hangs is given up, and all is kept', async ({ page }) => {
  await page.clock.install();
  await page.route(ADDRESS, () => undefined);
  await openForm(page);
  await sendAll(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(page.locator(':focus').getByRole('alert')).toContainText(NOT_SENT);
  await expect(send(page)).toBeEnabled();
  await keepsAll(page);
});

test('an enquiry whose answer was lost on the way back is stored once, and one that was changed is another', async ({
  page,
}) => {
  const references: unknown[] = [];
  let isLost = true;
  await page.route(ADDRESS, async (route) => {
    const response = await route.fetch();
    references.push(((await response.json()) as { reference: string }).reference);
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  const posts = watchPosts(page);
  await openForm(page);
  await sendAll(page);
  await expect(page.getByRole('alert').filter({ hasText: NOT_SENT })).toBeVisible();
  isLost = false;
  await send(page).click();
  await expect(sentPanel(page)).toContainText(String(references[0]));
  expect(new Set(references).size).toBe(1);

  isLost = true;
  await sendAll(page);
  await expect(page.getByRole('alert').filter({ hasText: NOT_SENT })).toBeVisible();
  isLost = false;
  await box(page, 'Phone').fill('01632 960 222');
  await send(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(new Set(idsOf(posts)).size).toBe(3);
});

test('the form says how long to wait after too many, and what the server finds wrong beside its field', async ({
  page,
}) => {
  await page.route(
    ADDRESS,
    (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: { error: 'Wait.' } }),
    { times: 1 },
  );
  await openForm(page);
  await sendAll(page);
  const alert = page.getByRole('alert');
  await expect(alert.filter({ hasText: NOT_SENT })).toContainText('Wait 42 seconds');
  const message = 'Phone number must be shorter';
  await page.route(ADDRESS, (route) =>
    route.fulfill({
      status: 400,
      json: { error: message, fields: [{ field: 'phone', message }] },
    }),
  );
  await send(page).click();
  await expect(toastOf(page, 'Error').filter({ hasText: `${NOT_SENT} ${message}` })).toBeVisible();
  await expect(box(page, 'Phone')).toHaveAccessibleDescription(new RegExp(message));
  await keepsAll(page);
});

test('without a line the form says so, keeps all, and offers to send when it is back, after a reload too', async ({
  page,
  context,
}) => {
  const posts = watchPosts(page);
  const offline = page.getByRole('heading', { name: 'You are offline' });
  const online = page.getByRole('heading', { name: 'You are online again' });
  const sendNow = page.getByRole('button', { name: 'Send it now' });
  await openForm(page);
  await context.setOffline(true);
  await expect(page.getByText('What you write is kept in this browser.')).toBeVisible();
  await sendAll(page);
  await expect(offline).toBeVisible();
  await expect(toastOf(page, 'Error')).toContainText(NOT_SENT);
  expect(posts).toEqual([]);
  await context.setOffline(false);
  await expect(online).toBeVisible();
  await sendNow.click();
  await expect(sentPanel(page)).toBeVisible();
  expect(posts).toHaveLength(1);

  await context.setOffline(true);
  await sendAll(page);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(online).toBeVisible();
  await copyCode(page);
  await sendNow.click();
  await expect(sentPanel(page)).toBeVisible();
  await page.reload();
  await expect(send(page)).toBeVisible();
  await expect(online).toHaveCount(0);
});

test('what is written on while it is sent stays', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ADDRESS, async (route) => {
    await released;
    await route.continue();
  });
  await openForm(page);
  await sendAll(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await fillIn(page, { Message: 'And one thing more.' });
  release();
  await expect(sentPanel(page)).toBeVisible();
  await expect(box(page, 'Message')).toHaveValue('And one thing more.');
});

test('when all together send too many, the form says when to try again', async ({ page }) => {
  const error = 'More enquiries are coming in just now than we can take.';
  await page.route(ADDRESS, (route) => route.fulfill({ status: 503, json: { error } }));
  await openForm(page);
  await sendAll(page);
  await expect(page.getByRole('alert').filter({ hasText: NOT_SENT })).toContainText(error);
  await keepsAll(page);
});
