import type { Page } from '@playwright/test';
import { areKept, isTended } from '../../support/offline.ts';
import { serveSite } from '../../support/serve-site.ts';
import { ownFixture } from '../../support/shared-fixture.ts';
import { expect, test as base } from '../../support/visitor.ts';

/** The built site on a host that can be out of reach, and can keep whoever asks for "About us" waiting. */
async function startHost() {
  let isReached = true;
  let held: Promise<unknown> | undefined;
  const site = await serveSite('dist', async (path, body) => {
    if (path === '/about.html') await held;
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
      const { promise, resolve } = Promise.withResolvers();
      held = promise;
      return () => {
        resolve(undefined);
      };
    },
  };
}

/** A test on a device that says all the while that it is online. */
const test = base.extend<{ host: Awaited<ReturnType<typeof startHost>> }>({
  host: ownFixture(startHost),
  baseURL: async ({ host }, use) => use(host.origin),
});

test.use({
  serviceWorkers: 'allow',
  expectedMessages: /net::ERR_/,
  // The telephone is rung.
  services: ['tel:'],
});

/** Asks for a page that is not at hand, after one that is. */
async function askInVain(page: Page, leave: () => void): Promise<void> {
  await page.clock.install();
  await page.goto('/about');
  await isTended(page);
  await areKept(page, ['/about']);
  leave();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
}

const asksInVain = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');

const terms = (page: Page) => page.getByRole('heading', { level: 1, name: 'Terms' });

test('the page that was asked for comes once the site answers, whatever else was tried', async ({
  page,
  host,
}) => {
  await askInVain(page, host.leave);
  for (const pause of [2000, 4000]) {
    const inVain = asksInVain(page);
    await page.clock.runFor(pause);
    await inVain;
  }
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '01632 960 418' }).evaluate((link: HTMLElement) => {
    link.click();
  });
  await main.getByRole('link', { name: 'About us' }).evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise((resolve) => setTimeout(resolve));
    stop();
  });
  host.comeBack();
  await page.clock.runFor(8000);
  await expect(terms(page)).toBeVisible();
});

test('a page that is on its way when the line comes back is not put back', async ({
  page,
  host,
}) => {
  await askInVain(page, host.leave);
  host.comeBack();
  const release = host.hold();
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.getByRole('link', { name: 'About us' }).evaluate((link: HTMLElement) => {
    link.click();
    dispatchEvent(new Event('online'));
  });
  await asked;
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Our story' })).toBeVisible();
});

test('whoever asks for the page itself has it: nothing is waited for', async ({ page }) => {
  await page.clock.install();
  await page.goto('/offline');
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') tries.push(request.url());
  });
  await page.clock.runFor(120_000);
  // What was asked for before it has been told by then.
  await page.evaluate(() => fetch('/sw.js'));
  expect(tries).toEqual([]);
});
