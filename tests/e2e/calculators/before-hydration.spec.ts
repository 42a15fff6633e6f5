import type { Page } from '@playwright/test';
import {
  assumptionsText,
  calculateAndWait,
  calculateButton,
  waitForHydration,
  enterFields,
  calculatorField,
  resultOf,
  expectAnswer,
} from '../../../harness/flows/calculator-steps.ts';
import { createTrial, type CalculatorTrial } from '../../../harness/flows/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';
import { delayScripts } from '../../../harness/flows/delay-requests.ts';

const SOLAR = createTrial('solar', { postcode: 'HS8 5SS' });
const SUNNIER = createTrial('solar', { postcode: 'HS8 5SS' }, { solarYieldIslands: '1,000' });
const HEAT_PUMP = createTrial('heat-pump', {
  currentSystem: 'electric',
  annualUsage: '15,000',
  installationCost: '11,000',
});

test.beforeEach(({ page }) => page.clock.install());

/** Opens a page before its scripts have loaded, and scrolls to the calculator. */
async function openEarly(page: Page, { path }: CalculatorTrial, query = '') {
  const release = await delayScripts(page);
  await page.goto(path + query, { waitUntil: 'commit' });
  await calculateButton(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr] form')).toBeVisible();
  return release;
}

async function keepsEntries(page: Page, trial: CalculatorTrial) {
  const release = await openEarly(page, trial);
  await enterFields(page, trial.entries);
  release();
  await waitForHydration(page);
  for (const [label, text] of trial.entries) {
    const chosen = calculatorField(page, label).getByRole('option', { selected: true });
    if ((await chosen.count()) > 0) await expect(chosen).toHaveText(text);
    else await expect(calculatorField(page, label)).toHaveValue(text);
  }
  await calculateAndWait(page, trial);
  await expectAnswer(page, trial);
}

async function keepsSubmittedEntries(page: Page, trial: CalculatorTrial) {
  await page.goto('about:blank');
  const release = await openEarly(page, trial);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).search));
  await enterFields(page, trial.entries);
  await calculateButton(page).click();
  await expect(page).toHaveURL(/#calculator\?.*=/);
  // It waits for the scripts, without a request.
  expect(requests.filter(Boolean)).toEqual([]);
  release();
  await expectAnswer(page, trial);
  await expect(resultOf(page).getByRole('heading').first()).toBeInViewport();
}

test('a calculator keeps everything entered before its scripts have loaded', async ({ page }) => {
  await test.step('early entries are used in the calculation', () => keepsEntries(page, HEAT_PUMP));
  await test.step('a form submitted before hydration shows its answer afterwards', () =>
    keepsSubmittedEntries(page, HEAT_PUMP));
});

test('early entries override a shared link', async ({ page }) => {
  const sun = 'Sunshine yield in the islands, kWh per kW a year';
  const release = await openEarly(page, SOLAR, '?postcode=AB1+2CD');
  await assumptionsText(page).click();
  await enterFields(page, [...SOLAR.entries, [sun, '1,000']]);
  release();
  await expectAnswer(page, SUNNIER);
  await expect(calculatorField(page, sun)).toHaveValue('1,000');
});
