import type { Page } from '@playwright/test';
import { describeForm, type FormSettings } from '../../src/editor/describe-form.ts';
import { editorPolicy, withPolicy } from '../../src/build/editor-policy.ts';
import { CONTENT } from '../../harness/site/content-folder.ts';
import { startContentsApiServer } from '../../harness/contents-api/contents-api-server.ts';
import { readFirm } from '../../src/build/read-trial.ts';
import { builtInItem } from './items.ts';
import { FORM_SETTINGS } from './form-settings.ts';
import { serveSite } from './serve-site.ts';

export const EDITOR_TOKEN = 'token-of-the-editor-alone';

/** A repository on the loopback address that an editor may change, with two items of the site in it. */
async function startEditedContent(root = '') {
  const server = await startContentsApiServer({ apiPath: '/api/v3', editorToken: EDITOR_TOKEN });
  for (const path of ['services/repairs.json', 'case-studies/solar-panel-farm.json']) {
    server.repository.write(root + path, await builtInItem(path));
  }
  return server;
}

/** Signs an editor in on the opened form. */
export async function signIn(page: Page, token = EDITOR_TOKEN): Promise<void> {
  await page.getByRole('button', { name: /Access Token/ }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The built form, told to work on a repository of the loopback address. */
export async function startServedForm(more: Partial<FormSettings> = {}) {
  const server = await startEditedContent(more.root);
  const config = describeForm(
    { ...FORM_SETTINGS, repo: server.repo, ref: server.ref, apiUrl: server.apiUrl, ...more },
    await readFirm(CONTENT),
  );
  let later: string | undefined;
  const folder = () => later ?? 'dist';
  const site = await serveSite(folder, (path, body) => {
    if (later) return body;
    if (path.endsWith('/config.json')) return JSON.stringify(config);
    return path.endsWith('/editor.html')
      ? withPolicy(body.toString(), editorPolicy(server.apiUrl))
      : body;
  });
  return {
    server,
    origin: site.origin,
    /** Serves another build from then on, as it is. */
    show: (built: string) => {
      later = built;
    },
    close: () => Promise.all([site.close(), server.close()]),
  };
}
