import { openDashboard, panelOf, rowOf } from '../../support/dashboard.ts';
import { benefit, builtInItem } from '../../support/items.ts';
import { expect, test, TOKEN } from '../../support/remote-site.ts';
import { REMOTE_FOLDERS, REMOTE_KINDS } from '../../../src/model/kinds/remote-kinds.ts';

const EDIT = 'https://github.example/edit/main';

test('each list shows placeholders while it is on its way', async ({ page, server }) => {
  for (const folder of REMOTE_FOLDERS) {
    server.misbehave(`contents/${folder}`, { kind: 'hang' });
  }
  await openDashboard(page);
  for (const { label, placeholders } of Object.values(REMOTE_KINDS)) {
    await page.getByRole('tab', { name: label }).click();
    await expect(panelOf(page)).toContainText(`Loading ${label.toLowerCase()}…`);
    await expect(panelOf(page).locator('.skeleton')).toHaveCount(placeholders);
  }
});

test('what the build has seen costs one request a tab, its problems included', async ({
  page,
  server,
}) => {
  await openDashboard(page);
  await expect(rowOf(page, 'services/solar.json')).toContainText('Live');
  await expect(rowOf(page, 'services/solar.json')).toContainText('Sun on the roof');
  await expect(
    rowOf(page, 'services/solar.json').getByText('Valid', { exact: true }),
  ).toBeVisible();
  await expect(panelOf(page).getByRole('status').first()).toContainText(
    /3 live; 1 left out of this build; 1 not on the site yet; \d+ built in, in no list\. Compared with the build of/,
  );
  await expect(page.getByText('Not checked')).toHaveCount(0);
  expect(server.takeTargets()).toEqual(['contents/services']);
  await page.getByRole('tab', { name: 'Properties' }).click();
  await expect(rowOf(page, 'properties/uta.json')).toContainText('Live');
  await page.getByRole('tab', { name: 'Services' }).click();
  await expect(rowOf(page, 'services/solar.json')).toBeVisible();
  expect(server.takeTargets()).toEqual(['contents/properties']);
});

test('a file that the build left out says what to mend, in the words of the build', async ({
  page,
  server,
  output,
}) => {
  expect(server.repository.paths()).toContain('services/draft.json');
  await openDashboard(page);
  const row = rowOf(page, 'services/repairs.json');
  await expect(row).toContainText('Left out of this build');
  await expect(row).toContainText('The site shows the built-in item of this name.');
  await expect(row).toContainText('Not valid: 2 to mend');
  const problems = row.getByRole('listitem');
  await expect(problems.nth(0)).toContainText('title');
  await expect(problems.nth(1)).toContainText('colour');
  const draft = rowOf(page, 'services/draft.json');
  await expect(draft).toContainText('Not on the site yet');
  await expect(draft).toContainText('The whole file');
  for (const problem of [...(await problems.all()), draft.getByRole('listitem')]) {
    for (const words of await problem.locator('span').allTextContents()) {
      expect(output).toContain(words);
    }
  }
});

test('HTML that the page is built without is reported; what it is, to who has the file alone', async ({
  page,
  server,
}) => {
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Properties' }).click();
  const row = rowOf(page, 'properties/uta.json');
  await expect(row).toContainText('Live');
  await expect(row).toContainText('Valid, but for this');
  await expect(row.getByRole('listitem')).toContainText('the page is built without them');
  await expect(row.getByRole('listitem')).not.toContainText('onclick');
  const uta = await builtInItem('properties/uta.json');
  const longDescription = '<p onclick="b()">Quieter.</p>';
  server.repository.write('properties/uta.json', { ...uta, longDescription });
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(row).toContainText('Changed since this build');
  await expect(row).toContainText('Valid, but for this');
  await expect(row.getByRole('listitem')).toContainText('<p onclick>');
  await expect(row.getByRole('listitem')).toContainText('the page is built without them');
});

