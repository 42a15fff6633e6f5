import { builtInValues } from '../../harness/site/built-in-figures.ts';
import { formatPounds } from '../../src/values/format.ts';
import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

export const WEATHER_FILE = '**/data/planner-weather.json';
/** The list of what to do first, by its name. */
export const STEPS = 'Steps, the best first';

/** Opens the planner and waits until it is alive and has answered. */
export async function openPlanner(page: Page, query = ''): Promise<void> {
  await page.goto(`/planner#planner${query}`);
  await expect(weekHour(page)).toBeVisible();
}

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

/** A plan of something of everything. */
export const WORKED_PLAN = '?v=2&panels=4&turbine=kw3&battery=5&warmth=radiators';

/**
 * What the worked plan costs: 4 kW of panels, a KW3, 5 kWh of battery, a heat pump.
 * @param changes other prices, in pounds
 */
export function planCost(changes: Partial<typeof OURS> = {}, batteryKwh = 5): string {
  const prices = { ...OURS, ...changes };
  const panels = prices.panelsFixedPrice + 4 * prices.panelsPricePerKw;
  const battery = prices.batteryFixedPrice + batteryKwh * prices.batteryPricePerKwh;
  return formatPounds(panels + prices.kw3Price + battery + prices.heatPumpPrice);
}
