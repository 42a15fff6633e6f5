import type { Page } from '@playwright/test';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { builtPage, listPages, UNINDEXED } from '../support/built-page.ts';
import { COMPANY, CONTACT } from '../support/company.ts';
import { readLayoutShift, watchLayoutShift } from '../support/accessibility.ts';
import { expect, test } from '../support/visitor.ts';

const ROUTES = listPages().filter((route) => !UNINDEXED.includes(route));
/** Pages with their own bar at the bottom, or with the contact details themselves. */
const WITHOUT_BAR = ['/contact', '/planner'];
const WIDTHS = [360, 600, 900, 1280];

const number = (page: Page) => page.getByRole('banner').getByRole('link', { name: CONTACT.phone });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Call or write' });

test.use({ viewport: { width: 360, height: 740 } });

test('a visitor can call with one press at every width', async ({ page }) => {
  await page.goto('/about');
  await expect(number(page)).toHaveAttribute('href', CONTACT.phoneHref);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expect(number(page), `${width} px`).toBeInViewport();
  }
});

test('a visitor on a phone can call, ask for a quote or plan a home with two presses', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Get a Quote' })).toBeInViewport();
  for (const [name, href] of [
    ['Get a Quote', '/contact'],
    [`Call ${CONTACT.phone}`, CONTACT.phoneHref],
    ['Calculators', '/calculators'],
    ['Plan your home', '/planner'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('the call bar shows the phone number and the page’s action', () => {
  for (const route of ROUTES) {
    const links = builtPage(route).querySelectorAll('aside.call-bar a');
    const [call, other, ...more] = links.map((link) => link.getAttribute('href') ?? '');
    if (WITHOUT_BAR.includes(route)) {
      expect(call, route).toBeUndefined();
      continue;
    }
    expect(call, route).toBe(CONTACT.phoneHref);
    expect(other, route).toMatch(
      /^\/hospitality\/./.test(route) ? /^#booking$/ : /^\/contact(\?|$)/,
    );
    expect(more).toEqual([]);
    const main = links.filter((link) => link.classList.contains('main-button'));
    expect(main, route).toHaveLength(1);
    expect(main[0] === links[0], route).toBe(route === '/services/repairs');
  }
});

test('the call bar never covers content', async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto('/services/solar');
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, 400);
  const call = bar(page).getByRole('link', { name: 'Call' });
  await expect(call).toBeInViewport({ ratio: 1 });
  const box = await call.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);

  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  const top = await bar(page).locator('div').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  expect(await readLayoutShift(page)).toBe(0);

  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await expect(bar(page)).toBeHidden();
  await field.blur();
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 570, height: 360 });
  await expect(bar(page)).toBeHidden();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Vancouver' });

  test('header, menu and call bar show whether the company is open', async ({ page }) => {
    const closes = COMPANY.hours[0]?.times.split('-')[1] ?? '';
    // A Monday at noon in London.
    await page.clock.setFixedTime('2026-11-23T12:00:00Z');
    await page.goto('/about');
    const line = page.getByText(`Open until ${closes}`, { exact: true });
    await expect(line).toHaveCount(3);
    await expect(line.first()).toBeInViewport();
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await page.reload();
    await expect(page.getByText(/^Closed, opens Monday /)).toHaveCount(3);
  });

  test('an urgent service advises what to do out of hours', async ({ page }) => {
    const [urgent] = builtInItems('services').filter(({ whenClosed }) => whenClosed);
    const { id, whenClosed = '' } = urgent ?? {};
    const main = page.getByRole('main');
    const call = main.getByRole('link', { name: /^Call/ }).first();
    await page.clock.setFixedTime('2026-11-23T12:00:00Z');
    await page.goto(`/services/${id}`);
    await expect(main.getByText(whenClosed)).toBeVisible();
    await expect(call).toHaveClass(/main-button/);
    await page.clock.setFixedTime('2026-11-21T22:00:00Z');
    await page.reload();
    await expect(call).not.toHaveClass(/main-button/);
    await main.getByRole('link', { name: 'Leave your number' }).click();
    await expect(page).toHaveURL(`/contact?service=${id}`);
  });
});
