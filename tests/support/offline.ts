import type { Page } from '@playwright/test';
import { collectAssets } from '../../src/service-worker/collect-assets.ts';
import { FILES_CACHE, PAGES_CACHE } from '../../src/service-worker/classify-request.ts';
import { expect } from './visitor.ts';

/** Waits until the service worker controls the page. */
export const waitForServiceWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The contents of a cached page or file; undefined if not cached. */
const cachedText = (page: Page, cache: string, path: string) =>
  page.evaluate(async ([name, url]) => (await (await caches.open(name)).match(url))?.text(), [
    cache,
    path,
  ] as const);

/** Whether a page is cached. */
export const isPageCached = async (page: Page, path: string): Promise<boolean> =>
  (await cachedText(page, PAGES_CACHE, path)) !== undefined;

/** The files a page still lacks to work offline: itself, scripts and data of its islands. */
async function findMissingFiles(page: Page, path: string): Promise<string[]> {
  const html = await cachedText(page, PAGES_CACHE, path);
  if (html === undefined) return [path];
  const lacked: string[] = [];
  const read = async (name: string) => {
    const text = await cachedText(page, FILES_CACHE, name);
    if (text === undefined) lacked.push(name);
    return text ?? '';
  };
  const needs = await collectAssets([html], read);
  for (const name of needs) if (name.endsWith('.json')) await read(name);
  return lacked;
}

/** Waits until these pages are cached with all their files. */
export async function waitForCachedPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) await expect.poll(() => findMissingFiles(page, path)).toEqual([]);
}
