import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { buildCmsConfig, type FormSettings } from '../../src/editor/build-cms-config.ts';
import {
  readSettingsFiles,
  editorPolicy,
  withPolicy,
} from '../../src/integrations/content-editor.ts';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
import { startContentsApiServer } from '../../harness/contents-api/contents-api-server.ts';
import { readBuiltInItem } from './items.ts';
import { FORM_SETTINGS } from './form-settings.ts';
import { serveSite } from './serve-site.ts';
import { closableFixture } from './closable-fixture.ts';
import { test as base } from './visitor.ts';

export const EDITOR_TOKEN = 'token-of-the-editor-alone';

/** Other hosts that the CMS requests: fonts, GitHub's status and the editor's avatar. */
export const CMS_HOSTS = [
  'https://cdn.jsdelivr.net',
  'https://www.githubstatus.com',
  'https://portraits.example',
];

/** Mocks the other hosts that the CMS requests. */
export async function answerForCmsHosts(page: Page): Promise<void> {
  const [fonts, status, portraits] = CMS_HOSTS.map((host) => `${host}/**`) as [
    string,
    string,
    string,
  ];
  await page.route(fonts, async (route) => {
    // The package also contains each font.
    const name = basename(new URL(route.request().url()).pathname);
    const folder = 'node_modules/@sveltia/cms/npm/assets/';
    const file = /source-sans/.test(route.request().url())
      ? 'source-sans-3-latin-wght-normal-BqRLTx4X.woff2'
      : name;
    await route.fulfill({
      contentType: 'font/woff2',
      headers: { 'access-control-allow-origin': '*' },
      body: await readFile(folder + file),
    });
  });
  await page.route(status, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: { indicator: 'none' } },
    }),
  );
  await page.route(portraits, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  );
}

/** A local repository that accepts edits, with some of the site's items. */
async function startEditedContent(root = '') {
  const server = await startContentsApiServer({ apiPath: '/api/v3', editorToken: EDITOR_TOKEN });
  for (const path of [
    'services/repairs.json',
    'case-studies/solar-panel-farm.json',
    'properties/uta.json',
    'faqs/general-planning.json',
  ]) {
    server.repository.write(root + path, await readBuiltInItem(path));
  }
  return server;
}

/** Signs in on the open form. */
export async function signIn(page: Page, token = EDITOR_TOKEN): Promise<void> {
  await page.getByRole('button', { name: /Access Token/ }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The built form, configured for a local repository. */
export async function startServedForm(more: Partial<FormSettings> = {}) {
  const server = await startEditedContent(more.root);
  const config = buildCmsConfig(
    { ...FORM_SETTINGS, repo: server.repo, ref: server.ref, apiUrl: server.apiUrl, ...more },
    await readSettingsFiles(CONTENT_FOLDER),
  );
  const site = await serveSite('dist', (path, body) => {
    if (path.endsWith('/config.json')) return JSON.stringify(config);
    return path.endsWith('/editor.html')
      ? withPolicy(body.toString(), editorPolicy(server.apiUrl))
      : body;
  });
  return {
    server,
    origin: site.origin,
    close: () => Promise.all([site.close(), server.close()]),
  };
}

type ServedForm = Omit<Awaited<ReturnType<typeof startServedForm>>, 'close'> & {
  close: () => Promise<unknown>;
};

/** A test of the form, with a separate repository for each test. */
export const formTest = <T extends ServedForm>(start: () => Promise<T>) =>
  base.extend<{ form: T }>({
    form: closableFixture(start),
    baseURL: ({ form }, use) => use(form.origin),
    services: ({ form }, use) => use([new URL(form.server.apiUrl).origin, ...CMS_HOSTS]),
  });
