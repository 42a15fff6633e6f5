import { violationsOf } from '../../support/accessibility.ts';
import { lineOf, openPlanner, WEATHER_FILE, weekHour } from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

const steps = 'Steps, the best first';

test('what to do first is ranked, and a step can be made the plan', async ({ page }) => {
  await openPlanner(page);
  await page.getByRole('button', { name: 'Work out what to do first' }).click();
  const list = page.getByRole('list', { name: steps });
  await expect(list.getByRole('listitem').first()).toContainText(/£/);
  await expect(page.getByRole('status').filter({ hasText: 'steps found' })).toBeVisible();
  await expect(page.getByText(/^Left out \(\d+\)/)).toBeVisible();
  const cost = await lineOf(page, 'Cost of the plan').innerText();
  await list.getByRole('button').first().click();
  await expect(lineOf(page, 'Cost of the plan')).not.toHaveText(cost);
  // Far from the answer it says what has happened, and leads there.
  await expect(list.getByRole('button', { name: /^This is the plan/ })).toHaveCount(1);
  await list.getByRole('link', { name: 'See its answer' }).click();
  await expect(page).toHaveURL(/#planner-answer$/);
  await expect(lineOf(page, 'Cost of the plan')).not.toHaveText(cost);
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: /^Show all/ }).press('Enter');
  await expect(list.getByRole('listitem').nth(6).getByRole('button')).toBeFocused();
  await page.getByLabel('The house', { exact: true }).selectOption('small');
  await expect(list).toHaveCount(0);
});

test('the search can be stopped', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(WEATHER_FILE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/planner#planner');
  const start = page.getByRole('button', { name: 'Work out what to do first' });
  // Only an island that is alive has the parts that are folded away.
  await expect(page.getByText('Prices and guide prices')).toBeVisible();
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(start).toBeFocused();
  letGo();
  await expect(weekHour(page)).toBeVisible();
  await expect(page.getByRole('list', { name: steps })).toHaveCount(0);
});

test('three plans stand side by side, with what differs marked', async ({ page }) => {
  await openPlanner(page);
  const keep = page.getByRole('button', { name: 'Keep this plan' });
  await keep.click();
  await expect(page.getByRole('button', { name: 'This plan is kept' })).toBeDisabled();
  for (const size of ['10', '15']) {
    await page.getByLabel('Battery', { exact: true }).fill(size);
    await keep.click();
  }
  const table = page.getByRole('region', { name: 'Plans side by side' });
  await expect(table.getByRole('row', { name: /^Battery/ }).getByRole('cell')).toHaveText([
    '5 kWh',
    '10 kWh',
    '15 kWh',
  ]);
  await expect(table.getByRole('rowheader', { name: /^Battery/ })).toContainText('differs');
  await expect(table.getByRole('rowheader', { name: /^The house/ })).not.toContainText('differs');
  await expect(table.getByRole('link', { name: 'Plan 3' })).toHaveAttribute(
    'href',
    '/planner?battery=15',
  );
  await page.getByLabel('Battery', { exact: true }).fill('20');
  await expect(page.getByRole('button', { name: 'Keep this plan' })).toBeDisabled();
  await expect(page).toHaveURL(/battery=20/);
  await page.reload();
  await expect(table.getByRole('link')).toHaveText(['Plan 1', 'Plan 2', 'Plan 3']);
  await table.getByRole('button', { name: 'Remove plan 1' }).click();
  await expect(page.getByRole('button', { name: 'Keep this plan' })).toBeEnabled();
});

test('everything can be done by keyboard alone', async ({ page }) => {
  await openPlanner(page);
  await page.getByLabel('Solar panels').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Solar panels')).toHaveAttribute('aria-valuetext', '4.5 kW');
  await page.getByRole('tab', { name: 'A January gale' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'A June week' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(weekHour(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(weekHour(page)).toHaveAttribute('aria-valuetext', /June, 01:00: wind/);
  await page.keyboard.press('ArrowRight');
  await expect(weekHour(page)).toHaveAttribute('aria-valuetext', /June, 02:00: wind/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Table: A June week/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Work out what to do first' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bar with the answer covers no control that the keyboard is on', async ({ page }) => {
    await openPlanner(page);
    await page.getByLabel('The house', { exact: true }).focus();
    /** The control with the focus, and whether something lies over it. */
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
    expect(passed.size).toBe(14);
  });

  test('a finger moves the cursor, and nothing is wider than the screen', async ({ page }) => {
    await openPlanner(page);
    const before = await weekHour(page).getAttribute('aria-valuetext');
    await page.getByRole('img', { name: /what wind and sun give/ }).tap();
    await expect(weekHour(page)).not.toHaveAttribute('aria-valuetext', before ?? '');
    for (const table of await page.getByText('The same as a table').all()) await table.tap();
    await page.getByRole('button', { name: 'Keep this plan' }).tap();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});

test('all that opens is accessible', async ({ page }) => {
  await openPlanner(page);
  await page.getByRole('button', { name: 'Work out what to do first' }).click();
  await expect(page.getByRole('list', { name: steps })).toBeVisible();
  await page.getByRole('button', { name: 'Keep this plan' }).click();
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('details')) block.open = true;
  });
  await expect(page.getByRole('region', { name: /^Table/ })).toHaveCount(3);
  expect(await violationsOf(page, '#planner')).toEqual([]);
});
