import { colourViolationsOf, violationsOf } from '../../support/accessibility.ts';
import {
  beginTrial,
  fieldOf,
  formOf,
  openEditor,
  openItem,
  readFolder,
  saveWell,
} from '../../support/editor-form.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({ viewport: { width: 1280, height: 6000 } });

test('the page says what it works on, fits 320 px, and is accessible in either theme', async ({
  page,
}) => {
  await openEditor(page);
  await expect(page.getByRole('status')).toHaveText(/No content repository is set/);
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
});

test('what the form adds to the tool is accessible as well', async ({ page }) => {
  await beginTrial(page);
  await openItem(page, 'Properties', 'Uta');
  expect(await violationsOf(page, 'header')).toEqual([]);
  expect(await violationsOf(page, '[data-key-path="check"]')).toEqual([]);
});

/** Gives the page a folder in the place of the browser's own window, with one file in it. */
const folderWith = async (path: readonly [string, string], text: string) => {
  const root = await navigator.storage.getDirectory();
  const chosen = await root.getDirectoryHandle('my-content', { create: true });
  const folder = await chosen.getDirectoryHandle(path[0], { create: true });
  const writer = await (await folder.getFileHandle(path[1], { create: true })).createWritable();
  await writer.write(text);
  await writer.close();
  Object.assign(window, { showDirectoryPicker: () => Promise.resolve(chosen) });
};

test('a folder of the computer is worked on where it lies', async ({ page }) => {
  await openEditor(page);
  const benefit = { id: 'quiet', icon: 'Sun', title: 'Quiet', description: 'No noise at night.' };
  const text = `${JSON.stringify(benefit, null, 2)}\n`;
  await page.evaluate(
    `(${String(folderWith)})(["benefits", "quiet.json"], ${JSON.stringify(text)})`,
  );
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/^The folder my-content of this comp/);
  await openItem(page, 'Benefits', 'Quiet');
  await fieldOf(formOf(page), 'Description').getByRole('textbox').fill('No noise by day.');
  await saveWell(page);
  expect(await readFolder(page, 'my-content')).toEqual({
    'benefits/quiet.json': text.replace('at night', 'by day'),
  });
});

test('a folder that holds no content is not worked on, and that is said', async ({ page }) => {
  await openEditor(page);
  await page.evaluate(`(${String(folderWith)})(["letters", "a.txt"], "Dear")`);
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /The folder my-content has none of services, properties, .*; choose the one that holds them/,
  );
  await expect(page.getByRole('button', { name: 'Begin a trial' })).toBeVisible();
});

test('a browser that lets pages write no files has a trial in memory, and says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable');
    navigator.storage.getDirectory = () => Promise.reject(new Error('Not allowed'));
  });
  await openEditor(page);
  await page.getByRole('button', { name: 'Begin a trial' }).click();
  await expect(page.getByRole('status').first()).toContainText('stays in memory');
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Services' })).toBeVisible();
});

test('a browser that opens no folders says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
  });
  await openEditor(page);
  await expect(page.getByText(/This browser opens no folders/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await openEditor(page);
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('the page has a policy of its own, and lets a window of the sign-in speak to it', async ({
  request,
}) => {
  const answer = await request.get('/editor');
  expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(answer.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  const html = await answer.text();
  expect(html).toContain("script-src 'self'; style-src 'self' 'unsafe-inline'");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect((await request.get('/')).headers()['cross-origin-opener-policy']).toBe('same-origin');
});
