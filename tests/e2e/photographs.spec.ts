import type { Page } from '@playwright/test';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { expect, test } from '../support/visitor.ts';

const [{ photographs = [] } = {}] = builtInItems('properties');

test.use({ viewport: { width: 360, height: 740 } });

const row = (page: Page) => page.getByRole('list', { name: 'Photographs' });
const caption = (page: Page, i: number) =>
  row(page).getByText(`${i + 1} of ${photographs.length}: ${photographs[i]?.caption}`);
const button = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Photographs' }).getByRole('button', { name });

test('a house shows its photographs one after another, by its buttons', async ({ page }) => {
  await page.goto('/hospitality/benderloch');
  await row(page).scrollIntoViewIfNeeded();
  await expect(caption(page, 0)).toBeInViewport({ ratio: 0.9 });
  await expect(button(page, 'Previous')).toBeDisabled();
  for (const i of photographs.keys()) {
    await expect(caption(page, i)).toBeInViewport({ ratio: 0.9 });
    if (i < photographs.length - 1) await button(page, 'Next').click();
  }
  await expect(button(page, 'Next')).toBeDisabled();
  await button(page, 'Previous').click();
  await expect(caption(page, photographs.length - 2)).toBeInViewport({ ratio: 0.9 });
});

test('a house shows its photographs by the arrow keys', async ({ page }) => {
  await page.goto('/hospitality/benderloch');
  await row(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(caption(page, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(caption(page, 0)).not.toBeInViewport({ ratio: 0.9 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row scrolls by itself, and has no buttons', async ({ page }) => {
    await page.goto('/hospitality/benderloch');
    await expect(button(page, 'Next')).toBeHidden();
    await row(page).hover();
    await page.mouse.wheel(320, 0);
    await expect(caption(page, 1)).toBeInViewport({ ratio: 0.9 });
  });
});
