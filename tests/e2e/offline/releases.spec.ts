import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../../src/integrations/service-worker.ts';
import { enquiryField, waitForEnquiryForm } from '../../support/enquiry-form.ts';
import { waitForCachedPages, waitForServiceWorker } from '../../support/offline.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { serveSite } from '../../support/serve-site.ts';
import { closableFixture } from '../../support/closable-fixture.ts';
import { expect, test as base } from '../../support/visitor.ts';

type Change = (path: string, text: string) => string;

/** The built site on a separate host, which can switch to a new release. */
async function startHost() {
  let current: Change = (_, text) => text;
  const site = await serveSite('dist', (path, body) =>
    /\.(html|js)$/.test(path) ? current(path, body.toString()) : body,
  );
  return { ...site, release: (change: Change) => (current = change) };
}

/** A test with a new release during a visit. */
const test = base.extend<{ host: Awaited<ReturnType<typeof startHost>> }>({
  host: closableFixture(startHost),
  baseURL: async ({ host }, use) => use(host.origin),
});

test.use({ serviceWorkers: 'allow', expectedMessages: /status of 500/ });

const titled: Change = (path, text) =>
  path === '/sw.js' ? `${text}//next` : text.replace(/<h1([^>]*)>/, '<h1$1>New: ');

test('a new release leaves an open form unchanged', async ({ page, host }) => {
  await page.goto('/contact');
  await waitForServiceWorker(page);
  await waitForCachedPages(page, ['/contact']);
  await waitForEnquiryForm(page);
  await enquiryField(page, 'Name').fill('Mairi');
  host.release(titled);
  const isTakenOver = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve);
        void navigator.serviceWorker.ready.then((registration) => registration.update());
      }),
  );
  await isTakenOver;
  await waitForCachedPages(page, ['/contact']);
  await enquiryField(page, 'Message').fill('A turbine');
  await expect(enquiryField(page, 'Name')).toHaveValue('Mairi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts('contact').heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New: Terms');
});

test('the next release removes a broken service worker', async ({ page, host }) => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await writeWorker('kill-switch', folder);
  const killSwitch = await readFile(join(folder, 'sw.js'), 'utf8');
  await rm(folder, { recursive: true });
  const broken =
    "oninstall=()=>skipWaiting();onactivate=e=>e.waitUntil(clients.claim());onfetch=e=>e.respondWith(caches.open('pages').then(c=>c.put('/x',new Response('x'))).then(()=>new Response('Broken',{status:500})))";

  host.release((path, text) => (path === '/sw.js' ? broken : text));
  await page.goto('/terms');
  await waitForServiceWorker(page);
  await page.goto('/terms');
  await expect(page.getByText('Broken')).toBeVisible();

  host.release((path, text) => (path === '/sw.js' ? killSwitch : text));
  await page.goto('/terms');
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
