import { expect, type Locator, type Page } from '@playwright/test';
import type { FieldEntry, CalculatorTrial } from './calculator-trials.ts';
import { waitForToastHost, toastOf } from './toasts.ts';

export const calculateButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Calculate', exact: true });

export const resultOf = (page: Page): Locator => page.getByRole('region', { name: 'Your result' });

export const toast = toastOf;

export const calculatorField = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });

export const assumptionsText = (page: Page): Locator => page.getByText(/^Assumptions/);

/** The worked example, shown until there is an answer. */
export const workedExampleHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'A worked example' });

/** Waits until the visible calculator and the toast host have hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await waitForToastHost(page);
}

/** Opens a calculator and stops the clock, so that only tests advance delays. */
export async function openCalculator(
  page: Page,
  trial: CalculatorTrial,
  query = '',
): Promise<void> {
  await page.clock.install({ time: '2026-05-01T10:00:00' });
  await reopenCalculator(page, trial, query);
}

/** Loads a calculator with the clock running, then pauses it an hour later. The clock must be installed. */
export async function reopenCalculator(
  page: Page,
  { path }: CalculatorTrial,
  query = '',
): Promise<void> {
  await page.clock.resume();
  // Browsers do not reload a page when only the fragment changes.
  await page.goto('about:blank');
  await page.goto(`${path}#calculator${query && `?${query}`}`);
  await waitForHydration(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
}

/** Fills in fields, or chooses from lists and tabs. */
export async function enterFields(page: Page, entries: readonly FieldEntry[]): Promise<void> {
  for (const [label, text] of entries) {
    const control = calculatorField(page, label);
    const role = await control.evaluate((element) => element.role ?? element.localName);
    if (role === 'tablist') await control.getByRole('tab', { name: text, exact: true }).click();
    else if (role === 'select') await control.selectOption({ label: text });
    else await control.fill(text);
  }
}

/** Presses the button, and advances the clock past the delay and the toast's animation. */
export async function calculateAndWait(page: Page, { delay }: CalculatorTrial): Promise<void> {
  await calculateButton(page).click();
  await page.clock.runFor(delay);
  await page.clock.runFor(100);
}

/** Opens a calculator, fills it in and calculates. */
export async function reachAnswer(page: Page, trial: CalculatorTrial): Promise<void> {
  await openCalculator(page, trial);
  await enterFields(page, trial.entries);
  await calculateAndWait(page, trial);
  await expectAnswer(page, trial);
}

/** Expects the answer that the calculator presents: main figures, rows, inputs, charts and notes. */
export async function expectAnswer(page: Page, { presentation }: CalculatorTrial): Promise<void> {
  const { otherFigures = [], rows, inputRows, charts, notes } = presentation;
  const mainResults = [presentation, ...otherFigures];
  const result = resultOf(page);
  await expect(result.getByRole('heading')).toHaveText(mainResults.map(({ label }) => label));
  await expect(result.locator('.result-main')).toHaveText(mainResults.map(({ main }) => main));
  for (const { more } of mainResults) if (more) await expect(result).toContainText(more);
  await expect(result.getByRole('rowheader')).toHaveText(rows.map(([name]) => name));
  await expect(result.getByRole('cell')).toHaveText(rows.map(([, value]) => value));
  await expect(result.locator('.answer-inputs')).toHaveText(
    `For ${inputRows.map((line) => line.join(' ')).join(', ')}`,
  );
  await expect(result.locator('.note')).toHaveText([...notes]);
  const titles = result.getByRole('img');
  await expect(titles).toHaveCount(charts.length);
  for (const { title } of charts) {
    await expect(result.getByRole('img', { name: title, exact: true })).toBeVisible();
  }
}

/** Presses Tab until a control has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}