test('a changed file is read through the API and checked, field by field', async ({
  page,
  server,
}) => {
  const solar = await builtInItem('services/solar.json');
  const features = Array.from({ length: 21 }, (_, i) => `Feature ${i}`);
  server.repository.write('services/old.json', { ...solar, id: 'old', title: '', features });
  server.repository.write('services/solar.json', { ...solar, title: 'Sunshine' });
  await openDashboard(page);
  const old = rowOf(page, 'services/old.json');
  await expect(old).toContainText('Not valid: 2 to mend');
  await expect(old.getByRole('listitem')).toHaveText([
    'titleexpected at least 1 characters; got ""fix: write something here',
    /featuresexpected at most 20 entries; got .*fix: shorten it/,
  ]);
  const row = rowOf(page, 'services/solar.json');
  await expect(row.getByRole('heading')).toHaveText('Sunshine');
  await expect(row).toContainText('Changed since this build');
  await expect(row).toContainText('The site shows an older version.');
  await expect(row.getByText('Valid', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Page of Sunshine' })).toHaveAttribute(
    'href',
    '/services/solar',
  );
  const blobs = ['old', 'solar'].map((id) => server.repository.shaOf(`services/${id}.json`));
  const { requests } = server;
  expect(requests.map(({ target }) => target)).toEqual([
    'contents/services',
    ...blobs.map((sha) => `git/blobs/${sha}`),
  ]);
  expect(requests.some(({ headers }) => headers.authorization)).toBe(false);
  expect(await page.content()).not.toContain(TOKEN);
  server.takeTargets();
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(row.getByText('Valid', { exact: true })).toBeVisible();
  expect(server.takeTargets()).toEqual(['contents/services']);
});

test('a new file, a gone one, and where to change each', async ({ page, server }) => {
  const wave = { ...(await builtInItem('services/solar.json')), id: 'wave', aliases: [] };
  server.repository.write('services/wave.json', { ...wave, title: 'Wave' });
  server.repository.remove('services/old.json');
  await openDashboard(page);
  const added = rowOf(page, 'services/wave.json');
  await expect(added.getByRole('heading')).toHaveText('Wave');
  await expect(added).toContainText('Not on the site yet');
  await expect(added.getByText('Valid', { exact: true })).toBeVisible();
  await expect(added.getByRole('link', { name: /Page/ })).toHaveCount(0);
  const edit = added.getByRole('link', { name: 'Edit wave.json (opens in a new window)' });
  await expect(edit).toHaveAttribute('href', `${EDIT}/services/wave.json`);
  await expect(edit).toHaveAttribute('target', '_blank');
  const gone = rowOf(page, 'services/old.json');
  await expect(gone).toContainText('Gone from the repository, still on the site');
  await expect(gone.getByRole('link', { name: 'Page of Old' })).toBeVisible();
  await expect(gone.getByRole('link', { name: /Edit/ })).toHaveCount(0);
});

test('a folder of which no file can be used warns, and a good file ends that', async ({
  page,
  server,
}) => {
  server.repository.write('benefits/bad.json', {});
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Benefits' }).click();
  const warning = page.getByRole('alert').filter({ hasText: 'None of these files can be used.' });
  await expect(warning).toContainText('The site shows the last good benefits, else the built-in');
  server.repository.write('benefits/good.json', benefit('good'));
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(rowOf(page, 'benefits/good.json').getByText('Valid', { exact: true })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('files beyond the first eight wait until they are asked for', async ({ page, server }) => {
  const solar = await builtInItem('services/solar.json');
  for (let i = 0; i < 10; i++) {
    server.repository.write(`services/a-${i}.json`, { ...solar, id: `a-${i}` });
  }
  await openDashboard(page);
  await expect(page.getByText('Valid', { exact: true })).toHaveCount(8 + 3);
  await expect(page.getByText('Not checked yet')).toHaveCount(2);
  expect(server.takeTargets()).toHaveLength(1 + 8);
  await page.getByRole('button', { name: 'Check a-9.json' }).click();
  await expect(rowOf(page, 'services/a-9.json').getByText('Valid', { exact: true })).toBeVisible();
  expect(server.takeTargets()).toHaveLength(1);
});

test.describe('when a folder is empty', () => {
  // The API answers 404 for a folder that is not there, and browsers report that.
  test.use({ expectedMessages: /status of 404/ });

  test('that is said, beside what the site has of it', async ({ page, server }) => {
    const paths = server.repository.paths();
    for (const path of paths) server.repository.remove(path);
    await openDashboard(page);
    for (const folder of REMOTE_FOLDERS) {
      const { label } = REMOTE_KINDS[folder];
      await page.getByRole('tab', { name: label }).click();
      const text = `No ${label.toLowerCase()} found in GitHub repository. Please add some content or check your connection.`;
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      const wasThere = paths.some((path) => path.startsWith(`${folder}/`));
      const standing = wasThere ? 'Gone from the repository' : 'Built in';
      await expect(page.getByRole('listitem').filter({ hasText: standing }).first()).toBeVisible();
    }
  });
});
