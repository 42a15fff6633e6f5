// From the form to the page: an editor signs in, saves, and the site follows.
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../../scripts/content-check/check-content.ts';
import type { ContentsApiServer } from '../../../harness/contents-api/contents-api-server.ts';
import { builtInItems } from '../../../harness/site/built-in-items.ts';
import { CONTENT } from '../../../harness/site/content-folder.ts';
import { BUILD_MS, createBuildFolder } from '../../support/build-site.ts';
import { openDashboard, rowOf } from '../../support/dashboard.ts';
import {
  beginItem,
  choosePicture,
  fieldOf,
  formOf,
  openEditor,
  openFile,
  openItem,
  saveWell,
} from '../../support/editor-form.ts';
import { builtInItem } from '../../support/items.ts';
import { EDITOR_TOKEN, signIn, startServedForm } from '../../support/served-form.ts';
import { ownFixture } from '../../support/shared-fixture.ts';
import { expect, test as base } from '../../support/visitor.ts';

const NEW = 'case-studies/slate-roof.json';
const ASKED = 'faqs/general-planning.json';
const read = (path: string): unknown => JSON.parse(readFileSync(`${CONTENT}/${path}`, 'utf8'));
const QUESTION = read(ASKED) as { question: string };
const PRICE = findPrice();

/** A figure that is a guide price by itself, and the service whose page shows it. */
function findPrice() {
  const figures = read('figures.json') as Record<string, { label: string }>;
  for (const { id, prices } of builtInItems('services')) {
    for (const { parts } of prices?.items ?? []) {
      const [part] = parts;
      const label = figures[part?.figure ?? '']?.label;
      if (label && parts.length === 1 && !part?.times) return { service: id, label };
    }
  }
  throw new Error('No guide price is one figure');
}

/** The built form, and a folder for the site that is made of what it saves. */
async function start() {
  const form = await startServedForm();
  form.server.repository.write(ASKED, await builtInItem(ASKED));
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
  const place = { GPSLatitude: '57/1 9/1 0/1', GPSLongitude: '7/1 18/1 0/1' };
  const buffer = await picture.jpeg().withExif({ IFD3: place }).toBuffer();
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  const file = { name: 'slate.jpg', mimeType: 'image/jpeg', buffer };
  await choosePicture(fieldOf(form, 'Picture'), file, '/uploads/slate.jpeg');
  await saveWell(page);
  expect(server.editing.commits).toEqual([
    {
      branch: 'main',
      message: 'Add Case study slate-roof +1',
      written: ['uploads/slate.jpeg', NEW],
      removed: [],
    },
  ]);
}

/** In the commit, not only on the site. */
async function hasNoPlace({ repository }: ContentsApiServer) {
  const committed = await sharp(repository.read('uploads/slate.jpeg')).metadata();
  expect({ format: committed.format, exif: committed.exif }).toEqual({
    format: 'jpeg',
    exif: undefined,
  });
}

/** What a firm changes most, each on the page that visitors read it on. */
const CHANGES = [
  {
    what: 'the telephone',
    open: (page: Page) => openFile(page, 'The firm', 'Company'),
    change: (form: Locator) =>
      fieldOf(form, 'Telephone').getByRole('textbox').fill('0151 496 0000'),
    route: '/contact',
    shown: '0151 496 0000',
  },
  {
    what: 'an hour',
    open: (page: Page) => openFile(page, 'The firm', 'Company'),
    change: async (form: Locator) => {
      const hours = fieldOf(form, 'Hours');
      await expandFirst(hours);
      await fieldOf(hours, 'Times').getByRole('textbox').fill('7am-3:30pm');
    },
    route: '/contact',
    shown: '7am-3:30pm',
  },
  {
    what: 'a price',
    open: (page: Page) => openFile(page, 'The firm', 'Figures'),
    change: async (form: Locator) => {
      const figure = fieldOf(form, PRICE.label);
      // One that the repository does not have yet is as it comes with the site.
      await figure.getByRole('checkbox', { name: /^Add/ }).click();
      await expandFirst(figure);
      await fieldOf(figure, 'Value').getByRole('spinbutton').fill('12345');
    },
    route: `/services/${PRICE.service}`,
    shown: '£12,345',
  },
  {
    what: 'a paragraph of a page',
    open: (page: Page) => openFile(page, 'Texts of pages', 'About'),
    change: (form: Locator) => fieldOf(form, 'Lead').getByRole('textbox').fill('We live here.'),
    route: '/about',
    shown: 'We live here.',
  },
  {
    what: 'a question',
    open: (page: Page) => openItem(page, 'Questions', QUESTION.question),
    change: (form: Locator) => fieldOf(form, 'Question').getByRole('textbox').fill('Who asks?'),
    route: '/services',
    shown: 'Who asks?',
  },
] as const;

const expandFirst = (field: Locator) =>
  field.getByRole('button', { name: 'Expand', exact: true }).first().click();

async function changesWhatFirmsChange(page: Page, server: ContentsApiServer) {
  for (const each of CHANGES) {
    server.editing.commits.length = 0;
    await each.open(page);
    await each.change(formOf(page));
    await saveWell(page);
    expect(server.editing.commits, each.what).toHaveLength(1);
  }
}

async function showsWhatWasChanged(page: Page) {
  for (const { what, route, shown } of CHANGES) {
    await page.goto(route);
    await expect(page.getByRole('main').getByText(shown).first(), what).toBeAttached();
  }
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
  await test.step('the photograph was committed without its place', () => hasNoPlace(server));
  await test.step('telephone, hour, price, paragraph and question are changed in the form', () =>
    changesWhatFirmsChange(page, server));
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
  await test.step('and so is all that was changed', () => showsWhatWasChanged(page));
});
