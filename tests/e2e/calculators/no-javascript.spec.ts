import { TRIALS } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({ javaScriptEnabled: false });

for (const trial of TRIALS) {
  test(`${trial.name} shows a worked example and no form without JavaScript`, async ({ page }) => {
    await page.goto(`${trial.path}#calculator`);
    await expect(page.getByRole('heading', { name: trial.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A worked example' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: trial.main[0] });
    await expect(row.getByRole('cell')).toHaveText(trial.example);
    await expect(page.getByText('Your own figures need JavaScript.')).toBeVisible();
    for (const role of ['textbox', 'combobox', 'spinbutton'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: /^(Calculate|Estimate)/ })).toHaveCount(0);
    await expect(page.getByText('Assumptions')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first().click();
    await expect(page).toHaveURL('/contact');
  });
}

test('with JavaScript the worked example gives way to the form', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true });
  await page.goto(`${TRIALS[0]?.path ?? ''}#calculator`);
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A worked example' })).toBeHidden();
  await page.close();
});
