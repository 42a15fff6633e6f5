import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Opens the form on a trial, and waits until it shows what there is. */
export async function beginTrial(page: Page): Promise<void> {
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Begin a trial' }).click();
  await expect(page.getByRole('main', { name: /Services.*Collection/ })).toBeVisible();
}

/** The texts of all files of the trial, by path. */
export function readTrial(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const files: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, prefix: string) => {
      for await (const handle of folder.values()) {
        const path = prefix + handle.name;
        if (handle.kind === 'file') files[path] = await (await handle.getFile()).text();
        else await read(handle, `${path}/`);
      }
    };
    // The page's own way to the folder leads elsewhere once a trial has begun.
    const root = await StorageManager.prototype.getDirectory.call(navigator.storage);
    await read(await root.getDirectoryHandle('trial'), '');
    return files;
  });
}

/** The form of one item. */
export const formOf = (page: Page): Locator => page.getByRole('group', { name: 'Content Editor' });

/** The part of the form that a label names. */
export const fieldOf = (page: Page, label: string): Locator =>
  formOf(page).getByRole('group', { name: `${label} Field`, exact: true });

/** Opens the list of a collection. */
export async function openCollection(page: Page, label: string): Promise<void> {
  await page.getByRole('option', { name: label }).click();
}
