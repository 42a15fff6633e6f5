import type { Page } from '@playwright/test';
import { findViolations } from '../../support/accessibility.ts';
import { countWords, lineOf, openPlanner, stepsOf } from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

const batteryOf = (page: Page) => page.getByLabel('Battery', { exact: true });
const chipOf = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });

test('ranked steps can be added and removed', async ({ page }) => {
  await openPlanner(page);
  await test.step('slider, chart and table can be used by keyboard alone', async () => {
    const panels = page.getByLabel('Solar panels', { exact: true });
    await panels.focus();
    await page.keyboard.press('ArrowRight');
    await expect(panels).toHaveAttribute('aria-valuetext', '4.5 kW');
    await page.locator('summary', { hasText: 'The year month by month' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /^Electricity made/ })).toBeVisible();
    const table = page.getByRole('region', { name: /^Table: Electricity made/ });
    await expect(table).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(table).toBeHidden();
  });
  await test.step('the next steps are ranked automatically', async () => {
    const steps = stepsOf(page).getByRole('listitem');
    await expect(steps.nth(1)).toBeVisible();
    await expect(steps.first()).toContainText(/Yearly saving£[\d,]+£[\d,]+ to £[\d,]+/);
    await expect(steps.first()).toContainText(/The saving depends most on /);
    await page.getByText('Other steps, and steps we ruled out').click();
    const others = page.getByRole('list', { name: 'Other steps' }).getByRole('listitem');
    await expect(others.nth(3)).toBeVisible();
    expect(await others.count()).toBeLessThanOrEqual(8);
    await expect(page.getByRole('heading', { name: 'Ruled out' })).toBeVisible();
  });
  await test.step('every expanded section is accessible', async () => {
    await page.evaluate(() => {
      for (const block of document.querySelectorAll('details')) block.open = true;
    });
    await expect(page.getByRole('region', { name: /^Table/ })).toHaveCount(1);
    // The bar at the bottom covers content until the page is scrolled.
    await page.setViewportSize({ width: 1280, height: 6000 });
    expect(await findViolations(page, '#planner')).toEqual([]);
  });
  await test.step('an added step changes the cost', async () => {
    const list = stepsOf(page);
    const cost = await lineOf(page, 'Cost of the plan').innerText();
    const added = list.getByRole('listitem').filter({ hasText: 'Draught-proofing' }).first();
    const name = await added.getByRole('heading').innerText();
    await added.getByRole('button').press('Enter');
    await expect(lineOf(page, 'Cost of the plan')).not.toHaveText(cost);
    // The next step replaces the added one, and takes the focus.
    await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeFocused();
    await expect(list.getByRole('heading', { name, exact: true })).toHaveCount(0);
  });
  await test.step('each step can be removed by its chip', async () => {
    for (const name of ['Solar panels 4.5 kW', 'Battery 5 kWh', 'Heat pump with radiators']) {
      await chipOf(page, name).click();
      await expect(chipOf(page, name)).toHaveCount(0);
    }
    const rest = page.getByRole('button', { name: /^Remove / });
    for (let left = await rest.count(); left > 0; left--) {
      await rest.first().press('Enter');
      await expect(rest).toHaveCount(left - 1);
    }
    await expect(page.getByText('Your plan is empty')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where should you start?' })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the planner can be used by touch', async ({ page }) => {
    await page.clock.install();
    await openPlanner(page);
    await test.step('the three questions fit on a screen and a half', async () => {
      const first = await page.getByLabel('You are').boundingBox();
      const last = await page.getByLabel('Amount').boundingBox();
      if (!first || !last) throw new Error('The questions are not shown');
      expect(last.y + last.height - first.y).toBeLessThan(1.5 * 740);
    });
    await test.step('the answer bar never covers the focused control', async () => {
      await page.getByLabel('You are').focus();
      /** The control with the focus, and whether something covers it. */
      const onControl = () =>
        page.evaluate(() => {
          const control = document.activeElement;
          if (!control?.closest('form')) return undefined;
          const { left, top, height } = control.getBoundingClientRect();
          const above = document.elementFromPoint(left + 20, top + height / 2);
          return { name: control.id || control.textContent, isCovered: !control.contains(above) };
        });
      const passed = new Set<string>();
      for (let on = await onControl(); on; on = await onControl()) {
        expect(on).toEqual({ name: on.name, isCovered: false });
        passed.add(on.name);
        await page.keyboard.press('Tab');
      }
      expect(passed.size).toBeGreaterThan(24);
    });
    await test.step('the answer bar has a telephone link', async () => {
      const call = page.getByRole('form', { name: 'Your plan' }).locator('..').getByRole('link');
      await expect(call.filter({ hasText: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
    });
    await test.step('an opened table fits the screen', async () => {
      await page.getByText('The year month by month').tap();
      await page.getByText('The same as a table').tap();
      await expect(page.getByRole('region', { name: /^Table: Electricity made/ })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
    });
    await test.step('the back button restores the earlier plan', async () => {
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await batteryOf(page).fill('9');
      // Before the URL is updated.
      await page.getByRole('link', { name: /^Saves £|^Costs more £/ }).click();
      await page.clock.resume();
      await expect(page).toHaveURL(/\/planner#planner-answer\?.*battery=9&warmth=radiators$/);
      await expect(batteryOf(page)).toHaveValue('9');
      await page.goBack();
      await expect(batteryOf(page)).toHaveValue('5');
    });
  });

  test('the expanded planner has fewer than 2,200 words', async ({ page }) => {
    await openPlanner(page);
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds.filter((each) => !each.textContent.startsWith('Print a'))) {
        fold.setAttribute('open', '');
      }
    });
    await expect(page.getByText('The same as a table')).toBeVisible();
    expect(await countWords(page)).toBeLessThan(2200);
  });
});
