import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Opens the dashboard and waits until it is alive. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** The row of an item. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

export const panelOf = (page: Page) => page.getByRole('tabpanel');

/** Opens the tab of a kind. */
export const openTab = (page: Page, label: string): Promise<void> =>
  page.getByRole('tab', { name: label }).click();

/** Reads the folder in sight anew: what was known of it is gone at once. */
export const readAgain = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Read again' }).click();
