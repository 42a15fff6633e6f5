import { openDashboard, panelOf, rowOf } from '../../support/dashboard.ts';
import { builtInItem } from '../../support/items.ts';
import { expect, test } from '../../support/remote-site.ts';
import { rateLimited } from '../../../harness/contents-api/misbehaviour.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const SERVICES = 'contents/services';
const MINUTES = 60_000;

test('that the repository is down is said, and Retry reads it once it is back', async ({
  page,
  server,
}) => {
  server.misbehave(SERVICES, { kind: 'reset' });
  await openDashboard(page);
  await expect(page.getByRole('alert')).toContainText('The content repository cannot be reached.');
  await expect(rowOf(page, 'services/solar.json')).toHaveCount(0);
  server.behave();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'services/solar.json')).toContainText('Live');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the limit of requests is said with the time when it ends', async ({ page, server }) => {
  const now = new Date('2026-11-20T09:00:00Z');
  await page.clock.setFixedTime(now);
  const resetsAt = new Date(now.getTime() + 42 * MINUTES);
  server.misbehave(SERVICES, rateLimited(403, resetsAt));
  await openDashboard(page);
  const time = await page.evaluate(
    (at) => new Date(at).toTimeString().slice(0, 5),
    resetsAt.getTime(),
  );
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('takes no more requests from this connection for now');
  await expect(alert).toContainText(`It is free again at ${time}, in 42 minutes.`);
});

test('a browser without a line says so', async ({ page, context, server }) => {
  await openDashboard(page);
  await expect(rowOf(page, 'services/solar.json')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser is offline.');
  await context.setOffline(false);
  server.takeTargets();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'services/solar.json')).toBeVisible();
  expect(server.takeTargets()).toEqual([SERVICES]);
});

test('a site without its manifest says so', async ({ page, server }) => {
  await page.route('**/data/content-manifest.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await openDashboard(page);
  await expect(page.getByRole('alert')).toContainText(
    'The list of what is on this site could not be read.',
  );
  expect(server.requests).toHaveLength(1);
});

test('a file that cannot be read can be checked again, and the others are not tried', async ({
  page,
  server,
}) => {
  const solar = await builtInItem('services/solar.json');
  for (const id of ['a-1', 'a-2']) {
    server.repository.write(`services/${id}.json`, { ...solar, id, title: id });
  }
  const blob = `git/blobs/${server.repository.shaOf('services/a-1.json')}`;
  server.misbehave(blob, { kind: 'answer', status: 500 });
  await openDashboard(page);
  const row = rowOf(page, 'services/a-1.json');
  await expect(row).toContainText('Not checked: The content repository answered with status 500.');
  await expect(rowOf(page, 'services/a-2.json')).toContainText('Not checked yet');
  expect(server.takeTargets()).toEqual([SERVICES, blob]);
  server.behave();
  await row.getByRole('button', { name: 'Check a-1.json' }).click();
  await expect(row.getByText('Valid', { exact: true })).toBeVisible();
});

test('a tab that is opened while another fails is none the worse', async ({ page, server }) => {
  server.misbehave(SERVICES, { kind: 'reset' });
  await openDashboard(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('tab', { name: 'Properties' }).click();
  await expect(rowOf(page, 'properties/uta.json')).toContainText('Live');
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
});
