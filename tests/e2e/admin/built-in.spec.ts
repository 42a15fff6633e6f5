import { openDashboard, rowOf } from '../../support/dashboard.ts';
import { expect, test } from '../../support/visitor.ts';

test('without a content repository the built-in items, the build and the facts to confirm are shown', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(page.getByText(/No content repository is set/)).toBeVisible();
  const row = rowOf(page, 'services/solar.json');
  await expect(row).toContainText('Built in');
  await expect(row.getByRole('link', { name: 'Page of Solar' })).toHaveAttribute(
    'href',
    '/services/solar',
  );
  await expect(page.getByRole('link', { name: 'Try the form' })).toHaveAttribute('href', '/editor');
  const manage = page.getByRole('link', { name: 'Manage in GitHub (opens in a new window)' });
  await expect(manage).toHaveAttribute('target', '_blank');
  await expect(page.getByText('this opens where you make one')).toBeVisible();
  await page.getByRole('link', { name: 'What to do with it' }).click();
  await expect(page).toHaveURL(/\/admin#setup$/);
  await expect(page.getByText(/Make a repository, and copy into it/)).toBeInViewport();
  await expect(page.getByRole('row', { name: /CONTENT_REPO/ })).toContainText('not set');
  await expect(page.getByText('2008 or 2016')).toBeVisible();
  for (const fact of [
    'content/company.json: certifications',
    'services/battery-storage.json: batteryProduct',
    'case-studies/heat-pump-residential.json: results',
    'case-studies/heat-pump-residential.json: testimonial',
    'properties/uta.json: rating',
  ]) {
    await expect(page.getByText(fact).first()).toBeVisible();
  }
  await expect(page.getByText('It is designed for a COP of 4.2')).toBeVisible();
  await expect(page.getByText(/^Trading Standards Approved, MCS.*CHAS Accredited$/)).toBeVisible();
  await expect(page.getByText(/numbers? from the range for drama/)).toBeVisible();
  await expect(page.locator('time')).toContainText(/\d{4} at \d\d:\d\d/);
  for (const [tab, name] of [
    ['Properties', 'properties/uta.json'],
    ['Case Studies', 'case-studies/solar-panel-farm.json'],
    ['Benefits', 'benefits/reliability.json'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(rowOf(page, name)).toContainText('Built in');
    await expect(manage).toHaveAttribute('href', 'https://github.com/new?name=content');
    await expect(manage).toHaveAttribute('rel', /noopener/);
    await expect(manage).toHaveAttribute('target', '_blank');
  }
});
