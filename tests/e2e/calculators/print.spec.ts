import { openCalculator, resultOf, showsAnswer } from '../../../harness/visits/calculator-steps.ts';
import { TRIALS } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

for (const trial of TRIALS) {
  test(`${trial.name} prints as one clean page`, async ({ page }) => {
    await openCalculator(page, trial, trial.query);
    await showsAnswer(page, trial);
    await page.emulateMedia({ media: 'print' });
    await expect(resultOf(page).getByText(trial.step, { exact: true })).toBeVisible();
    await expect(resultOf(page).getByText(/^For /)).toBeVisible();
    await expect(page.getByRole('heading', { name: trial.title })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}
