// From the form to the page: an editor signs in, saves, and the site follows.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../../scripts/content-check/check-content.ts';
import type { ContentsApiServer } from '../../../harness/contents-api/contents-api-server.ts';
import { BUILD_MS, createBuildFolder } from '../../support/build-site.ts';
import { openDashboard, rowOf } from '../../support/dashboard.ts';
import {
  beginItem,
  choosePicture,
  fieldOf,
  formOf,
  openEditor,
  openItem,
  saveWell,
} from '../../support/editor-form.ts';
import { EDITOR_TOKEN, signIn, startServedForm } from '../../support/served-form.ts';
import { ownFixture } from '../../support/shared-fixture.ts';
import { expect, test as base } from '../../support/visitor.ts';

const NEW = 'case-studies/slate-roof.json';

/** The built form, and a folder for the site that is made of what it saves. */
async function start() {
  const form = await startServedForm();
  const folder = await createBuildFolder();
  return { ...form, folder, close: () => Promise.all([form.close(), folder.close()]) };
}

const test = base.extend<{ form: Awaited<ReturnType<typeof start>> }>({
  form: ownFixture(start),
  baseURL: ({ form }, use) => use(form.origin),
  services: ({ form }, use) => use([new URL(form.server.apiUrl).origin]),
});

test.use({ viewport: { width: 1280, height: 6000 } });

/** What the check of a pull request says of all that the repository holds. */
async function checkRepository({ repository }: ContentsApiServer): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'repository-'));
  try {
    for (const path of repository.paths()) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), repository.read(path) ?? '');
    }
    return (await checkContent(root)).lines.join('\n');
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Makes a case study, whose picture is committed with it. */
async function savesCaseStudy(page: Page, server: ContentsApiServer) {
  await beginItem(page, 'Case Studies');
  const form = formOf(page);
  await fieldOf(form, 'Title').getByRole('textbox').fill('Slate roof');
  await fieldOf(form, 'Category').getByRole('radio', { name: 'Solar Energy' }).click();
  for (const label of ['Description', 'Challenge', 'Solution', 'Results']) {
    await fieldOf(form, label).getByRole('textbox').fill(`${label} of the roof.`);
  }
  const picture = sharp({
    create: { width: 800, height: 500, channels: 3, background: '#4e93a6' },
  });
  const buffer = await picture.png().toBuffer();
  const file = { name: 'slate.png', mimeType: 'image/png', buffer };
  await choosePicture(fieldOf(form, 'Picture'), file, '/uploads/slate.png');
  await saveWell(page);
  expect(server.editing.commits).toEqual([
    {
      branch: 'main',
      message: 'Add Case study slate-roof +1',
      written: ['uploads/slate.png', NEW],
      removed: [],
    },
  ]);
}

async function changesService(page: Page, server: ContentsApiServer) {
  server.editing.commits.length = 0;
  await openItem(page, 'Services', 'Repairs');
  await fieldOf(formOf(page), 'Title').getByRole('textbox').fill('Repairs and care');
  await saveWell(page);
  expect(server.editing.commits).toEqual([
    {
      branch: 'main',
      message: 'Change Service repairs',
      written: ['services/repairs.json'],
      removed: [],
    },
  ]);
  expect(server.repository.read('services/repairs.json')?.toString()).toContain(
    '  "title": "Repairs and care",\n',
  );
}

/** Whoever is signed in goes from a row to its form, and from the panel to a new one. */
async function goesFromDashboardToForm(page: Page, server: ContentsApiServer) {
  server.requests.length = 0;
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Case Studies' }).click();
  // What the form keeps of who signed in is what the dashboard looks for.
  const names = server.requests.map(({ headers }) => headers.authorization);
  expect(new Set(names)).toEqual(new Set([`Bearer ${EDITOR_TOKEN}`]));
  await expect(rowOf(page, NEW)).toContainText('Live');
  await page.getByRole('link', { name: 'Form for slate-roof.json' }).click();
  await expect(fieldOf(formOf(page), 'Title').getByRole('textbox')).toHaveValue('Slate roof');
  await expect(page.getByRole('status').first()).toHaveText(
    /The branch main of machair\/content: saving is a commit there/,
  );
  // In a window of its own, so that what is not yet saved stays in the form.
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'History of this' }).click();
  const history = await opened;
  await expect(history.getByRole('main').locator('ol > li')).toHaveText([
    /, Editor.*Made, as far as this history/,
  ]);
  await expect(history.getByText('Read as you, who signed in at the form.').first()).toBeVisible();
  await history.close();
  await openDashboard(page);
  await page.getByRole('link', { name: 'New service in the form' }).click();
  await expect(fieldOf(formOf(page), 'Title').getByRole('textbox')).toHaveValue('');
}

test('a case study goes from the form to its page: commit, check, build, live', async ({
  page,
  form: { server, show, folder },
}) => {
  test.setTimeout(BUILD_MS);
  await openEditor(page);
  await signIn(page);
  await test.step('a new case study is one commit on the branch, with its picture', () =>
    savesCaseStudy(page, server));
  await test.step('a change of another item is one commit as well', () =>
    changesService(page, server));
  await test.step('the check of a pull request finds nothing to mend', async () => {
    expect(await checkRepository(server)).toMatch(/No problems/);
  });
  await test.step('the site can be built of it', async () => {
    const settings = { CONTENT_REPO: server.repo, CONTENT_API_URL: server.apiUrl };
    const { succeeded, output } = await folder.build(settings);
    expect(succeeded, output).toBe(true);
    show(folder.out);
  });
  await test.step('the dashboard has it live, and leads to the form', () =>
    goesFromDashboardToForm(page, server));
  await test.step('the page is there', async () => {
    await page.goto('/case-studies/slate-roof');
    await expect(page.getByRole('heading', { name: 'Slate roof', level: 1 })).toBeVisible();
    await expect(page.locator('main')).toContainText('Results of the roof.');
  });
});
