import { COMPANY } from '../../support/company.ts';
import { openDashboard, rowOf } from '../../support/dashboard.ts';
import { expect, test } from '../../support/visitor.ts';

const { certifications, experienceSince, incorporated } = COMPANY;

test('the dashboard shows the built-in content if there is no content repository', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(page.getByText(/No content repository is set/)).toBeVisible();
  const row = rowOf(page, 'services/solar.json');
  await expect(row).toContainText('Came with the site');
  await expect(row.getByRole('link', { name: 'Page of Solar' })).toHaveAttribute(
    'href',
    '/services/solar',
  );
  await expect(page.getByRole('link', { name: 'Try the form' })).toHaveAttribute('href', '/editor');
  const manage = page.getByRole('link', { name: 'Manage in GitHub (opens in a new window)' });
  await expect(manage).toHaveAttribute('target', '_blank');
  await expect(page.getByText('You have no content repository yet')).toBeVisible();
  await page.getByRole('link', { name: 'How to set it up' }).click();
  await expect(page).toHaveURL(/\/admin#setup$/);
  await expect(page.getByText(/Create a repository\. Copy into it/)).toBeInViewport();
  await expect(page.getByRole('row', { name: /^CONTENT_REPO/ })).toContainText('not set');
  await expect(page.getByText(/^\s*\d+ facts to confirm, \d+ of \d+ done\s*$/)).toBeVisible();
  await page.getByRole('link', { name: /^\d+ facts to confirm$/ }).click();
  for (const fold of await page.locator('#confirm ~ details > summary').all()) await fold.click();
  await expect(page.getByText(`${experienceSince} or ${incorporated}`)).toBeVisible();
  for (const fact of [
    'Company details: Certificates',
    'Battery Storage: Battery product',
    'Heat Pump Residential Development: Results',
    'Heat Pump Residential Development: Customer quote',
    'Uta: Guest rating',
  ]) {
    await expect(page.getByText(fact).first()).toBeVisible();
  }
  await expect(page.getByText('It is designed for a COP of 4.2')).toBeVisible();
  const unconfirmed = certifications.filter(({ isPlaceholder }) => isPlaceholder);
  const badges = unconfirmed.map(({ title }) => title).join(', ');
  await expect(page.getByText(badges, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/A fictional number that nobody can call/)).toBeVisible();
  const enquiries = page
    .getByRole('listitem')
    .filter({ hasText: /Stored, but not emailed to you/ });
  await expect(enquiries).toBeVisible();
  await expect(page.locator('time')).toContainText(/\d{4} at \d\d:\d\d/);
  for (const [tab, name] of [
    ['Properties', 'properties/uta.json'],
    ['Case Studies', 'case-studies/solar-panel-farm.json'],
    ['Benefits', 'benefits/reliability.json'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(rowOf(page, name)).toContainText('Came with the site');
    await expect(manage).toHaveAttribute('href', 'https://github.com/new?name=content');
    await expect(manage).toHaveAttribute('rel', /noopener/);
    await expect(manage).toHaveAttribute('target', '_blank');
  }
});
