import type { Page } from '@playwright/test';
import {
  calculateAndWait,
  calculateButton,
  waitForHydration,
  reopenCalculator,
  enterFields,
  calculatorField,
  workedExampleHeading,
  reachAnswer,
  resultOf,
  expectAnswer,
  toast,
} from '../../../harness/flows/calculator-steps.ts';
import { stationCards, openFinder, searchFor } from '../../../harness/flows/station-finder.ts';
import { createTrial, type FieldEntry } from '../../../harness/flows/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const SOLAR = createTrial('solar', { postcode: 'HS8 5SS' });
const EXTERNAL_HTTP = createTrial('solar', { postcode: 'EH1 1YZ' });
const COSTS = { postcode: 'hs85th', turbineCost: '£12,000', installationCost: '3 500' };
const WIND = createTrial('wind', { ...COSTS, turbineSize: '5' });
const LARGE = createTrial('wind', { ...COSTS, turbineSize: '15' });
const LARGER: FieldEntry = ['Turbine size', '15 kW Commercial'];

test('the back button restores calculated entries only', async ({ page }) => {
  await reachAnswer(page, SOLAR);
  const steps = await page.evaluate(() => history.length);
  await enterFields(page, [['Postcode', 'IV51 9EY']]);
  await expect(page).toHaveURL(/postcode=IV51\+9EY/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await enterFields(page, EXTERNAL_HTTP.entries);
  await calculateAndWait(page, SOLAR);
  await expectAnswer(page, EXTERNAL_HTTP);
  await page.goBack();
  await expectAnswer(page, SOLAR);
  await page.goBack();
  await expect(resultOf(page)).toHaveCount(0);
  await expect(workedExampleHeading(page)).toBeVisible();
  await page.goForward();
  await expectAnswer(page, SOLAR);
  await page.goForward();
  await expectAnswer(page, EXTERNAL_HTTP);
  await test.step('a shared link is always read as text', async () => {
    const long = `<b>${'9'.repeat(150)}</b>`;
    const query = `postcode=${encodeURIComponent(long)}&__proto__=x&utm_source=y`;
    await reopenCalculator(page, SOLAR, query);
    await expect(calculatorField(page, 'Postcode')).toHaveValue(long);
    await enterFields(page, SOLAR.entries);
    await calculateAndWait(page, SOLAR);
    await expect(page).toHaveURL(SOLAR.url);
  });
});

test('an answer can be opened again from its URL', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachAnswer(page, WIND);
  await test.step('an answer survives a reload and a return from another page', async () => {
    await page.clock.resume();
    await page.reload();
    await expectAnswer(page, WIND);
    await page.goto('/contact');
    await page.goBack();
    await expectAnswer(page, WIND);
  });
  await test.step('Copy link copies a URL that restores the answer', async () => {
    await enterFields(page, [LARGER]);
    await expectAnswer(page, LARGE);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await context.newPage();
    await friend.goto(link);
    await expectAnswer(friend, LARGE);
    await expect(friend.getByRole('heading', { name: LARGE.heading })).toBeInViewport();
    await expect(friend.locator(':focus')).toHaveCount(0);
    await friend.close();
  });
  await test.step('a shared link with invalid entries reports them', async () => {
    const wrong = 'postcode=HS8+5TH&turbineSize=3&turbineCost=free';
    await reopenCalculator(page, WIND, wrong);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Please select a turbine size',
      'Please enter a valid turbine cost',
      'Please enter a valid installation cost',
    ]);
    await expect(resultOf(page)).toHaveCount(0);
  });
  await test.step('a link within the page keeps the answer in the URL', async () => {
    await page.goto('about:blank');
    await page.goto(WIND.url);
    await expectAnswer(page, WIND);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`${WIND.path}#main?${WIND.query}`);
    await page.reload();
    await expectAnswer(page, WIND);
    await page.goBack();
    await expect(page).toHaveURL(WIND.url);
    await expectAnswer(page, WIND);
  });
  await test.step('an older URL with a query string is rewritten', async () => {
    for (const older of [`?${WIND.query}#calculator`, `?postcode=HS1#calculator?${WIND.query}`]) {
      await page.goto(WIND.path + older);
      await expectAnswer(page, WIND);
      await expect(page).toHaveURL(WIND.url);
    }
    await page.goto(`${WIND.path}?${WIND.query}`);
    await calculateButton(page).scrollIntoViewIfNeeded();
    await waitForHydration(page);
    await expectAnswer(page, WIND);
    await expect(page).toHaveURL(`${WIND.path}#?${WIND.query}`);
  });
});

/** The addresses that a page's host receives. */
function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    seen.push(pathname + search, request.headers()['referer'] ?? '');
  });
  return seen;
}

test('no request URL contains a postcode', async ({ page }) => {
  const seen = watchRequests(page);
  await reachAnswer(page, SOLAR);
  await page.reload();
  await expectAnswer(page, SOLAR);
  await page.getByRole('link', { name: 'Plan the whole home' }).click();
  await expect(page).toHaveURL('/planner');
  await openFinder(page);
  await searchFor(page, 'HS8 5SS');
  await expect(page).toHaveURL(/#charging-stations\?near=HS8/);
  await page.reload();
  await expect(stationCards(page)).not.toHaveCount(0);
  await page.goto('/terms');
  expect(seen.filter((url) => url.includes('HS8'))).toEqual([]);
});
