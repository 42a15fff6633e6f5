// An editor of the site's own repository, with reviewed changes and the operator's OAuth app.
import { listenOnLoopback, stopServer } from '../../../harness/site/loopback.ts';
import { itemForm, openEditor, openItem, saveItem, typeInto } from '../../support/editor-form.ts';
import { EDITOR_TOKEN, formTest, signIn, startServedForm } from '../../support/served-form.ts';
import { expect } from '../../support/visitor.ts';

/** The response of an OAuth service in its window, after GitHub's approval. */
const SIGNED_IN = `<!doctype html><script>
  addEventListener('message', ({ data, origin }) => {
    if (data !== 'authorizing:github') return;
    const answer = JSON.stringify({ provider: 'github', token: '${EDITOR_TOKEN}' });
    opener.postMessage('authorization:github:success:' + answer, origin);
  });
  opener.postMessage('authorizing:github', '*');
</script>`;

/** The operator's sign-in service, and the requests it received. */
async function startApp() {
  const requests: string[] = [];
  const { server, origin } = await listenOnLoopback((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end(SIGNED_IN);
  });
  return { requests, origin, close: () => stopServer(server) };
}

/** The built form with this app and reviewed changes. */
async function start() {
  const app = await startApp();
  const form = await startServedForm({
    signInUrl: app.origin,
    isReviewed: true,
    root: 'content/',
  });
  return { ...form, app, close: () => Promise.all([form.close(), app.close()]) };
}

const test = formTest(start);

test.use({
  // The error for the invalid token.
  expectedMessages: /status of 401|Invalid token/,
});

test('a signed-in editor’s changes become pull requests', async ({
  page,
  form: { app, server },
}) => {
  test.slow();
  await openEditor(page);
  const kinds = page.getByRole('tree', { name: 'Collection List' });
  await test.step('an invalid token is rejected with a message', async () => {
    await signIn(page, 'wrong');
    await expect(page.getByText(/token is invalid/)).toBeVisible();
    await expect(kinds).toHaveCount(0);
  });
  await test.step('the window of an OAuth app signs an editor in', async () => {
    await page.getByRole('button', { name: /^Sign In with \W?GitHub\W?$/ }).click();
    await expect(kinds).toBeVisible();
    expect(app.requests[0]).toMatch(/^\/auth\?provider=github&/);
  });
  await test.step('a change is a pull request that leaves the branch unchanged', async () => {
    await openItem(page, 'services', 'repairs');
    await typeInto(page, 'Title', 'Repairs and care');
    const before = server.repository.treeSha('');
    await saveItem(page);
    await page.getByRole('button', { name: 'Send for Review' }).click();
    await expect(itemForm(page)).toHaveCount(0);
    expect(server.editing.commits).toMatchObject([
      { branch: 'cms/services/repairs', written: ['content/services/repairs.json'] },
    ]);
    expect(server.editing.pullRequests).toMatchObject([
      { head: 'cms/services/repairs', base: 'main', draft: true },
    ]);
    expect(server.repository.treeSha('')).toBe(before);
  });
});
