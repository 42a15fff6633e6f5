import { readFileSync } from 'node:fs';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { addressesOf, builtPage } from '../support/built-page.ts';
import { expect, test } from '../support/visitor.ts';

test('the footer leads to the licences, as text that any browser decodes', async ({ page }) => {
  await page.goto('/terms');
  const [response] = await Promise.all([
    page.waitForResponse('**/licences.txt'),
    page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click(),
  ]);
  expect(response.headers()['content-type']).toMatch(/^text\/plain\b/);
  await expect(page.getByText('Contains OS data © Crown copyright').first()).toBeVisible();
  await expect(page.getByText('Copyright (c) Meta Platforms').first()).toBeVisible();
});

test('every page with a footer names the licences, the sitemap does not', () => {
  const without = listRoutes().filter(
    (route) => !addressesOf(builtPage(route), 'footer a').includes('/licences.txt'),
  );
  expect(without).toEqual([]);
  expect(readFileSync('dist/sitemap-0.xml', 'utf8')).not.toContain('licences');
});
