import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import {
  lineOf,
  openPlanner,
  settles,
  stepsOf,
  unfold,
  weekHour,
} from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

const batteryOf = (page: Page) => page.getByLabel('Battery', { exact: true });

async function standSideBySide(page: Page) {
  const keep = page.getByRole('button', { name: 'Keep this plan' });
  await keep.click();
  await expect(page.getByRole('button', { name: 'This plan is kept' })).toBeDisabled();
  for (const size of ['10', '15']) {
    await batteryOf(page).fill(size);
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
    '#planner?v=2&panels=4&turbine=kw3&battery=15&warmth=radiators',
  );
  await batteryOf(page).fill('20');
  await expect(keep).toBeDisabled();
  await expect(page).toHaveURL(/battery=20/);
  await page.reload();
  await settles(page);
  await unfold(page);
  await expect(table.getByRole('link')).toHaveText(['Plan 1', 'Plan 2', 'Plan 3']);
  await table.getByRole('button', { name: 'Remove plan 1' }).click();
  await expect(keep).toBeEnabled();
}

async function worksByKeyboard(page: Page) {
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
  await expect(page.getByRole('region', { name: /^Table: A June week/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'To take along' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: /^Keep this plan|^This plan is kept/ }),
  ).toBeFocused();
}

async function ranksSteps(page: Page) {
  const [first, ...more] = await stepsOf(page).getByRole('listitem').all();
  expect(more.length).toBeGreaterThan(0);
  await expect(first ?? stepsOf(page)).toContainText(/Saves a year£[\d,]+£\d+ a month/);
  await expect(first ?? stepsOf(page)).toContainText(
    /Likely £[\d,]+ to £[\d,]+ a year. Not known: /,
  );
  await page.getByText('All other steps, and what was left out').click();
  const others = page.getByRole('list', { name: 'All other steps' });
  expect(await others.getByRole('listitem').count()).toBeGreaterThan(3);
  await expect(page.getByRole('heading', { name: 'Left out' })).toBeVisible();
}

async function isAccessible(page: Page) {
  await page.getByRole('button', { name: 'Keep this plan' }).click();
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('details')) block.open = true;
  });
  await expect(page.getByRole('region', { name: /^Table/ })).toHaveCount(3);
  expect(await violationsOf(page, '#planner')).toEqual([]);
}

async function takesStep(page: Page) {
  const list = stepsOf(page);
  const cost = await lineOf(page, 'Cost of the plan').innerText();
  const taken = list.getByRole('listitem').first();
  const name = await taken.getByRole('heading').innerText();
  await taken.getByRole('button').press('Enter');
  await expect(lineOf(page, 'Cost of the plan')).not.toHaveText(cost);
  // It goes on with what comes next, and the focus is where that stands.
  await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeFocused();
  await expect(list.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await expect(list.getByRole('listitem').first()).toContainText(/£/);
}

async function startsAgain(page: Page) {
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('heading', { name: 'Where should you start?' })).toBeFocused();
  await expect(page.getByText('Nothing is planned yet')).toBeVisible();
  await expect(stepsOf(page).getByRole('heading', { name: /heat pump/ })).toBeVisible();
}

test('plans are compared, and what to do first is ranked, with mouse and keyboard', async ({
  page,
}) => {
  await openPlanner(page);
  await test.step('three plans stand side by side, with what differs marked', () =>
    standSideBySide(page));
  await test.step('everything can be done by keyboard alone', () => worksByKeyboard(page));
  await test.step('what to do next is ranked unasked', () => ranksSteps(page));
  await test.step('all that opens is accessible', () => isAccessible(page));
  await test.step('a step can be taken, and the next ones follow', () => takesStep(page));
  await test.step('all of it can be given up', () => startsAgain(page));
});

async function seesWhatHasFocus(page: Page) {
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
  expect(passed.size).toBeGreaterThan(24);
}

async function worksByFinger(page: Page) {
  const before = await weekHour(page).getAttribute('aria-valuetext');
  await page.getByRole('img', { name: /what wind and sun give/ }).tap();
  await expect(weekHour(page)).not.toHaveAttribute('aria-valuetext', before ?? '');
  for (const table of await page.getByText('The same as a table').all()) await table.tap();
  await page.getByRole('button', { name: 'Keep this plan' }).tap();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
}

async function findsItsWayBack(page: Page) {
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await batteryOf(page).fill('9');
  // Before the address has it.
  await page.getByRole('link', { name: /^Saves £|^Costs more £/ }).click();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/planner#planner-answer\?v=2&.*battery=9&warmth=radiators$/);
  await expect(batteryOf(page)).toHaveValue('9');
  await page.goBack();
  await expect(batteryOf(page)).toHaveValue('5');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('four screens have the questions and all first steps, before what is folded away', async ({
    page,
  }) => {
    await page.goto('/planner');
    await expect(stepsOf(page).getByRole('listitem').first()).toBeVisible();
    const folded = await page.getByText('All other steps, and what was left out').boundingBox();
    expect(folded?.y).toBeLessThan(4 * 740);
  });

  test('the bar with the answer is in nobody’s way, and a finger does what a mouse does', async ({
    page,
  }) => {
    await page.clock.install();
    await openPlanner(page);
    await test.step('the bar covers no control that the keyboard is on', () =>
      seesWhatHasFocus(page));
    await test.step('a finger moves the cursor, and nothing is wider than the screen', () =>
      worksByFinger(page));
    await test.step('a way to another part of the page loses nothing, and back is the plan of before', () =>
      findsItsWayBack(page));
  });
});
