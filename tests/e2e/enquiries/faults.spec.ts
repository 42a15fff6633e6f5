import { toast } from '../../../harness/visits/calculator-steps.ts';
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
const FAILURE = 'There was a problem sending your message. Please try again.';

test.use({ expectedMessages: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

for (const [fault, answer] of [
  ['an answer of 500', { status: 500, body: 'oh' }],
  ['an answer that is no JSON', { status: 503, body: '<p>Busy</p>' }],
  ['no answer at all', 'abort'],
] as const) {
  test(`after ${fault} nothing is lost, and a second try is the same enquiry`, async ({ page }) => {
    await page.route(ADDRESS, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    );
    const posts = watchPosts(page);
    await openForm(page);
    await sendAll(page);
    const failure = page.getByRole('alert').filter({ hasText: FAILURE });
    await expect(failure).toBeFocused();
    await expect(failure.getByRole('link', { name: '01632 960 418' })).toBeVisible();
    await expect(toast(page, 'Error')).toContainText(FAILURE);
    await keepsAll(page);
    await page.reload();
    await keepsAll(page);
    await page.unroute(ADDRESS);
    await copyCode(page);
    await send(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(new Set(idsOf(posts)).size).toBe(1);
    expect(posts).toHaveLength(2);
  });
}

test('a line that hangs is given up, and all is kept', async ({ page }) => {
  await page.clock.install();
  await page.route(ADDRESS, () => undefined);
  await openForm(page);
  await sendAll(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeFocused();
  await expect(send(page)).toBeEnabled();
  await keepsAll(page);
});

test('an enquiry whose answer was lost on the way back is stored once', async ({ page }) => {
  const references: unknown[] = [];
  await page.route(ADDRESS, async (route) => {
    const response = await route.fetch();
    references.push(((await response.json()) as { reference: string }).reference);
    await (references.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await openForm(page);
  await sendAll(page);
  await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
  await send(page).click();
  await expect(sentPanel(page)).toContainText(String(references[0]));
  expect(new Set(references).size).toBe(1);
});

test('an enquiry that was changed after a failure is another one', async ({ page }) => {
  await page.route(ADDRESS, (route) => route.abort(), { times: 1 });
  const posts = watchPosts(page);
  await openForm(page);
  await sendAll(page);
  await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
  await box(page, 'Phone').fill('01632 960 222');
  await send(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(new Set(idsOf(posts)).size).toBe(2);
});

test('too many within a minute: the form says how long to wait', async ({ page }) => {
  await page.route(ADDRESS, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: { error: 'Wait.' } }),
  );
  await openForm(page);
  await sendAll(page);
  await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toContainText(
    'Wait 42 seconds',
  );
  await keepsAll(page);
});

test('what the server finds wrong stands beside its field', async ({ page }) => {
  await page.route(ADDRESS, (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'Phone number must be shorter',
        fields: [{ field: 'phone', message: 'Phone number must be shorter' }],
      },
    }),
  );
  await openForm(page);
  await sendAll(page);
  await expect(toast(page, 'Error')).toContainText('Phone number must be shorter');
  await expect(box(page, 'Phone')).toHaveAccessibleDescription(/Phone number must be shorter/);
  await keepsAll(page);
});

test('without a line the form says so, keeps all, and offers to send when it is back', async ({
  page,
  context,
}) => {
  const posts = watchPosts(page);
  await openForm(page);
  await context.setOffline(true);
  await expect(page.getByText('What you write is kept in this browser.')).toBeVisible();
  await sendAll(page);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(posts).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are online again' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('an enquiry that waits for a line still waits after a reload', async ({ page, context }) => {
  await openForm(page);
  await context.setOffline(true);
  await sendAll(page);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are online again' })).toBeVisible();
  await copyCode(page);
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(sentPanel(page)).toBeVisible();
  await page.reload();
  await expect(send(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are online again' })).toHaveCount(0);
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
