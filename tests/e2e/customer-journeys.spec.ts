// Visitors' main tasks, from the home page on a phone, within a number of presses.
import type { Locator, Page } from '@playwright/test';
import { builtInFile } from '../../harness/site/built-in-file.ts';
import { builtInFigures } from '../../harness/site/built-in-figures.ts';
import { costAfterGrant } from '../../src/grants/grants.ts';
import { formatPounds } from '../../src/numbers/format.ts';
import { pageTexts } from '../support/page-texts.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Starts at the home page and counts presses. */
async function visit(page: Page) {
  await page.goto('/');
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    presses: () => presses,
  };
}

const main = (page: Page) => page.getByRole('main');
const pounds = (figure: string) => formatPounds(builtInFigures[figure]?.value ?? NaN);

test('a crofter without heating finds advice for tonight and a heat pump’s price', async ({
  page,
}) => {
  const visitor = await visit(page);
  await visitor.press(main(page).getByRole('link', { name: 'Repairs' }));
  await expect(page.getByText('switch off at the fuse box')).toBeVisible();
  await expect(page.getByText('Tonight: switch the boiler off')).toBeAttached();
  await visitor.press(page.getByRole('link', { name: 'What a heat pump costs' }));

  const { net } = costAfterGrant(
    builtInFigures['heatPumpPrice']?.value ?? NaN,
    builtInFile('grants').heatPump,
  );
  const { afterGrant } = pageTexts('services').service.prices;
  const intro = page.locator('.page-intro');
  await expect(intro).toContainText(`${afterGrant}: ${formatPounds(net)},`);
  await expect(page.locator('[aria-labelledby=steps]')).toContainText(
    'Warm four months after your first call (as of November 2026).',
  );
  expect(visitor.presses()).toBeLessThanOrEqual(4);
});

test('a café owner compares monthly bills with and without panels', async ({ page }) => {
  const visitor = await visit(page);
  await visitor.press(page.getByRole('link', { name: 'Work for businesses' }));
  const example = page.locator('h3', { hasText: 'A tea room' }).locator('..');
  const monthly = example.locator('dd').filter({ hasText: /^£\d[\d,]* a month$/ });
  await expect(monthly).toHaveCount(2);
  const [before = NaN, after = NaN] = (await monthly.allInnerTexts()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(after).toBeLessThan(before);

  await visitor.press(example.getByText('Month by month'));
  await expect(example.getByRole('row')).toHaveCount(13);
  const saved = await example.getByRole('row').nth(7).getByRole('cell').allInnerTexts();
  expect(saved.map((text) => /^£\d+$/.test(text))).toEqual([true, true, true]);

  await expect(page.getByRole('link', { name: 'A loan for shops' })).toHaveAttribute(
    'href',
    'https://loans.example',
  );
  expect(visitor.presses()).toBeLessThanOrEqual(3);
});

test('a landlord finds the price and date of an inspection', async ({ page }) => {
  const visitor = await visit(page);
  await visitor.press(main(page).getByRole('link', { name: 'Electrical Services' }));
  const intro = page.locator('.page-intro');
  await expect(intro).toContainText(`Inspection of a small house: ${pounds('eicrSmallPrice')}`);
  const area = page.locator('[aria-labelledby=area]');
  await expect(area.getByRole('listitem')).toHaveText([
    'Southisle: 2 and 3 March',
    'Northisle: 30 December to 2 January',
  ]);
  await visitor.press(intro.getByRole('link', { name: 'Inspection of a small house' }));
  const prices = page.getByRole('region', { name: 'What it costs' });
  await expect(prices.getByRole('row', { name: 'An hour of work' })).toContainText(
    `${pounds('labourPrice')} an hour`,
  );
  await expect(
    prices.getByRole('row', { name: 'A rewire' }).getByRole('link', { name: 'Ask us' }),
  ).toHaveAttribute('href', '/contact?service=electrical');
  expect(visitor.presses()).toBeLessThanOrEqual(3);
});

test('next visits to an area are shown until they are over', async ({ page }) => {
  await page.goto('/services/solar');
  const bar = page.getByRole('complementary', { name: 'Call or write' });
  await expect(bar).toContainText('Southisle, 2 and 3 March');
  await page.goto('/contact');
  const days = page.getByRole('region', { name: 'Our next visits' });
  await expect(days.getByRole('listitem')).toHaveCount(2);

  await page.clock.setFixedTime('2098-12-01');
  await page.reload();
  await expect(days.getByText('Southisle')).toBeHidden();
  await expect(days.getByText('Northisle')).toBeVisible();

  await page.clock.setFixedTime('2099-02-01');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Business hours' })).toBeVisible();
  await expect(days).toHaveCount(0);
});

test('the person who answers the phone is named beside the number', async ({ page }) => {
  await page.goto('/services/micro-turbines');
  await expect(page.locator('.page-intro')).toContainText('The fitter');
  await page.goto('/services/solar');
  await expect(page.locator('.page-intro')).toContainText('The office');
  await page.goto('/contact');
  await expect(main(page)).toContainText('Answers the telephone');
});

test('a case study shows its figures by month', async ({ page }) => {
  await page.goto('/case-studies/isle-of-skye-fudge-company');
  await page.getByRole('tab', { name: 'Results' }).click();
  const table = page.getByRole('table', { name: 'Bills, £' });
  await expect(table.getByRole('row', { name: 'December' }).getByRole('cell')).toHaveText([
    '100',
    '95.5',
  ]);
});
