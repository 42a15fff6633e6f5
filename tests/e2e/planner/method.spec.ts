import { expect, test } from '../../support/visitor.ts';

test.use({ javaScriptEnabled: false });

test('without a script the worked house is there, and the sceptical find rules, sources and what is published', async ({
  page,
}) => {
  await test.step('the worked house has its figures and pictures', async () => {
    await page.goto('/planner');
    await expect(page.getByText('This is a worked house')).toBeVisible();
    await expect(page.getByText('Bill with the plan')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Where a year’s electricity/ })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Your plan' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Work out what to do first' })).toBeHidden();
  });
  await test.step('a link leads to the method', async () => {
    await page.getByRole('link', { name: 'How it works', exact: true }).click();
    await expect(page).toHaveURL('/planner/method');
    await expect(page.getByText('Met Éireann does not accept any liability')).toBeVisible();
    const table = page.getByRole('region', { name: 'Ours beside what is published' });
    const rows = table.getByRole('row');
    await expect(rows.filter({ hasText: 'KW6 turbine, 6 m/s' })).toContainText('13,882');
    await expect(rows.filter({ hasText: 'KW6 turbine, 6 m/s' })).toContainText('13,100, −5.6%');
    await expect(rows.filter({ hasText: 'December alone' })).toContainText('−24.');
    await expect(rows.filter({ hasText: 'with radiators' })).toContainText('within');
    await expect(rows).toHaveCount(15);
    await expect(page.getByRole('img', { name: /^A still frost: what wind/ })).toBeVisible();
  });
});
