import {
  calculateButton,
  enter,
  field,
  openCalculator,
  reachAnswer,
  resultOf,
  showsMain,
  toast,
} from '../../../harness/visits/calculator-steps.ts';
import { EV, SOLAR, TRIALS } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

for (const trial of TRIALS) {
  test.describe(trial.name, () => {
    test('is busy as long as specified, then says that it is done: by toast, by focus and aloud', async ({
      page,
    }) => {
      await openCalculator(page, trial);
      await enter(page, trial.entries);
      await calculateButton(page).click();
      const busy = page.getByRole('button', { name: 'Calculating', exact: true });
      await expect(busy).toBeDisabled();
      await page.clock.runFor(trial.delay - 1);
      await expect(busy).toBeDisabled();
      await expect(resultOf(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await showsMain(page, trial.main[1]);
      await expect(calculateButton(page)).toBeEnabled();
      await page.clock.runFor(100);
      await expect(toast(page, 'Calculation Complete')).toBeVisible();
      await expect(toast(page, 'Calculation Complete')).toContainText(trial.description ?? '');
      await expect(resultOf(page)).toBeFocused();
      const announced = resultOf(page).locator('[aria-live=polite]');
      for (const text of trial.main) await expect(announced).toContainText(text);
      for (const [, value] of trial.rows) await expect(announced).toContainText(value);
    });

    test('answers a change at once after the first answer', async ({ page }) => {
      await reachAnswer(page, trial);
      await field(page, trial.change.entry[0]).focus();
      await enter(page, [trial.change.entry]);
      await showsMain(page, trial.change.main);
      await expect(calculateButton(page)).toBeEnabled();
      await expect(field(page, trial.change.entry[0])).toBeFocused();
      await expect(page).toHaveURL(trial.change.address);
    });
  });
}

test('an answer is for what the fields say, also when they change before it comes', async ({
  page,
}) => {
  await openCalculator(page, SOLAR);
  await enter(page, SOLAR.entries);
  await calculateButton(page).click();
  await enter(page, [SOLAR.change.entry]);
  await page.clock.runFor(SOLAR.delay);
  await showsMain(page, SOLAR.change.main);
  await expect(page).toHaveURL(SOLAR.change.address);
});

test('while a changed field is not right, its fault stands in the place of the answer', async ({
  page,
}) => {
  await reachAnswer(page, EV);
  const control = field(page, 'Target charge, %');
  await control.focus();
  await enter(page, [['Target charge, %', '10']]);
  const fault = 'Target charge must be greater than current charge and max 100%';
  await expect(page.getByRole('status').filter({ hasText: fault })).toBeVisible();
  await expect(resultOf(page)).toHaveCount(0);
  await enter(page, [['Target charge, %', '90']]);
  await showsMain(page, EV.main[1]);
  await expect(control).toBeFocused();
});
