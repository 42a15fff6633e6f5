// The planner before its scripts, worker and weather have loaded.
import type { Page } from '@playwright/test';
import {
  PLAN_QUERY,
  lineOf,
  planCost,
  stepsOf,
  expandPlanControls,
  WEATHER_FILE,
} from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';
import { delayRequests, delayScripts } from '../../../harness/flows/delay-requests.ts';

const WORKER_FILE = /\/_astro\/planner-worker-[\w-]+\.js$/;

const batteryOf = (page: Page) => page.getByLabel('Battery', { exact: true });

test('choices made before scripts and weather have loaded are kept', async ({ page }) => {
  const releaseWeather = await delayRequests(page, WEATHER_FILE);
  await test.step('choices made before the scripts have loaded are kept', async () => {
    const releaseScripts = await delayScripts(page);
    await page.goto(`/planner#planner?${PLAN_QUERY.replace('=5', '=9')}`, { waitUntil: 'commit' });
    const house = page.getByLabel('Bedrooms');
    await house.selectOption('small');
    releaseScripts();
    await expandPlanControls(page);
    await expect(house).toHaveValue('small');
    await expect(batteryOf(page)).toHaveValue('9');
    await expect(page).toHaveURL(
      /\/planner#planner\?house=small&panels=4&battery=9&warmth=radiators$/,
    );
  });
  await test.step('the answer offers no quote while the weather loads', async () => {
    // Until the weather has loaded, only the example is announced; it is marked busy and offers no quote.
    await expect(page.getByText('Your plan is empty')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The answer' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(stepsOf(page)).toHaveAttribute('aria-busy', 'true');
    await expect(
      page.getByRole('link', { name: 'Ask for a quote with these figures' }),
    ).toHaveCount(0);
  });
  await test.step('the answer and the next steps appear once the weather has loaded', async () => {
    releaseWeather();
    await expect(lineOf(page, 'Bill with the plan')).toBeVisible();
    await expect(batteryOf(page)).toHaveValue('9');
    await expect(stepsOf(page)).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
    const message = page.getByLabel('Message');
    await expect(message).toHaveValue(/Battery: 9 kWh/);
    await expect(message).toHaveValue(new RegExp(`Cost of the plan: ${planCost(9)}`));
  });
});

test.describe('if the planner cannot load', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the planner keeps its entries until Try again succeeds', async ({ page }) => {
    const alert = page.getByRole('alert');
    const weathers = [
      { status: 404 },
      { contentType: 'application/json', body: '{"credit":"","radiation":[1,2]}' },
    ];
    const tryAgain = () => page.getByRole('button', { name: 'Try again' }).click();
    await page.route(WORKER_FILE, (route) => route.abort());
    await page.route(WEATHER_FILE, (route) => {
      const weather = weathers.shift();
      return weather ? route.fulfill(weather) : route.continue();
    });
    await test.step('a missing worker is reported', async () => {
      await page.goto('/planner?battery=12#planner');
      await expect(alert).toContainText('The planner did not start');
      await page.locator('summary', { hasText: 'Build your own plan' }).click();
      await expect(batteryOf(page)).toHaveValue('12');
      await page.unroute(WORKER_FILE);
    });
    await test.step('missing weather data is reported', async () => {
      await tryAgain();
      await expect(alert).toContainText('The weather data did not load');
      expect(weathers).toHaveLength(1);
      await expect(batteryOf(page)).toHaveValue('12');
    });
    await test.step('truncated weather data is reported', async () => {
      await tryAgain();
      // Pressing the button removed the previous alert, so this is a new one.
      await expect.poll(() => weathers).toHaveLength(0);
      await expect(alert).toContainText('The weather data did not load');
    });
    await test.step('the answer appears once everything has loaded', async () => {
      await tryAgain();
      await expandPlanControls(page);
      await expect(lineOf(page, 'Bill with the plan')).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect(batteryOf(page)).toHaveValue('12');
    });
  });
});
