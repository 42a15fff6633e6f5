import { describeForm, type FormSettings } from '../../src/editor/describe-form.ts';
import { editorPolicy, withPolicy } from '../../src/build/editor-policy.ts';
import { startContentsApiServer } from '../../harness/contents-api/contents-api-server.ts';
import { builtInItem } from './content-dashboard.ts';
import { serveSite } from './serve-site.ts';

export const EDITOR_TOKEN = 'token-of-the-editor-alone';

/** The built form, told to work on a repository of the loopback address, with two items of the site in it. */
export async function startServedForm(more: Partial<FormSettings> = {}) {
  const server = await startContentsApiServer({ apiPath: '/api/v3', editorToken: EDITOR_TOKEN });
  for (const path of ['services/repairs.json', 'case-studies/solar-panel-farm.json']) {
    server.repository.write(path, await builtInItem(path));
  }
  const config = describeForm({
    siteUrl: 'https://machair.example',
    repo: server.repo,
    ref: server.ref,
    apiUrl: server.apiUrl,
    signInUrl: undefined,
    isReviewed: false,
    ...more,
  });
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
