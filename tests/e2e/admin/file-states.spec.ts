import {
  openDashboard,
  openTab,
  panelOf,
  refreshList,
  rowOf,
  takeFileRequests,
} from '../../support/dashboard.ts';
import { createBenefit, readBuiltInItem } from '../../support/items.ts';
import { expect, test, TOKEN } from '../../support/remote-site.ts';
import { DASHBOARD_FOLDERS } from '../../../src/content/model/dashboard-types.ts';
import { CONTENT_TYPES } from '../../../src/content/model/content-types.ts';

const EDIT = 'https://github.example/edit/main';

test('the dashboard shows the build’s problems with a file', async ({ page, server, output }) => {
  await test.step('each list shows placeholders while loading', async () => {
    for (const folder of DASHBOARD_FOLDERS) {
      server.injectFault(`contents/${folder}`, { kind: 'hang' });
    }
    await openDashboard(page);
    for (const folder of DASHBOARD_FOLDERS) {
      const { label, placeholders } = CONTENT_TYPES[folder];
      await openTab(page, label);
      await expect(panelOf(page)).toContainText(`Loading ${label.toLowerCase()}…`);
      await expect(panelOf(page).locator('.skeleton')).toHaveCount(placeholders);
      // Never answered, so that the next step does not count it.
      await expect
        .poll(() => server.requests.map(({ target }) => target))
        .toContain(`contents/${folder}`);
    }
  });
  await test.step('each tab of files known to the build needs one request', async () => {
    server.clearFaults();
    server.takeTargets();
    await openDashboard(page);
    const row = rowOf(page, 'services/solar.json');
    await expect(row).toContainText('Live');
    await expect(row).toContainText('Sun on the roof');
    await expect(row.getByText('No mistakes', { exact: true })).toBeVisible();
    await expect(panelOf(page).getByRole('status').first()).toContainText(
      /3 live; 1 skipped because of mistakes; 1 not on the site yet; \d+ came with the site, not listed\. Compared with the update on/,
    );
    await expect(page.getByText('Not checked')).toHaveCount(0);
    expect(takeFileRequests(server)).toEqual(['contents/services']);
    await openTab(page, 'Properties');
    await expect(rowOf(page, 'properties/uta.json')).toContainText('Live');
    await openTab(page, 'Services');
    await expect(row).toBeVisible();
    expect(takeFileRequests(server)).toEqual(['contents/properties']);
  });
  await test.step('a file skipped by the build shows its problems in the form’s words', async () => {
    expect(server.repository.paths()).toContain('services/draft.json');
    const row = rowOf(page, 'services/repairs.json');
    await expect(row).toContainText('Skipped because of mistakes');
    await expect(row).toContainText('The site shows the original that came with the site.');
    await expect(row).toContainText('Not used: 2 mistakes');
    const problems = row.getByRole('listitem');
    await expect(problems).toHaveText([
      'Title: enter some text.',
      'Colour: the site does not use this field. Ask the operator to remove it from the file.',
    ]);
    const draft = rowOf(page, 'services/draft.json');
    await expect(draft).toContainText('Not on the site yet');
    await expect(draft.getByRole('listitem')).toContainText(/^The whole file: /);
    for (const place of ['repairs.json › title', 'repairs.json › colour', 'services/draft.json']) {
      expect(output).toContain(place);
    }
  });
  await test.step('removed HTML is quoted only once the file has been read', async () => {
    await openTab(page, 'Properties');
    const row = rowOf(page, 'properties/uta.json');
    await expect(row).toContainText('Live');
    await expect(row).toContainText('Used, but has mistakes');
    await expect(row.getByRole('listitem')).toContainText(/the site removes/i);
    await expect(row.getByRole('listitem')).not.toContainText('onclick');
    const uta = await readBuiltInItem('properties/uta.json');
    const longDescription = '<p onclick="b()">Quieter.</p>';
    server.repository.write('properties/uta.json', { ...uta, longDescription });
    await refreshList(page);
    await expect(row).toContainText('Changed since the last update');
    await expect(row).toContainText('Used, but has mistakes');
    await expect(row.getByRole('listitem')).toContainText('<p onclick>');
    await expect(row.getByRole('listitem')).toContainText(/the site removes/i);
  });
});

