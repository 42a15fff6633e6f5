import {
  assumptions,
  calculateButton,
  enter,
  field,
  openCalculator,
  reachAnswer,
  resultOf,
  showsMain,
} from '../../../harness/visits/calculator-steps.ts';
import { EV, SOLAR, TRIALS, type Trial } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

type TrialWithFigures = Trial & { assumption: NonNullable<Trial['assumption']> };

const WITH_FIGURES = TRIALS.filter((trial): trial is TrialWithFigures => 'assumption' in trial);

for (const trial of WITH_FIGURES) {
  const { entry, name, main } = trial.assumption;

  test.describe(trial.name, () => {
    test('keeps its assumptions closed at first, and then shows each with ours', async ({
      page,
    }) => {
      await openCalculator(page, trial);
      await expect(assumptions(page)).toHaveText('Assumptions');
      await expect(field(page, entry[0])).toBeHidden();
      await assumptions(page).click();
      for (const { label, unit, value } of trial.figures) {
        const control = field(page, `${label}, ${unit}`);
        await expect(control).toBeVisible();
        await expect(control).toHaveAccessibleDescription(`Ours is ${value}`);
      }
    });

    test('changes the answer with an assumption, and goes back to ours', async ({ page }) => {
      await reachAnswer(page, trial);
      await assumptions(page).click();
      const back = page.getByRole('button', { name: 'Back to our figures' });
      await enter(page, [entry]);
      await showsMain(page, main);
      await expect(assumptions(page)).toContainText('changed by you');
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=`));
      await page.reload();
      await showsMain(page, main);
      await assumptions(page).click();
      await back.click();
      await expect(back).toBeFocused();
      await showsMain(page, trial.main[1]);
      await expect(field(page, entry[0])).toHaveValue('');
      await expect(page).not.toHaveURL(new RegExp(name));
    });

    test('names a wrong assumption, and goes to it', async ({ page }) => {
      const message = `${entry[0].slice(0, entry[0].lastIndexOf(','))} must be a number above 0`;
      await openCalculator(page, trial);
      await enter(page, trial.entries);
      await assumptions(page).click();
      for (const wrong of ['0', '-1', 'some']) {
        await enter(page, [[entry[0], wrong]]);
        await calculateButton(page).click();
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([message]);
        await expect(field(page, entry[0])).toBeFocused();
      }
      await expect(resultOf(page)).toHaveCount(0);
      await enter(page, [entry]);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test('a wrong assumption in a shared link can be reached from the red box', async ({ page }) => {
  await openCalculator(page, SOLAR, `${SOLAR.query}&electricityPrice=cheap`);
  await page
    .getByRole('link', { name: 'Price of grid electricity must be a number above 0' })
    .click();
  await expect(field(page, 'Price of grid electricity, £/kWh')).toBeFocused();
});

test('a wrong assumption is reached when the part has been closed again', async ({ page }) => {
  await openCalculator(page, SOLAR);
  await enter(page, SOLAR.entries);
  await assumptions(page).click();
  await enter(page, [['Price of grid electricity, £/kWh', 'cheap']]);
  await assumptions(page).click();
  await calculateButton(page).click();
  await expect(field(page, 'Price of grid electricity, £/kWh')).toBeFocused();
});

test('EV charging cost has no assumptions: its rates are fields', async ({ page }) => {
  await openCalculator(page, EV);
  await expect(field(page, 'Electricity rate, £ per kWh')).toBeVisible();
  await expect(assumptions(page)).toHaveCount(0);
});
