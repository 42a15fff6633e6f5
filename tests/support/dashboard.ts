import type { Locator, Page } from '@playwright/test';
import type { ContentsApiServer } from '../../harness/contents-api/contents-api-server.ts';
import { expect } from './visitor.ts';

/** Opens the dashboard and waits until it has hydrated. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** The row of an item. */
export function rowOf(page: Page, name: string): Locator {
  return panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
}

export const panelOf = (page: Page) => page.getByRole('tabpanel');

/** Opens the tab of a content type. */
export const openTab = (page: Page, label: string): Promise<void> =>
  page.getByRole('tab', { name: label }).click();

/** Reloads the visible folder, and discards its previous state. */
export const refreshList = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Refresh list' }).click();

/** The requests for files of the repository since this was last called, without deployments and drafts. */
export const takeFileRequests = (server: ContentsApiServer): string[] =>
  server.takeTargets().filter((target) => /^(contents|git)\//.test(target));
