// The planner as long as its scripts, its worker or its weather are not there.
import type { Page } from '@playwright/test';
import { holdScripts } from '../../../harness/visits/calculator-steps.ts';
import { STEPS, WEATHER_FILE, weekHour } from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

const WORKER_FILE = /\/_astro\/planner-worker-[\w-]+\.js$/;

const batteryOf = (page: Page) => page.getByLabel('Battery', { exact: true });

/** Only an island that is alive has the parts that are folded away. */
const comesAlive = (page: Page) => expect(page.getByText('Prices and guide prices')).toBeVisible();

/** Keeps the weather back until released: the answer stays that of the worked house. */
async function holdWeather(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(WEATHER_FILE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function keepsChoices(page: Page) {
  const releaseScripts = await holdScripts(page);
  await page.goto('/planner?v=2&battery=9#planner', { waitUntil: 'commit' });
  const house = page.getByLabel('The house', { exact: true });
  await house.selectOption('small');
  releaseScripts();
  await comesAlive(page);
  await expect(house).toHaveValue('small');
  await expect(batteryOf(page)).toHaveValue('9');
  await expect(page).toHaveURL(/\/planner#planner\?v=2&house=small&battery=9$/);
}

async function saysWhatIsAnswered(page: Page) {
  await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/Cost of the plan: £0/);
  await expect(page.getByLabel('Message')).not.toHaveValue(/Battery: 9 kWh/);
}

async function stopsSearch(page: Page) {
  const start = page.getByRole('button', { name: 'Work out what to do first' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(start).toBeFocused();
}

test('what is done before scripts and weather have come is kept', async ({ page }) => {
  const releaseWeather = await holdWeather(page);
  await test.step('what is chosen before the scripts are there stays chosen', () =>
    keepsChoices(page));
  await test.step('the words beside an answer are those of its plan, while the next is on its way', () =>
    saysWhatIsAnswered(page));
  await page.goBack();
  await comesAlive(page);
  await test.step('the search can be stopped', () => stopsSearch(page));
  await test.step('the weather brings the answer, and no steps after all', async () => {
    await expect(weekHour(page)).toHaveCount(0);
    releaseWeather();
    await expect(weekHour(page)).toBeVisible();
    await expect(page.getByRole('list', { name: STEPS })).toHaveCount(0);
    await expect(batteryOf(page)).toHaveValue('9');
  });
});

test.describe('without all that it needs', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the planner says so, keeps what was entered, and tries again', async ({ page }) => {
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
    await test.step('a worker that does not come', async () => {
      await page.goto('/planner?battery=12#planner');
      await expect(alert).toContainText('The planner could not be started');
      await expect(batteryOf(page)).toHaveValue('12');
      await page.unroute(WORKER_FILE);
    });
    await test.step('weather that is missing', async () => {
      await tryAgain();
      await expect(alert).toContainText('The weather could not be loaded');
      expect(weathers).toHaveLength(1);
      await expect(batteryOf(page)).toHaveValue('12');
    });
    await test.step('weather that was cut short', async () => {
      await tryAgain();
      // The alert of before is gone since the press, so that this one is the next.
      await expect.poll(() => weathers).toHaveLength(0);
      await expect(alert).toContainText('The weather could not be loaded');
    });
    await test.step('all is there', async () => {
      await tryAgain();
      await expect(weekHour(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect(batteryOf(page)).toHaveValue('12');
    });
  });
});
