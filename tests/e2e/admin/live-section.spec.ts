// An editor's questions after saving: is it live, why not, and which drafts are open.
import type { Page } from '@playwright/test';
import { openDashboard } from '../../support/dashboard.ts';
import { expect, test } from '../../support/remote-site.ts';
import {
  createFailedRun,
  createUnfinishedRun,
  createRun,
  ERROR_MESSAGE,
} from '../../support/workflow-runs.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const WORKFLOW = 'rebuild.yml';
const PREVIEW_URL = 'https://repairs-machair.company.workers.dev';
const PREVIEW_COMMENT = {
  body: `<a href='${PREVIEW_URL}'>Branch Preview URL</a>`,
  issue_url: 'https://api.github.example/repos/machair/content/issues/1',
  user: { login: 'cloudflare-workers-and-pages[bot]' },
};
const RUNS = `actions/workflows/${WORKFLOW}/runs`;
const live = (page: Page) => page.getByRole('region', { name: 'Is it live?' });
const refreshStatus = (page: Page) =>
  live(page).getByRole('button', { name: 'Refresh status' }).click();

test('the live section shows the latest deployment and open drafts', async ({ page, server }) => {
  await test.step('a failed deployment is shown with the reason', async () => {
    server.editing.runs.push(createFailedRun(WORKFLOW));
    await openDashboard(page);
    const alert = live(page).getByRole('alert');
    await expect(alert).toContainText(
      /The update of 21 November 2026 at .* failed at the step “Check the content”/,
    );
    await expect(alert).toContainText('The site is unchanged.');
    await expect(alert.getByRole('listitem')).toHaveText([ERROR_MESSAGE]);
    await expect(alert.getByRole('link', { name: /View on GitHub/ })).toHaveAttribute(
      'href',
      'https://github.example/runs/0',
    );
  });
  await test.step('a newer deployment is shown until it succeeds', async () => {
    server.editing.runs.push(createUnfinishedRun(WORKFLOW));
    await refreshStatus(page);
    await expect(live(page)).toContainText('Updating the site: “Build the site”');
    await expect(live(page).getByRole('alert')).toHaveCount(0);
    server.editing.runs.push(createRun(WORKFLOW, {}));
    await refreshStatus(page);
    await expect(live(page)).toContainText(/Everything saved before 21 November/);
  });
  await test.step('only drafts from the editor are listed', async () => {
    await expect(live(page)).toContainText('There are no drafts.');
    server.editing.pullRequests.push(
      { title: 'Change Service repairs', head: 'cms/services/repairs', base: 'main', draft: true },
      { title: 'Newer packages', head: 'renovate/all', base: 'main', draft: false },
    );
    await refreshStatus(page);
    await expect(live(page).getByRole('listitem')).toHaveCount(1);
    await expect(live(page).getByRole('listitem')).toContainText(
      /Change Service repairs.*Draft, by editor, 21 November 2026/,
    );
    await expect(live(page).getByRole('link', { name: 'Preview' })).toHaveCount(0);
    server.editing.comments.push(PREVIEW_COMMENT);
    await refreshStatus(page);
    await expect(
      live(page).getByRole('link', { name: /^Preview.*Change Service repairs/ }),
    ).toHaveAttribute('href', PREVIEW_URL);
  });
  await test.step('an unavailable status is shown with the reason', async () => {
    server.injectFault(RUNS, { kind: 'reset' });
    await refreshStatus(page);
    await expect(live(page)).toContainText('The content repository cannot be reached.');
    server.clearFaults();
    await refreshStatus(page);
    await expect(live(page)).toContainText('Everything saved before');
  });
});

test('a private repository is reported as not readable without a login', async ({
  page,
  server,
}) => {
  server.restrict('token');
  await openDashboard(page);
  await expect(live(page)).toContainText(
    'This page could not read the updates or drafts from GitHub.',
  );
  await expect(page.getByText('No services found in GitHub repository.')).toBeVisible();
});
