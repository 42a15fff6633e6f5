import { expect, test } from '../support/visitor.ts';

test.use({ expectedMessages: /Failed to load resource|^Picture missing: / });

test('a broken picture is replaced, and logged for case studies only', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route(/_astro\/property-uta.*\.svg/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/hospitality/uta');
  await expect(page.locator('.intro img')).toHaveAttribute('src', /fallback/);
  expect(messages.filter((message) => message.startsWith('Picture missing'))).toEqual([]);
  await page.route(/_astro\/case-claddach.*\.svg/, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Picture missing: '),
  );
  await page.goto('/case-studies');
  const picture = page.locator('#claddach-kirkibost-centre img');
  await expect(picture).toHaveAttribute('src', /fallback/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const message = await logged;
  expect(message.type()).toBe('error');
  expect(message.text()).toContain('case-claddach-kirkibost');
});

test('a picture that failed before the script ran is replaced', async ({ page }) => {
  await page.addInitScript(() => {
    const stop = (event: Event) => {
      if (event.target instanceof HTMLImageElement) event.stopImmediatePropagation();
    };
    addEventListener('error', stop, true);
  });
  await page.route(/_astro\/property-benderloch.*\.svg/, (route) => route.abort());
  const broken = page.waitForEvent('requestfailed');
  await page.route('**/hold.js', async (route) => {
    await broken;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('**/hospitality/benderloch', async (route) => {
    const body = await (await route.fetch()).text();
    const delayed = body.replace('</body>', '<script src="/hold.js"></script></body>');
    await route.fulfill({ contentType: 'text/html', body: delayed });
  });
  await page.goto('/hospitality/benderloch');
  await expect(page.locator('.intro img')).toHaveAttribute('src', /fallback/);
});
