import type { Page } from '@playwright/test';
import { pageTexts } from '../support/page-texts.ts';
import { expect, test } from '../support/visitor.ts';

const MOVED = 9;
const calm = (page: Page) => page.getByLabel('Calm the wind');

/** The states of what moves in the landscape. */
const statesOf = (page: Page) =>
  page
    .locator('.scene img')
    .evaluateAll((all) =>
      all.flatMap((each) => each.getAnimations().map(({ playState }) => playState)),
    );

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the wind blows over Home until it is calmed, and leaves the way to a quote free', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await expect.poll(() => statesOf(page)).toEqual(Array(MOVED).fill('running'));
    await calm(page).check();
    await expect.poll(() => statesOf(page)).toEqual(Array(MOVED).fill('paused'));
    await page
      .getByRole('main')
      .getByRole('link', { name: pageTexts('home').buttons.contact })
      .first()
      .click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing on Home moves, and there is nothing to calm', async ({ page }) => {
    await page.goto('/');
    expect(await statesOf(page)).toEqual([]);
    await expect(calm(page)).toBeHidden();
  });
});
