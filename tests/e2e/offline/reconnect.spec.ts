import type { Page, Request } from '@playwright/test';
import { CONTACT } from '../../support/company.ts';
import { waitForCachedPages, waitForServiceWorker } from '../../support/offline.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { serveSite } from '../../support/serve-site.ts';
import { closableFixture } from '../../support/closable-fixture.ts';
import { expect, test as base } from '../../support/visitor.ts';

/** The built site on a host that can be unreachable, and can delay "About us". */
async function startHost() {
  let isReached = true;
  let heldRequest: Promise<unknown> | undefined;
  const site = await serveSite('dist', async (path, body) => {
    if (path === '/about.html') await heldRequest;
    return body;
  });
  site.server.prependListener('connection', (socket) => {
    if (!isReached) socket.destroy();
  });
  return {
    ...site,
    leave: () => {
      isReached = false;
      site.server.closeAllConnections();
    },
    comeBack: () => {
      isReached = true;
    },
    hold: () => {
      heldRequest = new Promise(() => undefined);
    },
  };
}

/** A test on a device that always reports being online. */
const test = base.extend<{ host: Awaited<ReturnType<typeof startHost>> }>({
  host: closableFixture(startHost),
  baseURL: async ({ host }, use) => use(host.origin),
});

test.use({
  serviceWorkers: 'allow',
  expectedMessages: /net::ERR_/,
  // A telephone link is pressed.
  services: ['tel:'],
});

/** Requests an uncached page after a cached one, with a stopped clock: requests are repeated only when it advances. */
async function requestWhileOffline(page: Page, leave: () => void): Promise<void> {
  await page.clock.install();
  await page.goto('/about');
  await waitForServiceWorker(page);
  await waitForCachedPages(page, ['/about']);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  leave();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
}

const isTry = (request: Request) => request.method() === 'HEAD';

test('the requested page loads once the site responds', async ({ page, host }) => {
  await requestWhileOffline(page, host.leave);
  // It is requested after 5 seconds, and again after 10 more.
  const inVain = page.waitForEvent('requestfailed', isTry);
  await page.clock.runFor(6000);
  await inVain;
  const phone = page.getByRole('main').getByRole('link', { name: CONTACT.phone });
  await phone.evaluate((link: HTMLElement) => {
    link.click();
  });
  host.comeBack();
  // A request may still use a closed connection; the next one does not. Steps are shorter than a request's limit.
  await expect(async () => {
    await page.clock.runFor(15_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms', { timeout: 2000 });
  }).toPass();
});

test('a pending navigation is not cancelled when the connection returns', async ({
  page,
  host,
}) => {
  await requestWhileOffline(page, host.leave);
  host.comeBack();
  host.hold();
  const answered = page.waitForResponse((response) => isTry(response.request()));
  await page.getByRole('link', { name: pageTexts('about').title }).evaluate((link: HTMLElement) => {
    dispatchEvent(new Event('online'));
    link.click();
  });
  await answered;
  // The worker's cache at the end.
  await expect(
    page.getByRole('heading', { level: 2, name: pageTexts('about').story.title }),
  ).toBeVisible();
});

test('the offline page sends no requests to its own URL', async ({ page }) => {
  await page.clock.install();
  await page.goto('/offline');
  const tries: string[] = [];
  page.on('request', (request) => {
    if (isTry(request)) tries.push(request.url());
  });
  await page.clock.runFor(120_000);
  // All earlier requests have been reported before this one.
  await page.evaluate(() => fetch('/sw.js'));
  expect(tries).toEqual([]);
});
