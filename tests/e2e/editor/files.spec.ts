import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CONTENT } from '../../../harness/site/content-folder.ts';
import {
  beginTrial,
  checkWith,
  fieldOf,
  formOf,
  openEditor,
  openFile,
  openItem,
  readFolder,
  saveWell,
} from '../../support/editor-form.ts';
import { signIn, startServedForm } from '../../support/served-form.ts';
import { ownFixture } from '../../support/shared-fixture.ts';
import { expect, test as base } from '../../support/visitor.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(`${CONTENT}/${path}`, 'utf8'));

/** What the built-in files hold. */
const COMPANY = read('company.json') as { name: string; contact: object };
const FIGURES = read('figures.json') as { electricityPrice: { label: string } };
const ABOUT = read('pages/about.json') as { title: string };
const PLANNING = read('faqs/general-planning.json') as { question: string };
const PRICE = FIGURES.electricityPrice;

const AFTER = {
  'company.json': {
    ...COMPANY,
    contact: { ...COMPANY.contact, phone: '0151 496 0000' },
  },
  'figures.json': { ...FIGURES, electricityPrice: { ...PRICE, value: 0.31 } },
  'pages/about.json': { ...ABOUT, heading: 'Who comes to you' },
  'faqs/general-planning.json': { ...PLANNING, question: 'Who asks whom?' },
};

async function changesOneTextInEach(page: Page) {
  const preview = page.frameLocator('iframe');
  await openFile(page, 'The firm', 'Company');
  await fieldOf(formOf(page), 'Name').getByRole('textbox').first().fill('Croft Power');
  await expect(preview.getByRole('link', { name: 'Croft Power, home' }).first()).toBeVisible();
  await fieldOf(formOf(page), 'Name').getByRole('textbox').first().fill(COMPANY.name);
  await fieldOf(formOf(page), 'Telephone').getByRole('textbox').fill('0151 496 0000');
  await expect(preview.getByRole('link', { name: '0151 496 0000' }).first()).toBeVisible();
  await saveWell(page);
  await openFile(page, 'The firm', 'Figures');
  const figure = fieldOf(formOf(page), PRICE.label);
  await figure.getByRole('button', { name: 'Expand' }).click();
  await fieldOf(figure, 'Value').getByRole('spinbutton').fill('0.31');
  await saveWell(page);
  await openFile(page, 'Texts of pages', 'About');
  await fieldOf(formOf(page), 'Heading').getByRole('textbox').fill('Who comes to you');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Who comes to you');
  // Another preview has left the firm as it is on the site.
  await expect(preview.getByText(`${ABOUT.title} | ${COMPANY.name}`)).toBeVisible();
  await saveWell(page);
  await openItem(page, 'Questions', PLANNING.question);
  await fieldOf(formOf(page), 'Question').getByRole('textbox').fill('Who asks whom?');
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Who asks whom?');
  await saveWell(page);
}

// One visit for all, since the form takes seconds to come.
base.describe('a trial', () => {
  base.use({
    viewport: { width: 1280, height: 9000 },
    // The tool's own, as it closes a form that has objects in it.
    expectedMessages: /derived_inert/,
  });

  base(
    'has the firm, its figures, its pages and the questions, and changes what is typed alone',
    async ({ page }) => {
      base.slow();
      await beginTrial(page);
      await changesOneTextInEach(page);
      const files = await readFolder(page);
      const saved = Object.fromEntries(Object.keys(AFTER).map((path) => [path, files[path] ?? '']));
      for (const [path, values] of Object.entries(AFTER)) {
        expect(JSON.parse(saved[path] ?? ''), path).toEqual(values);
      }
      expect(await checkWith(saved)).toMatch(/^No problems/);
    },
  );
});

const test = base.extend<{ form: Awaited<ReturnType<typeof startServedForm>> }>({
  form: ownFixture(() => startServedForm()),
  baseURL: ({ form }, use) => use(form.origin),
  services: ({ form }, use) => use([new URL(form.server.apiUrl).origin]),
});

test.describe('a content repository that lacks a file', () => {
  test.use({ viewport: { width: 1280, height: 9000 }, expectedMessages: /derived_inert/ });

  test('is given it as it comes with the site, with what was changed', async ({
    page,
    form: { server },
  }) => {
    await openEditor(page);
    await signIn(page);
    await openFile(page, 'The firm', 'Company');
    const name = fieldOf(formOf(page), 'Name').getByRole('textbox');
    await expect(name).toHaveValue(COMPANY.name);
    await name.fill('Croft Power');
    await saveWell(page);
    const saved = server.repository.read('company.json')?.toString() ?? '';
    expect(JSON.parse(saved)).toEqual({ ...COMPANY, name: 'Croft Power' });
  });
});

const own = test.extend({ form: ownFixture(() => startServedForm({ root: 'content/' })) });

own.describe('the site’s own repository', () => {
  own.use({ viewport: { width: 1280, height: 6000 } });

  own('is changed in its folder content', async ({ page, form: { server } }) => {
    await openEditor(page);
    await signIn(page);
    await openItem(page, 'Services', 'Repairs');
    await fieldOf(formOf(page), 'Title').getByRole('textbox').fill('Repairs and care');
    await saveWell(page);
    const saved = server.repository.read('content/services/repairs.json')?.toString() ?? '';
    expect(JSON.parse(saved)).toMatchObject({ title: 'Repairs and care' });
    expect(server.repository.read('services/repairs.json')).toBeUndefined();
  });
});
