import type { Page } from '@playwright/test';
import { rateLimited } from '../../../harness/contents-api/faults.ts';
import { DASHBOARD_FOLDERS } from '../../../src/content/model/dashboard-types.ts';
import { CONTENT_TYPES } from '../../../src/content/model/content-types.ts';
import {
  openDashboard,
  openTab,
  panelOf,
  refreshList,
  rowOf,
  takeFileRequests,
} from '../../support/dashboard.ts';
import { readBuiltInItem } from '../../support/items.ts';
import { expect, test } from '../../support/remote-site.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const SERVICES = 'contents/services';
const MINUTES = 60_000;

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

async function reportsOutage(page: Page) {
  await expect(page.getByRole('alert')).toContainText('The content repository cannot be reached.');
  await expect(rowOf(page, 'services/solar.json')).toHaveCount(0);
}

test('the dashboard describes a repository error until it recovers', async ({
  page,
  context,
  server,
}) => {
  server.injectFault(SERVICES, { kind: 'reset' });
  await openDashboard(page);
  await test.step('reports that the repository is down', () => reportsOutage(page));
  await test.step('an error in one tab does not affect another', async () => {
    await openTab(page, 'Properties');
    await expect(rowOf(page, 'properties/uta.json')).toContainText('Live');
    await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
  });
  await test.step('“Try again” reloads the tab after recovery', async () => {
    await openTab(page, 'Services');
    await reportsOutage(page);
    server.clearFaults();
    await retry(page);
    await expect(rowOf(page, 'services/solar.json')).toContainText('Live');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('being offline is reported', async () => {
    await context.setOffline(true);
    await refreshList(page);
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    await context.setOffline(false);
    server.takeTargets();
    await retry(page);
    await expect(rowOf(page, 'services/solar.json')).toBeVisible();
    expect(takeFileRequests(server)).toEqual([SERVICES]);
  });
  await test.step('the rate limit is reported with its reset time', async () => {
    const now = new Date('2026-11-20T09:00:00Z');
    await page.clock.setFixedTime(now);
    const resetsAt = new Date(now.getTime() + 42 * MINUTES);
    server.injectFault(SERVICES, rateLimited(403, resetsAt));
    await refreshList(page);
    const time = await page.evaluate(
      (at) => new Date(at).toTimeString().slice(0, 5),
      resetsAt.getTime(),
    );
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('GitHub has limited requests from this connection.');
    await expect(alert).toContainText(`Try again at ${time}, in 42 minutes.`);
  });
});

test('the dashboard reports missing and unreadable content', async ({ page, server }) => {
  await test.step('checking stops at an unreadable file until it is checked again', async () => {
    const solar = await readBuiltInItem('services/solar.json');
    for (const id of ['a-1', 'a-2']) {
      server.repository.write(`services/${id}.json`, { ...solar, id, title: id });
    }
    const blob = `git/blobs/${server.repository.shaOf('services/a-1.json')}`;
    server.injectFault(blob, { kind: 'replace-response', status: 500 });
    await openDashboard(page);
    const row = rowOf(page, 'services/a-1.json');
    await expect(row).toContainText('Not checked: GitHub did not return the content (status 500).');
    await expect(rowOf(page, 'services/a-2.json')).toContainText('Not checked yet');
    expect(takeFileRequests(server)).toEqual([SERVICES, blob]);
    server.clearFaults();
    await row.getByRole('button', { name: 'Check a-1.json' }).click();
    await expect(row.getByText('No mistakes', { exact: true })).toBeVisible();
  });
  await test.step('a site without its manifest is reported', async () => {
    const manifest = '**/data/content-manifest.json';
    await page.route(manifest, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    server.takeTargets();
    await refreshList(page);
    await expect(page.getByRole('alert')).toContainText(
      'The list of this site’s content could not be read.',
    );
    expect(server.requests).toHaveLength(1);
    await page.unroute(manifest);
  });
  await test.step('an empty folder is reported beside the site’s items', async () => {
    const paths = server.repository.paths();
    for (const path of paths) server.repository.remove(path);
    server.repository.write('README.md', '# Content');
    await refreshList(page);
    for (const folder of DASHBOARD_FOLDERS) {
      const { label } = CONTENT_TYPES[folder];
      await openTab(page, label);
      const text = `No ${label.toLowerCase()} found in GitHub repository. Please add some content or check your connection.`;
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      const wasThere = paths.some((path) => path.startsWith(`${folder}/`));
      const status = wasThere ? 'Deleted, but still on the site' : 'Came with the site';
      await expect(page.getByRole('listitem').filter({ hasText: status }).first()).toBeVisible();
    }
  });
});
