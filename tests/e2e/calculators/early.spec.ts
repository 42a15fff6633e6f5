import type { Page } from '@playwright/test';
import {
  assumptions,
  calculate,
  calculateButton,
  comesAlive,
  enter,
  field,
  holdScripts,
  resultOf,
  showsAnswer,
  showsMain,
} from '../../../harness/visits/calculator-steps.ts';
import { SOLAR, TRIALS, type Trial } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

/** Comes to a page whose scripts are still on their way, and scrolls to the calculator. */
async function openEarly(page: Page, { path }: Trial) {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await calculateButton(page).scrollIntoViewIfNeeded();
  return release;
}

for (const trial of TRIALS) {
  test.describe(`${trial.name}, before its scripts have come`, () => {
    test('keeps what is entered, and calculates with it', async ({ page }) => {
      const release = await openEarly(page, trial);
      await enter(page, trial.entries);
      release();
      await comesAlive(page);
      for (const [label, text] of trial.entries) {
        const control = field(page, label);
        const isList = (await control.getByRole('option').count()) > 0;
        if (!isList) await expect(control).toHaveValue(text);
      }
      await calculate(page, trial);
      await showsAnswer(page, trial);
    });

    test('does not lose what is sent: the answer is there when they come', async ({ page }) => {
      const release = await openEarly(page, trial);
      await enter(page, trial.entries);
      await calculateButton(page).click();
      await expect(page).toHaveURL(/\?.*=/);
      release();
      await showsAnswer(page, trial);
      await expect(resultOf(page).getByRole('heading').first()).toBeInViewport();
    });
  });
}

test('an assumption changed before the scripts have come is reckoned with', async ({ page }) => {
  const { entry, main } = SOLAR.assumption ?? { entry: ['', ''], main: '' };
  const release = await openEarly(page, SOLAR);
  await assumptions(page).click();
  await enter(page, [...SOLAR.entries, entry]);
  release();
  await comesAlive(page);
  await expect(field(page, entry[0])).toHaveValue(entry[1]);
  await calculate(page, SOLAR);
  await showsMain(page, main);
});

test('what is typed early stands before what a shared link says', async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto(`${SOLAR.path}?postcode=AB1+2CD`, { waitUntil: 'commit' });
  await calculateButton(page).scrollIntoViewIfNeeded();
  await enter(page, SOLAR.entries);
  release();
  await showsAnswer(page, SOLAR);
});
