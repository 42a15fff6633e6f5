import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { BUILD_MS, startBuiltSite } from './built-site.ts';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';
import { sharedFixture } from './shared-fixture.ts';
import { expect, test as base } from './visitor.ts';

export const TOKEN = 'token-of-the-build-alone';

export type Item = Record<string, unknown>;

/** A built-in item. */
export async function builtInItem(path: string): Promise<Item> {
  return JSON.parse(await readFile(`content/${path}`, 'utf8')) as Item;
}

/**
 * What the repository holds when the site is built: solar, heat-pumps and old are valid, repairs and draft are not, the
 * house's HTML loses something, and there are no benefits.
 */
async function fill({ repository }: ContentsApiServer) {
  const solar = await builtInItem('services/solar.json');
  const repairs = await builtInItem('services/repairs.json');
  const uta = await builtInItem('properties/uta.json');
  repository.write('services/solar.json', { ...solar, title: 'Sun on the roof' });
  repository.write('services/heat-pumps.json', await builtInItem('services/heat-pumps.json'));
  repository.write('services/old.json', { ...solar, id: 'old', aliases: [], title: 'Old' });
  repository.write('services/repairs.json', { ...repairs, title: 7, colour: 'blue' });
  repository.write('services/draft.json', '{ "id": "draft",');
  repository.write('properties/uta.json', {
    ...uta,
    longDescription: '<p onclick="a()">Quiet.</p>',
  });
  const study = 'case-studies/solar-panel-farm.json';
  repository.write(study, await builtInItem(study));
}

async function start() {
  const server = await startContentsApiServer();
  await fill(server);
  const site = await startBuiltSite({
    CONTENT_REPO: server.repo,
    CONTENT_API_URL: server.apiUrl,
    CONTENT_TOKEN: TOKEN,
  });
  return {
    server,
    site: site.origin,
    output: site.output,
    close: () => Promise.all([site.close(), server.close()]),
  };
}

type Remote = Awaited<ReturnType<typeof start>>;

/** The site built from a content repository on the loopback address, which is put back before each test. */
export const test = base.extend<{ server: ContentsApiServer; output: string }, { remote: Remote }>({
  remote: sharedFixture(start, BUILD_MS),
  baseURL: ({ remote }, use) => use(remote.site),
  services: ({ remote }, use) => use([remote.server.apiUrl]),
  output: ({ remote }, use) => use(remote.output),
  server: async ({ remote: { server } }, use) => {
    for (const path of server.repository.paths()) server.repository.remove(path);
    await fill(server);
    server.behave();
    server.takeTargets();
    await use(server);
  },
});

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

export { expect };
