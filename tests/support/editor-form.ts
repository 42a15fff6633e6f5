import type { Locator, Page } from '@playwright/test';
import { answerForCmsHosts } from './served-form.ts';
import { expect } from './visitor.ts';

/** Opens the page of the form. */
export async function openEditor(page: Page): Promise<void> {
  await answerForCmsHosts(page);
  await page.goto('/editor');
}

/** The form of one item. */
export const formOf = (page: Page): Locator => page.getByRole('group', { name: 'Content Editor' });

/** The part of the form, or of another part, that a label names. */
export const fieldOf = (within: Locator, label: string): Locator =>
  within.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) }).first();

/** What the site's check says of the form that is open. */
export const checkOf = (page: Page): Locator =>
  fieldOf(formOf(page), 'What the site’s check says').getByRole('status');

/** Opens the list of a kind. */
export async function openKind(page: Page, label: string): Promise<void> {
  const kind = page.getByRole('treeitem', { name: label });
  await expect(kind).toBeVisible();
  // While the tool still lays out its list, a press can miss what it was aimed at.
  await expect(async () => {
    await kind.click({ timeout: 2000 });
    await expect(kind).toHaveAttribute('aria-selected', 'true', { timeout: 2000 });
  }).toPass();
}

/** Opens an item of a kind, or a single file of a list. */
export async function openItem(page: Page, kind: string, title: string): Promise<void> {
  await openKind(page, kind);
  const row = page.getByRole('row', { name: title });
  await row.getByRole('gridcell').filter({ hasText: title }).last().click();
  await expect(checkOf(page)).toBeVisible();
}

/** Begins a new item of a kind. */
export async function beginItem(page: Page, kind: string): Promise<void> {
  await openKind(page, kind);
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await expect(fieldOf(formOf(page), 'Retired')).toBeVisible();
  await expect(checkOf(page)).toBeVisible();
}

/** Types into the box of a field. */
export const typeInto = (page: Page, label: string, text: string): Promise<void> =>
  fieldOf(formOf(page), label).getByRole('textbox').first().fill(text);

/** Puts a picture into a box, and waits until the form has it under the name that it gives. */
export async function choosePicture(
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
  path: string,
): Promise<void> {
  await field.locator('input[type=file]').first().setInputFiles(file);
  await expect(field).toContainText(path);
}

export const save = (page: Page): Promise<void> =>
  formOf(page).getByRole('button', { name: 'Save' }).click();

/** Saves an item that can be saved, which brings back the list. */
export async function saveWell(page: Page): Promise<void> {
  await save(page);
  await expect(formOf(page)).toHaveCount(0);
}
