// A site without a repository: the CMS's own test backend, which starts empty and saves nothing.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from '../../support/accessibility.ts';
import {
  openNewItem,
  itemCheck,
  itemField,
  itemForm,
  waitForSignIn,
  openEditor,
  openItem,
  saveValidItem,
  typeInto,
} from '../../support/editor-form.ts';
import { CMS_HOSTS } from '../../support/served-form.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({
  services: CMS_HOSTS,
  expectedMessages: /derived_inert/,
});

/** A heading, a paragraph, lists and a link as Word copies them. */
const FROM_WORD = readFileSync('tests/fixtures/word-clipboard.txt', 'utf8');
const IN_THE_BOX =
  "<h3>The house</h3><p>It’s <strong>warm</strong> &amp; <em>dry</em> – “quiet” too.</p><ul><li>Two bedrooms</li><li>A stove</li></ul><ol><li>Ring <a href='https://www.example.org/ring'>us</a></li></ol><p>See there.</p><p>Beds 3</p>";

/** Pastes into the focused element, as a browser does. */
const paste = (page: Page, html: string) =>
  page.evaluate((texts) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', texts);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);

/** Selects the word before the caret. The field learns of it from an event that may come after the next press. */
async function selectWord(page: Page, word: string) {
  const selected = page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        document.addEventListener('selectionchange', () => {
          if (String(getSelection()) === text) resolve();
        });
      }),
    word,
  );
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  await selected;
}

test('a trial of the editor offers every field', async ({ page }) => {
  test.slow();
  await openEditor(page);
  await expect(page.getByText(/This is a practice form/)).toBeVisible();
  await page.getByRole('button', { name: /Test Repository/ }).click();
  await waitForSignIn(page);
  await test.step('a new item is previewed as on the site', async () => {
    await openNewItem(page, 'benefits');
    const form = itemForm(page);
    await expect(itemCheck(page)).toContainText('Not filled in yet: Title; Description.');
    const icons = itemField(form, 'Icon');
    await expect(icons.getByRole('radio')).toHaveCount(16);
    await icons.getByRole('radio', { name: 'Sun' }).focus();
    for (let each = 0; each < 4; each++) await page.keyboard.press('ArrowDown');
    await expect(icons.getByRole('radio', { name: 'House' })).toBeChecked();
    await typeInto(page, 'Title', 'Quiet nights');
    await typeInto(page, 'Description', 'No engine runs at night.');
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Quiet nights');
    await expect(itemCheck(page)).toHaveText('No mistakes found.');
    await saveValidItem(page);
    await openItem(page, 'benefits', 'quiet-nights');
    await expect(icons.getByRole('radio', { name: 'House' })).toBeChecked();
  });
  await test.step('a rich-text field accepts text pasted from Word', async () => {
    await openNewItem(page, 'properties');
    const field = itemField(itemForm(page), 'Longer text');
    const box = field.getByRole('textbox').first();
    await box.click();
    await paste(page, FROM_WORD);
    await expect(box.getByRole('heading', { name: 'The house' })).toBeVisible();
    const preview = page.frameLocator('iframe').getByRole('region', { name: 'The page' });
    await expect(preview.locator('.prose')).toHaveJSProperty(
      'innerHTML',
      IN_THE_BOX.replaceAll("'", '"'),
    );
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await field.getByRole('button', { name: 'List', exact: true }).press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.type('Beach');
    await expect(box.getByText('Beach')).toBeVisible();
    await selectWord(page, 'Beach');
    const requests: string[] = [];
    page.on('dialog', (dialog) => {
      requests.push(dialog.message());
      void dialog.accept(requests.length === 1 ? 'http://beach.example' : '/contact');
    });
    await field.getByRole('button', { name: 'Link' }).press('Enter');
    expect(requests).toEqual(['Address of the link', expect.stringMatching(/^Not a valid link/)]);
    expect(await findViolations(page, '.rich-tools')).toEqual([]);
    await expect(preview.locator('.prose li')).toHaveJSProperty(
      'innerHTML',
      '<a href="/contact">Beach</a>',
    );
  });
});
