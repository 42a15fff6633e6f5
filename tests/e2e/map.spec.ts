import { FIRM } from '../support/firm.ts';
import { expect, test } from '../support/visitor.ts';

test('the outside map comes only when it is asked for', async ({ page }) => {
  const asked: string[] = [];
  await page.context().route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>the outside map</p>' });
  });
  page.removeAllListeners('request');
  await page.goto('/contact');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  await expect(page.getByRole('img', { name: FIRM.mapAlt ?? '' })).toBeVisible();
  await expect(frame.getByRole('link')).toBeVisible();
  expect(asked).toEqual([]);
  await frame.getByRole('link', { name: 'Show the OpenStreetMap map' }).click();
  await expect(frame.getByText('the outside map')).toBeVisible();
  expect(asked).toHaveLength(1);
});
