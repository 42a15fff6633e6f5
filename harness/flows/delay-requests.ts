import type { Page } from '@playwright/test';

/** Delays the requests for files until the returned function is called. */
export async function delayRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => {
    resolve(undefined);
  };
}

/** Delays the site's scripts until the returned function is called. */
export const delayScripts = (page: Page) => delayRequests(page, '**/_astro/*.js');
