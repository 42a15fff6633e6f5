import type { FormSettings } from '../../../src/editor/describe-form.ts';
import { listenOnLoopback, stopServer } from '../../../harness/site/loopback.ts';
import {
  fieldOf,
  formOf,
  openEditor,
  openItem,
  save,
  saveWell,
} from '../../support/editor-form.ts';
import { EDITOR_TOKEN, signIn, startServedForm } from '../../support/served-form.ts';
import { ownFixture } from '../../support/shared-fixture.ts';
import { expect, test as base } from '../../support/visitor.ts';

type ServedForm = Awaited<ReturnType<typeof startServedForm>>;

const test = base.extend<{ settings: Partial<FormSettings>; form: ServedForm }>({
  settings: [{}, { option: true }],
  form: async ({ settings }, use) => {
    const form = await startServedForm(settings);
    await use(form);
    await form.close();
  },
  baseURL: ({ form }, use) => use(form.origin),
  services: ({ form }, use) => use([new URL(form.server.apiUrl).origin]),
});

test.use({ viewport: { width: 1280, height: 6000 } });

test.describe('with a token that is wrong', () => {
  test.use({ expectedMessages: /status of 401|Invalid token/ });

  test('an editor is not signed in, and that is said', async ({ page }) => {
    await openEditor(page);
    await signIn(page, 'wrong');
    await expect(page.getByText(/token is invalid/)).toBeVisible();
  });
});

test('a change is one commit on the branch', async ({ page, form: { server } }) => {
  await openEditor(page);
  await signIn(page);
  await openItem(page, 'Services', 'Repairs');
  await fieldOf(formOf(page), 'Title').getByRole('textbox').fill('Repairs and care');
  await saveWell(page);
  expect(server.editing.commits).toEqual([
    {
      branch: 'main',
      message: 'Change Service repairs',
      written: ['services/repairs.json'],
      removed: [],
    },
  ]);
  expect(server.repository.read('services/repairs.json')?.toString()).toContain(
    '  "title": "Repairs and care",\n',
  );
});

test.describe('reviewed', () => {
  test.use({ settings: { isReviewed: true } });

  test('a change is a pull request of its own, and the branch stays', async ({
    page,
    form: { server },
  }) => {
    await openEditor(page);
    await signIn(page);
    await openItem(page, 'Services', 'Repairs');
    await fieldOf(formOf(page), 'Title').getByRole('textbox').fill('Repairs and care');
    const before = server.repository.treeSha('');
    await save(page);
    await page.getByRole('button', { name: 'Send for Review' }).click();
    await expect(formOf(page)).toHaveCount(0);
    expect(server.editing.commits).toMatchObject([{ branch: 'cms/services/repairs' }]);
    expect(server.editing.pullRequests).toMatchObject([
      { head: 'cms/services/repairs', base: 'main', draft: true },
    ]);
    expect(server.repository.treeSha('')).toBe(before);
  });
});

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

const testWithApp = test.extend<{ app: Awaited<ReturnType<typeof startApp>> }>({
  app: ownFixture(startApp),
  settings: ({ app }, use) => use({ signInUrl: app.origin }),
});

testWithApp('the window of an OAuth app signs an editor in', async ({ page, app }) => {
  await openEditor(page);
  await page.getByRole('button', { name: /^Sign In with \W?GitHub\W?$/ }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
  expect(app.asked[0]).toMatch(/^\/auth\?provider=github&/);
});
