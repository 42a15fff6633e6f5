// From the form to the repository: an editor signs in and saves files that the site accepts.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ContentsApiServer } from '../../../harness/contents-api/contents-api-server.ts';
import { checkContent } from '../../../scripts/content-check/check-content.ts';
import { COMPANY } from '../../support/company.ts';
import {
  openNewItem,
  itemCheck,
  choosePicture,
  itemField,
  itemForm,
  waitForSignIn,
  openEditor,
  openItem,
  saveItem,
  saveValidItem,
  typeInto,
} from '../../support/editor-form.ts';
import { answerForCmsHosts, formTest, signIn, startServedForm } from '../../support/served-form.ts';
import { expect } from '../../support/visitor.ts';

const test = formTest(startServedForm);
test.use({
  // An error of the CMS itself when it closes a form with objects.
  expectedMessages: /derived_inert/,
});

const saved = ({ repository }: ContentsApiServer, path: string): unknown =>
  JSON.parse(repository.read(path)?.toString() ?? '{}');

const previewOf = (page: Page) => page.frameLocator('iframe');

const FIGURE = 'electricityPrice';

/** The errors that the build would report for the repository as it is now. */
async function problemsOf({ repository }: ContentsApiServer) {
  const folder = await mkdtemp(join(tmpdir(), 'saved-'));
  for (const path of repository.paths()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), repository.read(path) ?? '');
  }
  const { errors } = await checkContent(folder);
  await rm(folder, { recursive: true });
  return errors;
}

test('each save is one commit that passes the build’s check', async ({
  page,
  form: { server },
}) => {
  test.slow();
  await openEditor(page);
  await signIn(page);
  await waitForSignIn(page);
  await test.step('the check updates while typing', async () => {
    // Errors of the check are shown while typing, and cannot be saved.
    await openItem(page, 'properties', 'uta');
    await expect(itemCheck(page)).toHaveText('No mistakes found.');
    await typeInto(page, 'Name', '');
    await expect(itemCheck(page)).toHaveText('Not filled in yet: Name.');
    await itemField(itemForm(page), 'Guest rating').getByRole('spinbutton').fill('6');
    await expect(itemCheck(page)).toContainText(
      'Guest rating: 6. Enter a rating out of 5; halve one out of 10.',
    );
    await saveItem(page);
    await expect(
      page.getByText('Before saving, correct the mistakes listed under “Check”.'),
    ).toBeVisible();
    expect(server.editing.commits).toEqual([]);
    await typeInto(page, 'Name', 'x'.repeat(116));
    await itemField(itemForm(page), 'Guest rating').getByRole('spinbutton').fill('4.9');
    await expect(itemCheck(page)).toHaveText(
      /^Name: 116 characters\. Shorten it .* You can still save\.$/,
    );
  });
  await test.step('a house is changed', async () => {
    // A small change in the form is a small change in the file, with the page's preview next to it.
    const before = server.repository.read('properties/uta.json')?.toString() ?? '';
    await typeInto(page, 'Name', 'Uta House');
    await itemField(itemForm(page), 'Maximum guests').getByRole('spinbutton').fill('6');
    await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Uta House');
    await saveValidItem(page);
    const [commit] = server.editing.commits.splice(0);
    expect(commit).toMatchObject({ branch: 'main', written: ['properties/uta.json'] });
    const after = server.repository.read('properties/uta.json')?.toString() ?? '';
    const lines = after.split('\n').filter((line) => !before.includes(line));
    expect(lines.toSorted()).toEqual(['  "guests": 6,', '  "name": "Uta House",']);
  });
  await test.step('a case study is added', async () => {
    // A new item is committed with its picture, without location and owner.
    await openNewItem(page, 'case-studies');
    const form = itemForm(page);
    await typeInto(page, 'Title', 'Slate roof');
    await itemField(form, 'Category').getByRole('radio', { name: 'Solar Energy' }).click();
    for (const label of ['Description', 'Challenge', 'Solution', 'Results']) {
      await typeInto(page, label, `${label} of the roof.`);
    }
    const buffer = await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: '#4e93a6' },
    })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Owner' }, IFD3: { GPSLatitude: '57/1 9/1 0/1' } })
      .toBuffer();
    expect(buffer.includes('Owner')).toBe(true);
    const file = { name: 'Slate (1).JPG', mimeType: 'image/jpeg', buffer };
    await choosePicture(itemField(form, 'Picture'), file, '/uploads/slate-1.webp');
    const point = itemField(form, 'Focus point');
    await point.locator('.focus-frame').click();
    await expect(point.getByRole('slider', { name: 'From the left' })).toHaveValue('50');
    await saveValidItem(page);
    const [commit] = server.editing.commits.splice(0);
    expect(commit).toMatchObject({
      message: 'Add Case study slate-roof +1',
      written: ['uploads/slate-1.webp', 'case-studies/slate-roof.json'],
    });
    expect(saved(server, 'case-studies/slate-roof.json')).toMatchObject({
      id: 'slate-roof',
      imageFocus: { x: 50, y: 50 },
      imageSrc: '/uploads/slate-1.webp',
    });
    const committed = server.repository.read('uploads/slate-1.webp');
    const { format, width, exif } = await sharp(committed).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 2400, exif: undefined });
  });
  await test.step('company and figures are changed', async () => {
    // Missing files start as the built-in ones, and only changes are written.
    await openItem(page, 'firm', 'company');
    await expect(itemField(itemForm(page), 'Name').getByRole('textbox').first()).toHaveValue(
      COMPANY.name,
    );
    await typeInto(page, 'Telephone', '0151 496 0000');
    await saveValidItem(page);
    expect(saved(server, 'company.json')).toEqual({
      ...COMPANY,
      contact: { ...COMPANY.contact, phone: '0151 496 0000' },
    });
    await openItem(page, 'firm', 'figures');
    const figure = page.locator(`[data-key-path="${FIGURE}"]`);
    await figure.getByRole('checkbox', { name: /^Add/ }).click();
    await figure.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await itemField(figure, 'Value').getByRole('spinbutton').fill('0.31');
    await saveValidItem(page);
    expect(saved(server, 'figures.json')).toMatchObject({ [FIGURE]: { value: 0.31 } });
  });
  await test.step('a page and a question are changed', async () => {
    await openItem(page, 'pages', 'pages-about');
    await typeInto(page, 'Introduction', 'We live here.');
    await saveValidItem(page);
    expect(saved(server, 'pages/about.json')).toMatchObject({ lead: 'We live here.' });
    await openItem(page, 'faqs', 'general-planning');
    await typeInto(page, 'Question', 'Who asks?');
    await saveValidItem(page);
    expect(saved(server, 'faqs/general-planning.json')).toMatchObject({ question: 'Who asks?' });
  });
  expect(await problemsOf(server)).toEqual([]);
});

test('the dashboard links to a field of the editor', async ({ page }) => {
  await answerForCmsHosts(page);
  await page.goto('/admin');
  await page.getByText(/^\s*What customers read/).click();
  await page
    .getByRole('link', { name: /^Change it in the form ?: .*Contact details, Telephone$/ })
    .last()
    .click();
  await signIn(page);
  await expect(itemField(itemForm(page), 'Contact details')).toBeInViewport();
});
