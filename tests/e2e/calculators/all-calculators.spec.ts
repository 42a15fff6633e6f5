import type { Page } from '@playwright/test';
import {
  calculateButton,
  reopenCalculator,
  enterFields,
  calculatorField,
  openCalculator,
  resultOf,
  expectAnswer,
  tabTo,
  toast,
} from '../../../harness/flows/calculator-steps.ts';
import {
  createExampleTrial,
  CALCULATOR_TRIALS,
  type FieldEntry,
  type CalculatorTrial,
} from '../../../harness/flows/calculator-trials.ts';
import { formatFigure } from '../../../src/forms/rules/figures.ts';
import { formatMonth } from '../../../src/dates/days.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';

/** Fills in fields by keyboard only. */
async function typeEntries(page: Page, entries: readonly FieldEntry[]) {
  for (const [label, text] of entries) {
    const control = calculatorField(page, label);
    await tabTo(page, control);
    const options = await control.getByRole('option').allTextContents();
    const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
    if (!isList) {
      await page.keyboard.type(text);
      continue;
    }
    await page.keyboard.press('Home');
    for (let i = 0; i < options.indexOf(text); i++) await page.keyboard.press('ArrowDown');
  }
}

/** Presses the button by keyboard, and advances the clock; the answer then has the focus. */
async function staysBusyDuringDelay(page: Page, { delay }: CalculatorTrial) {
  await tabTo(page, calculateButton(page));
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Calculating', exact: true });
  await expect(busy.locator('.spinner')).toBeVisible();
  await expect(busy).toBeDisabled();
  const answers = await resultOf(page).count();
  await page.clock.runFor(delay - 1);
  await expect(busy).toBeDisabled();
  await expect(resultOf(page)).toHaveCount(answers);
  await page.clock.runFor(1);
  await expect(calculateButton(page)).toBeEnabled();
  await expect(resultOf(page)).toBeFocused();
}

/** The working below an answer, with every figure's date and source. */
async function showsWorking(page: Page, { presentation, figures }: CalculatorTrial) {
  const working = resultOf(page).locator('.working');
  await expect(working.locator('ol').getByRole('listitem')).toHaveText([...presentation.steps]);
  await expect(working.getByRole('listitem')).toHaveText([
    ...presentation.steps,
    ...Object.values(figures).map(
      ({ label, value, unit, asOf, source }) =>
        `${label}: ${formatFigure(value, unit)}, ${formatMonth(asOf)}. ${source}.`,
    ),
  ]);
}

for (const trial of CALCULATOR_TRIALS) {
  test(`${trial.name} gives an answer by keyboard alone`, async ({ page }) => {
    await openCalculator(page, trial);
    await test.step('the answer is announced after the specified time', async () => {
      await typeEntries(page, trial.entries);
      await staysBusyDuringDelay(page, trial);
      await expectAnswer(page, trial);
      await page.clock.runFor(100);
      await expect(toast(page, 'Calculation Complete')).toContainText(trial.doneMessage);
      const announced = resultOf(page).locator('[aria-live=polite]');
      const mainResults = [trial.presentation, ...(trial.presentation.otherFigures ?? [])];
      const texts = mainResults.flatMap(({ label, main, more = '' }) => [label, main, more]);
      for (const text of [...texts, ...trial.presentation.rows.flat()]) {
        await expect(announced).toContainText(text);
      }
      await page.keyboard.press('Tab');
      const quote = page.getByRole('link', { name: 'Ask for a quote with these figures' });
      await expect(quote).toBeFocused();
      await expect(quote).toHaveAttribute('href', `/contact?service=${trial.service.id}`);
      await expect(page).toHaveURL(trial.url);
    });
    await test.step('the answer stays visible while the next calculation is busy', async () => {
      await calculateButton(page).focus();
      await staysBusyDuringDelay(page, trial);
      await expectAnswer(page, trial);
      await page.clock.runFor(100);
      await expect(toast(page, 'Calculation Complete')).toHaveCount(1);
    });
    await test.step('the answer prints on one page without controls', async () => {
      await expect(resultOf(page).locator('.working li').first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await showsWorking(page, trial);
      await expect(resultOf(page).locator('.working li').first()).toBeVisible();
      await expect(resultOf(page).getByText(/^For /)).toBeVisible();
      await expect(page.getByRole('heading', { name: trial.heading })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('each calculator gives a readable answer by touch', async ({ page }) => {
    await page.clock.install();
    for (const trial of CALCULATOR_TRIALS)
      await test.step(trial.name, async () => {
        await reopenCalculator(page, trial);
        await enterFields(page, trial.entries);
        await calculateButton(page).tap();
        await page.clock.runFor(trial.delay);
        await expectAnswer(page, trial);
        await expect(resultOf(page).locator('.result-main').first()).toBeInViewport();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(360);
        const heights = await page.locator('.chart text').evaluateAll((all) =>
          all.map((text) => {
            const svg = (text as SVGTextElement).ownerSVGElement;
            const drawn = svg?.viewBox.baseVal.width ?? NaN;
            const renderedWidth = svg?.getBoundingClientRect().width ?? NaN;
            return (parseFloat(getComputedStyle(text).fontSize) * renderedWidth) / drawn;
          }),
        );
        expect(Math.min(...heights)).toBeGreaterThan(11);
      });
  });
});

async function showsExample(page: Page, { path, heading, presentation }: CalculatorTrial) {
  await page.goto(`${path}#calculator`);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A worked example' })).toBeVisible();
  const example = page.locator('.example');
  const { otherFigures = [], rows, notes } = presentation;
  await expect(example.locator('.result-main')).toHaveText(
    [presentation, ...otherFigures].map(({ main }) => main),
  );
  await expect(example.getByRole('rowheader')).toHaveText(rows.map(([name]) => name));
  await expect(example.getByRole('cell')).toHaveText(rows.map(([, value]) => value));
  for (const note of notes) await expect(example).toContainText(note);
  await expect(page.getByRole('link', { name: 'Start from this example' })).toBeHidden();
  const { withoutScript } = pageTexts('services').service;
  await expect(page.getByText(withoutScript.text)).toBeVisible();
  for (const role of ['textbox', 'combobox', 'spinbutton'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /^(Calculate|Estimate)/ })).toHaveCount(0);
  await expect(page.getByText('Assumptions', { exact: true })).toBeHidden();
  const ask = page.getByRole('main').getByRole('link', { name: withoutScript.button });
  await expect(ask.first()).toHaveAttribute('href', '/contact');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each calculator shows a worked example instead of a form', async ({ page }) => {
    for (const trial of CALCULATOR_TRIALS)
      await test.step(trial.name, () => showsExample(page, trial));
  });
});

test('/calculators links to every calculator in the order of services', async ({ page }) => {
  await page.goto('/calculators');
  const cards = page
    .getByRole('region', { name: / calculators, and the planner$/ })
    .getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([
    ...CALCULATOR_TRIALS.map(({ name }) => name),
    pageTexts('calculators').planner.title,
  ]);
  for (const { name, question, path } of CALCULATOR_TRIALS) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `${path}#calculator`);
    await expect(cards.filter({ has: link })).toContainText(question);
  }
  await page.getByRole('link', { name: 'Solar', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Calculate Your Solar Potential' }),
  ).toBeInViewport();
  await expect(calculateButton(page)).toBeVisible();
  const example = page.getByRole('heading', { name: 'A worked example' });
  await expect(example).toBeVisible();
  await page.getByRole('link', { name: 'Start from this example' }).click();
  await expectAnswer(page, createExampleTrial('solar'));
  await expect(example).toBeHidden();
});
