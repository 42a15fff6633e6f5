import { violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ reducedMotion: 'no-preference', viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('the menu opens and closes with its buttons', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveCount(6);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
});

test('the menu lists its links one under another, none of them cut, and is accessible', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
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
  expect(await violationsOf(page, '#menu')).toEqual([]);
});

test('the menu keeps the focus, and Escape gives it back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
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
  await expect(button).toBeFocused();
});

test('a click outside closes the menu', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
});

test('the menu is closed after every change of route', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => {
    location.hash = '#values';
  });
  await expect(menu).toBeHidden();
});

test('the menu works where browsers know neither invoker commands nor closedby', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    document.addEventListener('DOMContentLoaded', () => {
      for (const button of document.querySelectorAll('[commandfor]'))
        button.removeAttribute('command');
      document.getElementById('menu')?.removeAttribute('closedby');
    });
  });
  await page.reload();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
});

test('the menu stands beside the name on a phone, and under it where text is enlarged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const edges = async () => {
    const name = await page.getByRole('banner').getByRole('link', { name: /home$/ }).boundingBox();
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    return { menuTop: menu?.y ?? 0, nameBottom: (name?.y ?? 0) + (name?.height ?? 0) };
  };
  const beside = await edges();
  expect(beside.menuTop).toBeLessThan(beside.nameBottom);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const under = await edges();
  expect(under.menuTop).toBeGreaterThanOrEqual(under.nameBottom);
});
