import { expect, test } from '@playwright/test';
import { createPostedEnquiry } from '../../support/enquiry-example.ts';
import { postEnquiry, takeFormToken } from '../../support/worker.ts';
import { findViolations } from '../../support/accessibility.ts';

test('an employee can answer and delete an enquiry', async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const formToken = await takeFormToken(origin);
  const email = `inbox-${Date.now()}@croft.example`;
  const estimate = `${origin}/planner#planner?solar=4`;
  const { reference } = await postEnquiry(
    origin,
    createPostedEnquiry({
      email,
      message: `My estimate:\n${estimate}\nhttps://else.example/x`,
      shown: formToken,
    }),
  );
  await page.goto('/inbox');
  await expect(page).toHaveTitle(/unanswered.* old\b.* \| Inbox$/);
  await page.getByLabel('Search').fill(email.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  const list = page.getByRole('tabpanel').getByRole('listitem');
  await expect(list).toHaveCount(1);
  await list.getByRole('button').click();

  await test.step('the enquiry is shown with links to the site only', async () => {
    await expect(page.getByRole('heading', { name: new RegExp(`^${reference}`) })).toBeFocused();
    await expect(page.getByRole('link', { name: email })).toBeVisible();
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: estimate })).toHaveAttribute('href', estimate);
    await expect(article.getByRole('link', { name: /else/ })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('a note survives a reload', async () => {
    await page.getByLabel('Note').fill('Survey on Friday');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByRole('status').first()).toContainText('Note saved.');
    await page.reload();
    await expect(page.getByLabel('Note')).toHaveValue('Survey on Friday');
  });

  await test.step('the back button returns to the list from an answered enquiry', async () => {
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(page.getByText(/Marked as answered on .* by this computer/)).toBeVisible();
    await expect(page.getByText('No enquiry contains')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toBeHidden();
    await page.getByRole('tab', { name: /^Answered/ }).click();
    await expect(list).toHaveCount(1);
    await list.getByRole('button').click();
  });

  await test.step('the enquiry is deleted after its export', async () => {
    await page.getByText('Download or delete').click();
    const exported = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download (JSON file)' }).click();
    expect((await exported).suggestedFilename()).toBe(`${email}.json`);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('status').first()).toContainText(`Deleted: ${reference}.`);
    await expect(page.getByRole('article')).toBeHidden();
  });
});

test('Try again loads the inbox after a failed request', async ({ page }) => {
  await page.route('**/api/inbox?*', (route) => route.abort(), { times: 1 });
  await page.goto('/inbox');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').first()).toContainText(/unanswered enquir(y|ies)/);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the inbox reports an expired session', async ({ page }) => {
  await page.route('**/api/inbox?*', (route) =>
    route.fulfill({ status: 403, json: { error: 'no' } }),
  );
  await page.goto('/inbox');
  await expect(page.getByRole('alert')).toContainText('Reload this page to sign in again.');
});

test('any number of suspected enquiries can be deleted at once', async ({ page }) => {
  const suspects = Array.from({ length: 120 }, (_, i) => ({
    ...{ id: `suspect-${i}`, reference: `MR-${i}`, received_at: 1, name: `Sender ${i}` },
    ...{ service: '', subject: 'Offer', is_suspect: 1, answered_at: null },
  }));
  const deleted: string[] = [];
  await page.route('**/api/inbox?*', (route) =>
    route.fulfill({
      json: {
        counts: { unanswered: 0, answered: 0, suspected: suspects.length, oldest: null },
        enquiries: deleted.length > 0 ? [] : suspects,
        hasMore: false,
      },
    }),
  );
  // The Worker rejects more than 50 at once.
  await page.route('**/api/inbox/delete-suspected', (route) => {
    const { ids } = route.request().postDataJSON() as { ids: string[] };
    if (ids.length > 50) return route.fulfill({ status: 400, json: { error: 'too many' } });
    deleted.push(...ids);
    return route.fulfill({ json: { deleted: ids } });
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/inbox?view=suspected');
  await page.getByRole('button', { name: 'Delete all listed' }).click();
  await expect(page.getByText('There is no suspected spam.')).toBeVisible();
  expect(deleted).toHaveLength(suspects.length);
});
