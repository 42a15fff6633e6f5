import { builtInFile } from '../../harness/site/built-in-file.ts';
import { builtInValues } from '../../harness/site/built-in-figures.ts';
import { formatPounds } from '../../src/numbers/format.ts';
import { costAfterGrant, type Grant } from '../../src/grants/grants.ts';
import { sum } from '../../src/numbers/sum.ts';
import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

export const WEATHER_FILE = '**/data/planner-weather.json';
/** The list of what to do first, by its name. */
const STEPS = 'Steps, the best first';

/** A plan of a bit of everything, as an address has it. */
export const EVERYTHING = 'v=2&panels=4&turbine=kw3&battery=5&warmth=radiators';

const foldOf = (page: Page, title: string | RegExp) => page.locator('summary', { hasText: title });

/** Opens the planner with the controls of the plan and its pictures unfolded, and waits until it has answered. */
export async function openPlanner(page: Page, query = EVERYTHING): Promise<void> {
  await page.goto(`/planner#planner?${query}`);
  await settles(page);
  await unfold(page);
  await expect(weekHour(page)).toBeVisible();
}

/** Waits until all that is worked out is there: what comes in moves what is below it. */
export async function settles(page: Page): Promise<void> {
  // Only an island that is alive keeps plans.
  await expect(
    page.getByRole('button', { name: /^Keep this plan|^This plan is kept/ }),
  ).toBeVisible();
  await expect(answerOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(stepsOf(page)).toHaveAttribute('aria-busy', 'false');
}

/** Unfolds the controls of the plan and its pictures, where they are folded. */
export async function unfold(page: Page): Promise<void> {
  for (const title of ['Set the plan yourself', 'The year in pictures']) {
    const fold = foldOf(page, title);
    await expect(fold).toBeVisible();
    if ((await fold.locator('..').getAttribute('open')) === null) await fold.press('Enter');
  }
}

export const stepsOf = (page: Page) => page.getByRole('list', { name: STEPS });

export const weekHour = (page: Page) => page.getByLabel('Hour of the week');
export const answerOf = (page: Page) => page.getByRole('region', { name: 'The answer' });

/** A line of the answer by its name. */
export const lineOf = (page: Page, name: string) =>
  answerOf(page).locator('summary').filter({ hasText: name }).getByRole('strong');

const OURS = builtInValues(
  'panelsFixedPrice',
  'panelsPricePerKw',
  'kw3Price',
  'batteryFixedPrice',
  'batteryPricePerKwh',
  'heatPumpPrice',
);
const GRANTS = builtInFile('grants') as Readonly<Record<string, Grant | undefined>>;

/**
 * What the plan of everything costs after grants: 4 kW of panels, a KW3, 5 kWh of battery, a heat pump.
 * @param changes other prices, in pounds
 */
export function planCost(changes: Partial<typeof OURS> = {}, batteryKwh = 5): string {
  const prices = { ...OURS, ...changes };
  const panels = prices.panelsFixedPrice + 4 * prices.panelsPricePerKw;
  const battery = prices.batteryFixedPrice + batteryKwh * prices.batteryPricePerKwh;
  const helped = [
    costAfterGrant(panels, GRANTS['panels']),
    costAfterGrant(prices.kw3Price, GRANTS['turbine']),
    costAfterGrant(battery, GRANTS['battery']),
    costAfterGrant(prices.heatPumpPrice, GRANTS['heatPump']),
  ];
  return formatPounds(sum(helped.map(({ net }) => net)));
}
