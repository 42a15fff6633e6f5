import type { Page } from '@playwright/test';
import {
  calculateButton,
  enter,
  field,
  openCalculator,
  reachAnswer,
  resultOf,
  showsAnswer,
  showsMain,
  tabTo,
} from '../../../harness/visits/calculator-steps.ts';
import {
  EV,
  HEAT_PUMP,
  SOLAR,
  TRIALS,
  type Entry,
} from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

/** Fills in fields with nothing but keys. */
async function typeEntries(page: Page, entries: readonly Entry[]) {
  for (const [label, text] of entries) {
    const control = field(page, label);
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

for (const trial of TRIALS) {
  test.describe(trial.name, () => {
    test('gives the right figures by mouse, with charts that say theirs in words', async ({
      page,
    }) => {
      await reachAnswer(page, trial);
      await showsAnswer(page, trial);
      const charts = await resultOf(page).getByRole('img').all();
      expect(charts.length).toBeGreaterThan(0);
      for (const chart of charts) await expect(chart).toHaveAccessibleName(/\d.*\d/);
    });

    test('gives the right figures by keyboard alone', async ({ page }) => {
      await openCalculator(page, trial);
      await typeEntries(page, trial.entries);
      await tabTo(page, calculateButton(page));
      await page.keyboard.press('Enter');
      await page.clock.runFor(trial.delay);
      await showsAnswer(page, trial);
      await expect(resultOf(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /^Ask for a quote/ })).toBeFocused();
    });
  });
}

test('Enter in a field calculates', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP);
  await enter(page, HEAT_PUMP.entries);
  await field(page, 'Installation cost, £').press('Enter');
  await page.clock.runFor(HEAT_PUMP.delay);
  await showsMain(page, HEAT_PUMP.main[1]);
});

test('the same postcode gives the same figure, however it is written', async ({ page }) => {
  await reachAnswer(page, { ...SOLAR, entries: [['Postcode', ' hs8-5TH. ']] });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const trial of TRIALS) {
    test(`${trial.name} answers a thumb, in view and without sideways scrolling`, async ({
      page,
    }) => {
      await openCalculator(page, trial);
      await enter(page, trial.entries);
      await calculateButton(page).tap();
      await page.clock.runFor(trial.delay);
      await showsAnswer(page, trial);
      await expect(
        resultOf(page).getByText(trial.main[1], { exact: true }).first(),
      ).toBeInViewport();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
    });
  }

  for (const trial of TRIALS.filter((each) => each !== EV)) {
    test(`the letters in the charts of ${trial.name} can be read`, async ({ page }) => {
      await page.goto(`${trial.path}?${trial.query}#calculator`);
      const texts = page.locator('.chart text');
      await texts.first().waitFor();
      const heights = await texts.evaluateAll((all) =>
        all.map((text) => {
          const svg = (text as SVGTextElement).ownerSVGElement;
          const drawn = svg?.viewBox.baseVal.width ?? NaN;
          const shown = svg?.getBoundingClientRect().width ?? NaN;
          return (parseFloat(getComputedStyle(text).fontSize) * shown) / drawn;
        }),
      );
      expect(Math.min(...heights)).toBeGreaterThan(11);
    });
  }
});
