import { expect, test } from '../../support/visitor.ts';

test.use({ javaScriptEnabled: false });

test('the sceptical find rules, sources and what is published, without a script', async ({
  page,
}) => {
  await page.goto('/planner');
  await page.getByRole('link', { name: 'How it works', exact: true }).click();
  await expect(page).toHaveURL('/planner/method');
  await expect(page.getByText('Met Éireann does not accept any liability')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Ours beside what is published' }).getByRole('row');
  await expect(rows.filter({ hasText: 'KW6 turbine, 6 m/s' })).toContainText('13,882');
  await expect(rows.filter({ hasText: 'KW6 turbine, 6 m/s' })).toContainText('13,100, −5.6%');
  await expect(rows.filter({ hasText: 'December alone' })).toContainText('−24.');
  await expect(rows.filter({ hasText: 'with radiators' })).toContainText('within');
  await expect(rows).toHaveCount(15);
  await expect(page.getByRole('img', { name: /^A still frost: what wind/ })).toBeVisible();
});
