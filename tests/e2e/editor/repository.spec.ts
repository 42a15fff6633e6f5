// An editor of the site's own repository, whose changes are reviewed, and who signs in through the operator's app.
import { listenOnLoopback, stopServer } from '../../../harness/site/loopback.ts';
import { formOf, openEditor, openItem, save, typeInto } from '../../support/editor-form.ts';
import { EDITOR_TOKEN, formTest, signIn, startServedForm } from '../../support/served-form.ts';
import { expect } from '../../support/visitor.ts';

/** What a service for an OAuth app answers in its window, once GitHub has said yes. */
const SIGNED_IN = `<!doctype html><script>
  addEventListener('message', ({ data, origin }) => {
    if (data !== 'authorizing:github') return;
    const answer = JSON.stringify({ provider: 'github', token: '${EDITOR_TOKEN}' });
    opener.postMessage('authorization:github:success:' + answer, origin);
  });
  opener.postMessage('authorizing:github', '*');
</script>`;

/** The operator's service for signing in, and what it was asked for. */
async function startApp() {
  const asked: string[] = [];
  const { server, origin } = await listenOnLoopback((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end(SIGNED_IN);
  });
  return { asked, origin, close: () => stopServer(server) };
}

/** The built form that signs in with this app and has each change reviewed. */
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
  // Of the token that is wrong.
  expectedMessages: /status of 401|Invalid token/,
});

test('an editor signs in through the app of the operator, and each change is a pull request', async ({
  page,
  form: { app, server },
}) => {
  test.slow();
  await openEditor(page);
  const kinds = page.getByRole('tree', { name: 'Collection List' });
  await test.step('a token that is wrong signs nobody in, and that is said', async () => {
    await signIn(page, 'wrong');
    await expect(page.getByText(/token is invalid/)).toBeVisible();
    await expect(kinds).toHaveCount(0);
  });
  await test.step('the window of an OAuth app signs an editor in', async () => {
    await page.getByRole('button', { name: /^Sign In with \W?GitHub\W?$/ }).click();
    await expect(kinds).toBeVisible();
    expect(app.asked[0]).toMatch(/^\/auth\?provider=github&/);
  });
  await test.step('a change is a pull request of its own, and the branch stays', async () => {
    await openItem(page, 'services', 'repairs');
    await typeInto(page, 'Title', 'Repairs and care');
    const before = server.repository.treeSha('');
    await save(page);
    await page.getByRole('button', { name: 'Send for Review' }).click();
    await expect(formOf(page)).toHaveCount(0);
    expect(server.editing.commits).toMatchObject([
      { branch: 'cms/services/repairs', written: ['content/services/repairs.json'] },
    ]);
    expect(server.editing.pullRequests).toMatchObject([
      { head: 'cms/services/repairs', base: 'main', draft: true },
    ]);
    expect(server.repository.treeSha('')).toBe(before);
  });
});