test('the dashboard checks files that no build has read', async ({ page, server }) => {
  await test.step('each field of a changed file is checked', async () => {
    const solar = await readBuiltInItem('services/solar.json');
    const features = Array.from({ length: 21 }, (_, i) => `Feature ${i}`);
    server.repository.write('services/old.json', { ...solar, id: 'old', title: '', features });
    server.repository.write('services/solar.json', { ...solar, title: 'Sunshine' });
    await openDashboard(page);
    const old = rowOf(page, 'services/old.json');
    await expect(old).toContainText('Not used: 2 mistakes');
    await expect(old.getByRole('listitem')).toHaveText([
      'Title: enter some text.',
      'Features: 21 entries. Keep at most 20 entries.',
    ]);
    const row = rowOf(page, 'services/solar.json');
    await expect(row.getByRole('heading')).toHaveText('Sunshine');
    await expect(row).toContainText('Changed since the last update');
    await expect(row).toContainText('The site shows an older version.');
    await expect(row.getByText('No mistakes', { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Page of Sunshine' })).toHaveAttribute(
      'href',
      '/services/solar',
    );
    const blobs = ['old', 'solar'].map((id) => server.repository.shaOf(`services/${id}.json`));
    expect(server.requests.some(({ headers }) => headers.authorization)).toBe(false);
    expect(takeFileRequests(server)).toEqual([
      'contents/services',
      ...blobs.map((sha) => `git/blobs/${sha}`),
    ]);
    expect(await page.content()).not.toContain(TOKEN);
    server.takeTargets();
    await refreshList(page);
    await expect(row.getByText('No mistakes', { exact: true })).toBeVisible();
    expect(takeFileRequests(server)).toEqual(['contents/services']);
  });
  await test.step('new and deleted files link to the places where they can be seen', async () => {
    const wave = { ...(await readBuiltInItem('services/solar.json')), id: 'wave', aliases: [] };
    server.repository.write('services/wave.json', { ...wave, title: 'Wave' });
    server.repository.remove('services/old.json');
    await refreshList(page);
    const added = rowOf(page, 'services/wave.json');
    await expect(added.getByRole('heading')).toHaveText('Wave');
    await expect(added).toContainText('Not on the site yet');
    await expect(added.getByText('No mistakes', { exact: true })).toBeVisible();
    await expect(added.getByRole('link', { name: /Page/ })).toHaveCount(0);
    const edit = added.getByRole('link', {
      name: 'Edit on GitHub wave.json (opens in a new window)',
    });
    await expect(edit).toHaveAttribute('href', `${EDIT}/services/wave.json`);
    await expect(edit).toHaveAttribute('target', '_blank');
    await expect(
      added.getByRole('link', { name: 'History of wave.json (opens in a new window)' }),
    ).toHaveAttribute('href', 'https://github.example/commits/main/services/wave.json');
    const deletedRow = rowOf(page, 'services/old.json');
    await expect(deletedRow).toContainText('Deleted, but still on the site');
    await expect(deletedRow.getByRole('link', { name: 'Page of Old' })).toBeVisible();
    await expect(deletedRow.getByRole('link', { name: /Edit/ })).toHaveCount(0);
  });
  await test.step('files after the first eight are checked on request', async () => {
    const solar = await readBuiltInItem('services/solar.json');
    for (let i = 0; i < 10; i++) {
      server.repository.write(`services/a-${i}.json`, { ...solar, id: `a-${i}` });
    }
    server.takeTargets();
    await refreshList(page);
    // In addition to the valid ones: heat-pumps, solar and wave.
    await expect(page.getByText('No mistakes', { exact: true })).toHaveCount(8 + 3);
    await expect(page.getByText('Not checked yet')).toHaveCount(2);
    expect(takeFileRequests(server)).toHaveLength(1 + 8);
    await page.getByRole('button', { name: 'Check a-9.json' }).click();
    await expect(
      rowOf(page, 'services/a-9.json').getByText('No mistakes', { exact: true }),
    ).toBeVisible();
    expect(takeFileRequests(server)).toHaveLength(1);
  });
  await test.step('a folder has a warning until it has a valid file', async () => {
    server.repository.write('benefits/bad.json', {});
    await openTab(page, 'Benefits');
    const warning = page.getByRole('alert').filter({ hasText: 'None of these files can be used.' });
    await expect(warning).toContainText(
      'The site shows the last good benefits, or the original ones',
    );
    server.repository.write('benefits/good.json', createBenefit('good'));
    await refreshList(page);
    await expect(
      rowOf(page, 'benefits/good.json').getByText('No mistakes', { exact: true }),
    ).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
});
