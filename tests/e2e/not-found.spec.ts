import { expect, test } from '../support/visitor.ts';

test.use({ expectedMessages: /^Not found: |status of 404/ });

test('an unknown route answers 404 with the specified words and logs the path', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Not found'));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(
    page.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  expect((await logged).text()).toBe('Not found: /no/such-page');
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown service says so, with status 404 and a way back', async ({ page }) => {
  const response = await page.goto('/services/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
  await expect(
    page.getByText("Sorry, we couldn't find the service you're looking for."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Services' }).click();
  await expect(page).toHaveURL('/services');
});

test('a case study or a house that is not there leads to /not-found, which answers 404 itself', async ({
  page,
}) => {
  for (const address of ['/case-studies/no-such-study', '/hospitality/no-such-house']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveURL('/not-found');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    });
  }
  const response = await page.goto('/not-found');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['strict-transport-security']).toMatch(/max-age=\d{8}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('on a host that knows only 404.html every address still ends where it should', async ({
  page,
}) => {
  const plain = await (await page.request.get('/404')).text();
  for (const [address, heading, end] of [
    ['/case-studies/no-such-study', 'Page Not Found', '/not-found'],
    ['/services/no-such-service', 'Service Not Found', '/services/404'],
    ['/hospitality/no-such-house', 'Page Not Found', '/not-found'],
  ] as const) {
    await test.step(address, async () => {
      await page.route(`**${address}`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: plain }),
      );
      await page.goto(address);
      await expect(page).toHaveURL(end);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
});

test('the API answers what it does not know with JSON', async ({ request }) => {
  const response = await request.get('/api/no-such-call');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual({ error: 'There is no /api/no-such-call here.' });
});
