import { countWords, lineOf, stepsOf } from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({ javaScriptEnabled: false });

test('the planner explains its method without JavaScript', async ({ page }) => {
  await test.step('the worked example has a bill and three steps', async () => {
    await page.goto('/planner');
    await expect(page.getByText('This is a worked example')).toBeVisible();
    await expect(lineOf(page, 'Bill today')).toHaveText(/^£[\d,]+ a year, £\d+ a month$/);
    const steps = stepsOf(page).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    for (const step of await steps.all()) await expect(step).toContainText(/£.*Cost.*Payback/s);
    await page.getByText('Grants and loans included').click();
    await expect(
      page.getByText(/no work may begin before the written offer/).first(),
    ).toBeVisible();
    // Nothing is there that would need a script.
    await expect(page.getByLabel('Bedrooms')).toBeHidden();
    await expect(steps.getByRole('button')).toHaveCount(0);
  });
  await test.step('a link opens the published cases and assumptions', async () => {
    await page.getByRole('link', { name: 'How it works', exact: true }).click();
    await expect(page).toHaveURL('/planner/method');
    await expect(page.getByText('Met Éireann does not accept any liability')).toBeVisible();
    // Its tables are collapsed.
    expect(await countWords(page)).toBeLessThanOrEqual(1500);
    await page.getByText('All published cases').click();
    const table = page.getByRole('region', { name: 'Table of published cases' });
    const rows = table.getByRole('row');
    await expect(rows.filter({ hasText: 'KW6 turbine, 6 m/s' })).toContainText('13,882');
    await expect(rows.filter({ hasText: 'KW6 turbine, 6 m/s' })).toContainText('13,100, −5.6%');
    await expect(rows.filter({ hasText: 'December alone' })).toContainText('−24.');
    await expect(rows.filter({ hasText: 'Heat pump with radiators and hot water' })).toContainText(
      'within',
    );
    await expect(rows.filter({ hasText: 'stone end-terrace' })).toContainText('−22.');
    await expect(rows).toHaveCount(21);
    const fold = page.locator('details', { hasText: 'All assumptions and their sources' });
    await fold.locator('summary').click();
    const assumed = fold.locator('tbody').getByRole('row');
    await expect(assumed.filter({ hasText: 'Heating oil price' })).toContainText(
      /\d+p a litre.*20\d\d/,
    );
    for (const row of await assumed.all())
      await expect(row.getByRole('cell').nth(1)).toHaveText(/./);
  });
});
