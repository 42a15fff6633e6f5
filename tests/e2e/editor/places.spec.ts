import type { Page } from '@playwright/test';
import { colourViolationsOf, violationsOf } from '../../support/accessibility.ts';
import {
  checkOf,
  fieldOf,
  formOf,
  openEditor,
  openItem,
  readFolder,
  saveWell,
} from '../../support/editor-form.ts';
import { SPECIFIED } from '../../support/items.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({ viewport: { width: 1280, height: 6000 } });

const BENEFIT = { id: 'quiet', icon: 'Sun', title: 'Quiet', description: 'No noise at night.' };
const TEXT = `${JSON.stringify(BENEFIT, null, 2)}\n`;

async function fitsAndIsAccessible(page: Page) {
  await expect(page.getByRole('status')).toHaveText(/No repository is set/);
  await expect(page.getByRole('button', { name: 'Begin a trial' })).toBeEnabled();
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflow)).toBe(0);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violationsOf(page), `at ${width}`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolationsOf(page), `at ${width}, at dusk`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A case study whose picture lies at another host. */
const PIER = {
  ...SPECIFIED['case-studies'],
  id: 'pier',
  imageSrc: 'https://images.elsewhere.example/pier?w=800',
};
const PIER_TEXT = `${JSON.stringify(PIER, null, 2)}\n`;

interface Folder {
  name: string;
  /** The texts of its files, by folder and name. */
  files: Record<string, string>;
}

/** Gives the page a folder in the place of the browser's own window, and chooses it. */
async function chooseFolder(page: Page, folder: Folder) {
  await page.evaluate(async ({ name, files }) => {
    const root = await navigator.storage.getDirectory();
    const chosen = await root.getDirectoryHandle(name, { create: true });
    for (const [path, text] of Object.entries(files)) {
      const [kind = '', file = ''] = path.split('/');
      const within = await chosen.getDirectoryHandle(kind, { create: true });
      const writer = await (await within.getFileHandle(file, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(chosen) });
  }, folder);
  await page.getByRole('button', { name: 'Choose a folder' }).click();
}

async function refusesFolderWithoutContent(page: Page) {
  await chooseFolder(page, { name: 'my-letters', files: { 'letters/a.txt': 'Dear' } });
  await expect(page.getByRole('alert')).toHaveText(
    /The folder my-letters has none of services, properties, .*; choose the one that holds them/,
  );
  await expect(page.getByRole('button', { name: 'Begin a trial' })).toBeVisible();
}

async function opensFolder(page: Page) {
  await page.setViewportSize({ width: 1280, height: 6000 });
  const files = { 'benefits/quiet.json': TEXT, 'case-studies/pier.json': PIER_TEXT };
  await chooseFolder(page, { name: 'my-content', files });
  await expect(page.getByRole('status').first()).toHaveText(/^The folder my-content of this comp/);
  await openItem(page, 'Benefits', 'Quiet');
}

async function savesWhereItLies(page: Page) {
  await fieldOf(formOf(page), 'Description').getByRole('textbox').fill('No noise by day.');
  await saveWell(page);
  expect(await readFolder(page, 'my-content')).toEqual({
    'benefits/quiet.json': TEXT.replace('at night', 'by day'),
    'case-studies/pier.json': PIER_TEXT,
  });
}

async function keepsPictureOfAnotherHost(page: Page) {
  await openItem(page, 'Case Studies', PIER.title);
  await expect(fieldOf(formOf(page), 'Picture')).toContainText('images.elsewhere.example');
  await expect(checkOf(page)).toHaveText('Nothing to mend.');
  const picture = page.frameLocator('iframe').getByRole('region', { name: 'The page' });
  await expect(picture.locator('figure img').first()).toHaveAttribute('src', /\/fallback\./);
  await fieldOf(formOf(page), 'Title').getByRole('textbox').fill('A turbine at the pier');
  await saveWell(page);
  expect((await readFolder(page, 'my-content'))['case-studies/pier.json']).toContain(
    `"imageSrc": "${PIER.imageSrc}"`,
  );
  await page.getByRole('radio', { name: 'Assets' }).click();
  await expect(page.getByText('No files found.')).toBeVisible();
  await expect(page.getByText('Linked Files')).toHaveCount(0);
}

test('a folder of the computer is chosen, and worked on where it lies', async ({ page }) => {
  await openEditor(page);
  await test.step('the page says what it works on, fits 320 px, and is accessible in either theme', () =>
    fitsAndIsAccessible(page));
  await test.step('a folder that holds no content is not worked on, and that is said', () =>
    refusesFolderWithoutContent(page));
  await test.step('one that holds content is opened', () => opensFolder(page));
  await test.step('what the form adds to the tool is accessible as well', async () => {
    expect(await violationsOf(page, 'header')).toEqual([]);
    expect(await violationsOf(page, '#check')).toEqual([]);
  });
  await test.step('a change is in the file of the folder', () => savesWhereItLies(page));
  await test.step('a picture at another host stays as it is, and nobody is asked for it', () =>
    keepsPictureOfAnotherHost(page));
});

test('a browser that opens no folders, and has none for pages, says so and has a trial in memory', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
    Reflect.deleteProperty(StorageManager.prototype, 'getDirectory');
  });
  await openEditor(page);
  await expect(page.getByText(/This browser opens no folders/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeDisabled();
  await page.getByRole('button', { name: 'Begin a trial' }).click();
  await expect(page.getByRole('status').first()).toContainText('stays in memory');
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Services' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs; it has a policy of its own, and lets a window of the sign-in speak to it', async ({
    page,
    request,
  }) => {
    await openEditor(page);
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const answer = await request.get('/editor');
    expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(answer.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
    const html = await answer.text();
    expect(html).toContain("script-src 'self'; style-src 'self' 'unsafe-inline'");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect((await request.get('/')).headers()['cross-origin-opener-policy']).toBe('same-origin');
  });
});
