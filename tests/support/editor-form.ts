import type { Locator, Page } from '@playwright/test';
import { answerForCmsHosts } from './served-form.ts';
import { expect } from './visitor.ts';

/** The CMS renders a field only once it is in view. Reports all as in view, to avoid a window as tall as the form. */
const reportAllInView = () => {
  const named = ['target', 'time', 'rootBounds', 'boundingClientRect', 'intersectionRect'] as const;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        const seen = entries.map((entry) => ({
          ...Object.fromEntries(named.map((name) => [name, entry[name]])),
          intersectionRatio: 1,
          isIntersecting: true,
        }));
        callback(seen as unknown as IntersectionObserverEntry[], observer);
      }, options);
    }
  };
};

/** Opens the page of the form. */
export async function openEditor(page: Page): Promise<void> {
  await page.addInitScript(reportAllInView);
  await answerForCmsHosts(page);
  await page.goto('/editor');
}

// Selectors instead of role queries, which would check thousands of elements and their ancestors.
/** The form of one item. */
export const itemForm = (page: Page): Locator => page.locator('[aria-label="Content Editor"]');

/** The field with a label, within the form or another field. */
export const itemField = (within: Locator, label: string): Locator =>
  within.locator(`[role=group][aria-label="“\u2068${label}\u2069” Field"]`).first();

/** The check's messages in the open form. */
export const itemCheck = (page: Page): Locator =>
  itemField(itemForm(page), 'Check').getByRole('status');

/** Waits until an editor is signed in. */
export const waitForSignIn = (page: Page): Promise<void> =>
  expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();

/** Opens a form by its URL, like a link on the dashboard. */
async function openItemForm(page: Page, url: string): Promise<void> {
  await page.goto(`/editor#/collections/${url}`);
  await expect(itemCheck(page)).toBeVisible();
}

/** Opens an item of a folder, or a single file of a list. */
export const openItem = (page: Page, list: string, name: string): Promise<void> =>
  openItemForm(page, `${list}/entries/${name}`);

/** Starts a new item of a folder. */
export const openNewItem = (page: Page, folder: string): Promise<void> =>
  openItemForm(page, `${folder}/new`);

/** Types into a field. */
export const typeInto = (page: Page, label: string, text: string): Promise<void> =>
  itemField(itemForm(page), label).getByRole('textbox').first().fill(text);

/** Uploads a picture to a field, and waits until the form has it under its own name. */
export async function choosePicture(
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
  path: string,
): Promise<void> {
  await field.locator('input[type=file]').first().setInputFiles(file);
  await expect(field).toContainText(path);
}

export const saveItem = (page: Page): Promise<void> =>
  itemForm(page).getByRole('button', { name: 'Save' }).click();

/** Saves a valid item, which returns to the list. */
export async function saveValidItem(page: Page): Promise<void> {
  await saveItem(page);
  await expect(itemForm(page)).toHaveCount(0);
}
