import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { checkContent } from '../../scripts/content-check/check-content.ts';
import { expect } from './visitor.ts';

/** Opens the page of the form. */
export async function openEditor(page: Page): Promise<void> {
  // While one view slides into another the tool drops what is typed; only a program types so early.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/editor');
}

/** Opens the form on a trial, and waits until it shows what there is. */
export async function beginTrial(page: Page): Promise<void> {
  await openEditor(page);
  await page.getByRole('button', { name: 'Begin a trial' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
}

/** The texts of all files of a folder that only the page can see, by path. */
export function readFolder(page: Page, folder = 'trial'): Promise<Record<string, string>> {
  return page.evaluate(async (name) => {
    const files: Record<string, string> = {};
    const read = async (from: FileSystemDirectoryHandle, prefix: string) => {
      for await (const handle of from.values()) {
        const path = prefix + handle.name;
        if (handle.kind === 'file') files[path] = await (await handle.getFile()).text();
        else await read(handle, `${path}/`);
      }
    };
    // The page's own way to the folder leads elsewhere once a place was chosen.
    const root = await StorageManager.prototype.getDirectory.call(navigator.storage);
    await read(await root.getDirectoryHandle(name), '');
    return files;
  }, folder);
}

/** The bytes of a file of the trial. */
export async function readBytes(page: Page, path: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (named) => {
    const root = await StorageManager.prototype.getDirectory.call(navigator.storage);
    let folder = await root.getDirectoryHandle('trial');
    const steps = named.split('/');
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    const file = await (await folder.getFileHandle(steps.at(-1) ?? '')).getFile();
    return btoa(
      Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
        String.fromCharCode(byte),
      ).join(''),
    );
  }, path);
  return Buffer.from(base64, 'base64');
}

/** What `npm run content:check` says of the site's own content with these files in it. */
export async function checkWith(files: Record<string, string | Buffer>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await cp('tests/fixtures/firm', root, { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return (await checkContent(root)).lines.at(-1) ?? '';
  } finally {
    await rm(root, { recursive: true });
  }
}

/** The form of one item. */
export const formOf = (page: Page): Locator => page.getByRole('group', { name: 'Content Editor' });

/** The part of the form, or of another part, that a label names. */
export const fieldOf = (within: Locator, label: string): Locator =>
  within.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) }).first();

/** What the site's check says of the form that is open. */
export const checkOf = (page: Page): Locator =>
  page.getByRole('status', { name: 'What the site’s check says' });

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

/** Waits until a form is alive: its own check speaks last. */
async function comesAlive(page: Page): Promise<void> {
  await expect(fieldOf(formOf(page), 'Retired')).toBeVisible();
  await expect(checkOf(page)).toBeVisible();
}

/** Opens an item of a kind. */
export async function openItem(page: Page, kind: string, title: string): Promise<void> {
  await openKind(page, kind);
  await page
    .getByRole('row', { name: title })
    .getByRole('gridcell', { name: title })
    .last()
    .click();
  await comesAlive(page);
}

/** Opens a single file, by the list that it is in. */
export async function openFile(page: Page, list: string, label: string): Promise<void> {
  await openKind(page, list);
  await page.getByRole('row', { name: label }).getByRole('gridcell').last().click();
  await expect(checkOf(page)).toBeVisible();
}

/** Begins a new item of a kind. */
export async function beginItem(page: Page, kind: string): Promise<void> {
  await openKind(page, kind);
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await comesAlive(page);
}

/** Puts a picture into a box, and waits until the form has it under the name that it gives. */
export async function choosePicture(
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
  path: string,
): Promise<void> {
  await field.locator('input[type=file]').first().setInputFiles(file);
  await expect(field).toContainText(path);
}

export const saveButton = (page: Page): Locator =>
  formOf(page).getByRole('button', { name: 'Save' });

export const save = (page: Page): Promise<void> => saveButton(page).click();

/** Saves an item that can be saved, which brings back the list. */
export async function saveWell(page: Page): Promise<void> {
  await save(page);
  await expect(formOf(page)).toHaveCount(0);
}
