import { pageTexts } from '../support/page-texts.ts';
import { expect, test } from '../support/visitor.ts';

const { page: lost, service: lostService } = pageTexts('not-found');

test.use({ expectedMessages: /^Not found: |status of 404/ });

test('an unknown route shows the specified text with status 404', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Not found'));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost.title);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText(lost.text)).toBeVisible();
  expect((await logged).text()).toBe('Not found: /no/such-page');
  await page.getByRole('main').getByRole('link', { name: lost.button }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown service shows a link to all services with status 404', async ({ page }) => {
  const response = await page.goto('/services/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lostService.title);
  await expect(page.getByText(lostService.text)).toBeVisible();
  await page.getByRole('link', { name: lostService.button }).click();
  await expect(page).toHaveURL('/services');
});

test('an unknown case study or house redirects to the error page', async ({ page }) => {
  for (const url of ['/case-studies/no-such-study', '/hospitality/no-such-house']) {
    await test.step(url, async () => {
      await page.goto(url);
      await expect(page).toHaveURL('/not-found');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost.title);
    });
  }
  const response = await page.goto('/not-found');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['strict-transport-security']).toMatch(/max-age=\d{8}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost.title);
});

test('a static host redirects unknown URLs to their error page', async ({ page }) => {
  const plain = await (await page.request.get('/404')).text();
  for (const [url, heading, end] of [
    ['/case-studies/no-such-study', lost.title, '/not-found'],
    ['/services/no-such-service', lostService.title, '/services/404'],
    ['/hospitality/no-such-house', lost.title, '/not-found'],
  ] as const) {
    await test.step(url, async () => {
      await page.route(`**${url}`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: plain }),
      );
      await page.goto(url);
      await expect(page).toHaveURL(end);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
});
