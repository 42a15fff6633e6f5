import type { Page } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ reducedMotion: 'no-preference', viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

test('the menu can be closed by mouse or keyboard', async ({ page }) => {
  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveCount(10);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();

  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();

  await test.step('the menu keeps the focus until Escape', async () => {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !document.getElementById('menu')?.contains(active);
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test('the menu shows all its links on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menuButton(page).click();
  const links = menuOf(page).getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  let below = 0;
  for (const { top, bottom, left, right, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(top).toBeGreaterThanOrEqual(below);
    expect(height).toBeGreaterThanOrEqual(44);
    below = bottom;
  }
  expect(await findViolations(page, '#menu')).toEqual([]);
});

test('the menu button moves below the company’s name in large text', async ({ page }) => {
  const edges = async () => {
    const name = await page.getByRole('banner').getByRole('link', { name: /home$/ }).boundingBox();
    const button = await menuButton(page).boundingBox();
    return { buttonTop: button?.y ?? 0, nameBottom: (name?.y ?? 0) + (name?.height ?? 0) };
  };
  const beside = await edges();
  expect(beside.buttonTop).toBeLessThan(beside.nameBottom);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const under = await edges();
  expect(under.buttonTop).toBeGreaterThanOrEqual(under.nameBottom);
});

test('the menu closes when the page changes', async ({ page }) => {
  const menu = menuOf(page);
  await menuButton(page).click();
  await menu.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await page.evaluate(() => {
    location.hash = '#values';
  });
  await expect(menu).toBeHidden();
});

test('the menu opens and closes in older browsers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    document.addEventListener('DOMContentLoaded', () => {
      for (const button of document.querySelectorAll('[commandfor]'))
        button.removeAttribute('command');
      const menu = document.getElementById('menu');
      menu?.removeAttribute('closedby');
      // As on iPhones, which fire no event for taps on inactive areas.
      menu?.addEventListener('click', (event) => {
        event.stopPropagation();
      });
    });
  });
  await page.reload();
  const menu = menuOf(page);
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
});

test('the header is not sticky if enlarged text fills the screen', async ({ page }) => {
  const positionOfHeader = () =>
    page.getByRole('banner').evaluate((e) => getComputedStyle(e).position);
  for (const [width, height, position] of [
    [360, 740, 'sticky'],
    // 200% text on such a phone, and 400% on a desktop.
    [180, 370, 'static'],
    [320, 256, 'static'],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await positionOfHeader(), `${width}`).toBe(position);
  }
});
