import type { Page } from '@playwright/test';
import { builtInFile } from '../../harness/site/built-in-file.ts';
import { builtInValues } from '../../harness/site/built-in-figures.ts';
import { costAfterGrant, type Grant } from '../../src/grants/grants.ts';
import { formatPounds } from '../../src/numbers/format.ts';
import { sum } from '../../src/numbers/sum.ts';
import { expect } from './visitor.ts';

export const WEATHER_FILE = '**/data/planner-weather.json';

/** A plan with several types of equipment, as a query string. */
export const PLAN_QUERY = 'panels=4&battery=5&warmth=radiators';

/** Opens the planner, waits for the answer and expands the plan's controls. */
export async function openPlanner(page: Page, query = PLAN_QUERY): Promise<void> {
  await page.goto(`/planner#planner?${query}`);
  // The bar is shown once the URL has been read.
  await expect(page.locator('a[href="#planner-answer"]')).toBeVisible();
  await waitForPlannerAnswer(page);
  await expandPlanControls(page);
}

/** Waits for hydration, the answer and the steps, since each shifts the content below it. */
export async function waitForPlannerAnswer(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr]) form[aria-label="Your plan"]')).toBeVisible();
  await expect(answerOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(stepsOf(page)).toHaveAttribute('aria-busy', 'false');
}

/** Expands the plan's controls if collapsed; they are rendered only after hydration. */
export async function expandPlanControls(page: Page): Promise<void> {
  const fold = page.locator('summary', { hasText: 'Build your own plan' });
  await expect(fold).toBeVisible();
  if ((await fold.locator('..').getAttribute('open')) === null) await fold.press('Enter');
  await expect(page.getByLabel('Battery', { exact: true })).toBeVisible();
}

/** The number of visible words on the page. */
export async function countWords(page: Page): Promise<number> {
  const text = await page.getByRole('main').innerText();
  return text.split(/\s+/).length;
}

export const stepsOf = (page: Page) => page.getByRole('list', { name: 'Steps, the best first' });
export const answerOf = (page: Page) => page.getByRole('region', { name: 'The answer' });

/** The value of a line of the answer. */
export const lineOf = (page: Page, name: string) =>
  answerOf(page).locator('summary').filter({ hasText: name }).getByRole('strong');

const PRICES = builtInValues(
  'panelsFixedPrice',
  'panelsPricePerKw',
  'batteryFixedPrice',
  'batteryPricePerKwh',
  'heatPump6Price',
  'radiatorsUpgradePrice',
);
const GRANTS = builtInFile('grants') as Readonly<Record<string, Grant | undefined>>;

/** The cost of `PLAN_QUERY` after grants: 4 kW of panels, a battery and a heat pump. */
export function planCost(batteryKwh = 5): string {
  const panels = PRICES.panelsFixedPrice + 4 * PRICES.panelsPricePerKw;
  const battery = PRICES.batteryFixedPrice + batteryKwh * PRICES.batteryPricePerKwh;
  const funded = [
    costAfterGrant(panels, GRANTS['panels']),
    costAfterGrant(battery, GRANTS['battery']),
    costAfterGrant(PRICES.heatPump6Price + PRICES.radiatorsUpgradePrice, GRANTS['heatPump']),
  ];
  return formatPounds(sum(funded.map(({ net }) => net)));
}
