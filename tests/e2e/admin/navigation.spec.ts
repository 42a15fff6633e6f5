import { DASHBOARD_FOLDERS } from '../../../src/content/model/dashboard-types.ts';
import { contentTypeOf } from '../../../src/content/model/content-types.ts';
import { findViolationsInBothSchemes, readOverflow } from '../../support/accessibility.ts';
import {
  openDashboard,
  openTab,
  refreshList,
  rowOf,
  takeFileRequests,
} from '../../support/dashboard.ts';
import { COMPANY } from '../../support/company.ts';
import { expect, test } from '../../support/remote-site.ts';
import { createFailedRun } from '../../support/workflow-runs.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const TREE = 'https://github.example/tree/main';

test('an editor reaches every item and its form', async ({ page, server }) => {
  // A listing contains the web addresses of its files, so each folder needs one.
  for (const folder of DASHBOARD_FOLDERS) server.repository.write(`${folder}/any.json`, '{}');
  await openDashboard(page);
  await test.step('items and forms are reachable by keyboard alone', async () => {
    await expect(rowOf(page, 'services/solar.json')).toBeVisible();
    await page.getByRole('tab', { name: 'Services' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Properties' })).toBeFocused();
    await expect(rowOf(page, 'properties/uta.json')).toBeVisible();
    // Its file has been read, so only later requests count.
    await expect(rowOf(page, 'properties/any.json')).toContainText('Not used');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Manage in GitHub/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const again = page.getByRole('button', { name: 'Refresh list' });
    await expect(again).toBeFocused();
    server.takeTargets();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'properties/uta.json')).toBeVisible();
    await expect(again).toBeFocused();
    expect(takeFileRequests(server)).toEqual(['contents/properties']);
  });
  await test.step('every tab opens its GitHub folder or a new file in a new window', async () => {
    for (const folder of DASHBOARD_FOLDERS) {
      const { label, formNames, singular } = contentTypeOf(folder);
      await openTab(page, label);
      const manage = page.getByRole('link', { name: 'Manage in GitHub (opens in a new window)' });
      await expect(manage).toHaveAttribute('href', `${TREE}/${folder}`);
      await expect(manage).toHaveAttribute('target', '_blank');
      await expect(
        page.getByRole('link', { name: `Add a ${formNames?.singular ?? singular}` }),
      ).toHaveAttribute('href', `https://github.example/new/main/${folder}`);
    }
  });
  await test.step('missing GitHub links are explained if the API returns no web URLs', async () => {
    server.editListing('services', (entries) =>
      entries.map((entry) => ({ ...entry, html_url: null })),
    );
    await openTab(page, 'Services');
    await refreshList(page);
    await expect(rowOf(page, 'services/solar.json')).toBeVisible();
    await expect(page.getByText(/This page cannot link to/)).toBeVisible();
    await expect(page.getByRole('link', { name: /GitHub|Edit/ })).toHaveCount(0);
  });
  server.editListing('services', (entries) => entries);
});

test('the dashboard is accessible at 320 px with every type of error', async ({ page, server }) => {
  server.repository.write(`services/${'long-'.repeat(11)}name.json`, {
    ['field'.repeat(30)]: 'x'.repeat(300),
  });
  server.repository.remove('services/old.json');
  const message = `a.json › ${'x'.repeat(90)}`;
  const annotations = [{ annotation_level: 'failure', title: '', message }];
  server.editing.runs.push(createFailedRun('rebuild.yml', { annotations }));
  const draft = { title: 'Change', head: 'cms/services/repairs', base: 'main', draft: false };
  server.editing.pullRequests.push(draft);
  await page.setViewportSize({ width: 320, height: 800 });
  await openDashboard(page);
  const live = page.getByRole('region', { name: 'Is it live?' });
  await expect(live.getByRole('alert')).toContainText(message);
  const skipped = page.getByRole('listitem').filter({ hasText: /^services\/repairs\.json/ });
  await expect(skipped.first()).toContainText('Title: enter some text.');
  await expect(page.getByText(/^Not used/)).toHaveCount(3);
  expect(await readOverflow(page)).toBe(0);
  server.injectFault('contents/properties', { kind: 'reset' });
  for (const tab of ['Services', 'Properties']) {
    await openTab(page, tab);
    await expect(
      page.getByText(/cannot be reached|Skipped because of mistakes/).first(),
    ).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findViolationsInBothSchemes(page), `${tab} at ${width}`).toEqual([]);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard shows the build’s facts without JavaScript', async ({ page, server }) => {
    await page.goto('/admin');
    await expect(page.getByText(/JavaScript is needed to list and check the items/)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText('skipped: draft.json, repairs.json')).toBeVisible();
    await expect(page.getByText(/^\s*5? ?\d+ from machair\/content@main/).first()).toBeVisible();
    await page.getByText('How to set one up, and its settings').click();
    await expect(page.getByRole('row', { name: /^CONTENT_REPO/ })).toContainText('machair/content');
    await expect(page.getByRole('row', { name: /CONTENT_API_URL/ })).toContainText(server.apiUrl);
    await expect(page.getByRole('row', { name: /CONTENT_TOKEN/ })).toContainText('set (hidden)');
    await page
      .getByText(/^\s*What customers read \(\d+\)\s*$/)
      .first()
      .click();
    await expect(
      page.getByText(`${COMPANY.experienceSince} or ${COMPANY.incorporated}`),
    ).toBeVisible();
    expect(server.requests).toHaveLength(0);
  });
});
