// What an editor asks after saving: is it live, why not, what waits, and how to take it back.
import type { Page } from '@playwright/test';
import type { ContentsApiServer } from '../../../harness/contents-api/contents-api-server.ts';
import { rateLimited } from '../../../harness/contents-api/misbehaviour.ts';
import { colourViolationsOf, violationsOf } from '../../support/accessibility.ts';
import { openDashboard, rowOf } from '../../support/dashboard.ts';
import { builtInItem } from '../../support/items.ts';
import { EDITOR_TOKEN, expect, signInAtForm, test } from '../../support/remote-site.ts';
import { failedRun, goingRun, runOf, WORDS } from '../../support/workflow-runs.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const WORKFLOW = 'rebuild.yml';
const RUNS = `actions/workflows/${WORKFLOW}/runs`;
const live = (page: Page) => page.getByRole('region', { name: 'Is it live?' });
const lookAgain = (page: Page) => live(page).getByRole('button', { name: 'Look again' }).click();

async function saysWhyItFailed(page: Page, server: ContentsApiServer) {
  server.editing.runs.push(failedRun(WORKFLOW));
  await openDashboard(page);
  const alert = live(page).getByRole('alert');
  await expect(alert).toContainText(/It failed on 21 November 2026 at .*, at “Check the content”/);
  await expect(alert).toContainText('The site stays as it was before.');
  await expect(alert.getByRole('listitem')).toHaveText([WORDS]);
  await expect(alert.getByRole('link', { name: /See it at GitHub/ })).toHaveAttribute(
    'href',
    'https://github.example/runs/0',
  );
}

async function followsNewerRuns(page: Page, server: ContentsApiServer) {
  server.editing.runs.push(goingRun(WORKFLOW));
  await lookAgain(page);
  await expect(live(page)).toContainText('On its way, at “Build the site”');
  await expect(live(page).getByRole('alert')).toHaveCount(0);
  server.editing.runs.push(runOf(WORKFLOW, {}));
  await lookAgain(page);
  await expect(live(page)).toContainText(/All that was saved before is live, since 21 November/);
}

async function listsDrafts(page: Page, server: ContentsApiServer) {
  await expect(live(page)).toContainText('No draft waits.');
  server.editing.pullRequests.push(
    { title: 'Change Service repairs', head: 'cms/services/repairs', base: 'main', draft: true },
    { title: 'Newer packages', head: 'renovate/all', base: 'main', draft: false },
  );
  await lookAgain(page);
  await expect(live(page).getByRole('listitem')).toHaveCount(1);
  await expect(live(page).getByRole('listitem')).toContainText(
    /Change Service repairs.*A draft, not handed on yet, by editor, 21 November 2026/,
  );
}

async function saysWhatKeepsItFromKnowing(page: Page, server: ContentsApiServer) {
  server.misbehave(RUNS, rateLimited(403, new Date(Date.now() + 60_000)));
  await lookAgain(page);
  await expect(live(page)).toContainText('takes no more requests from this connection for now');
  server.misbehave(RUNS, { kind: 'reset' });
  await lookAgain(page);
  await expect(live(page)).toContainText('The content repository cannot be reached.');
  await page.context().setOffline(true);
  await lookAgain(page);
  await expect(live(page)).toContainText('This browser is offline.');
  await page.context().setOffline(false);
  server.behave();
  await lookAgain(page);
  await expect(live(page)).toContainText('All that was saved before is live');
}

test('the last deployment is told with the step and the words it failed with, and drafts that wait', async ({
  page,
  server,
}) => {
  await test.step('one that failed, why', () => saysWhyItFailed(page, server));
  await test.step('a newer one, how far it is, and that it went well', () =>
    followsNewerRuns(page, server));
  await test.step('drafts of the form, and no other pull requests', () =>
    listsDrafts(page, server));
  await test.step('what keeps it from being known', () => saysWhatKeepsItFromKnowing(page, server));
});

test('what the build left out is named with what to mend', async ({ page }) => {
  await openDashboard(page);
  const item = page
    .getByRole('listitem')
    .filter({ hasText: /^services\/repairs\.json/ })
    .first();
  await expect(item).toContainText(/title: expected .* Fix: /);
});

test('a private repository is read with the token of who signed in at the form, and with nothing else', async ({
  page,
  server,
}) => {
  server.restrict(EDITOR_TOKEN);
  server.editing.runs.push(runOf(WORKFLOW, {}));
  await openDashboard(page);
  await expect(live(page)).toContainText('GitHub does not show this to everybody.');
  await expect(page.getByText('No services found in GitHub repository.')).toBeVisible();
  await signInAtForm(page);
  await openDashboard(page);
  await expect(live(page)).toContainText('All that was saved before is live');
  await expect(live(page)).toContainText('Read as you, who signed in at the form.');
  await expect(rowOf(page, 'services/solar.json')).toContainText('Live');
  expect(server.requests.filter(({ host }) => host === 'download')).toEqual([]);
  expect(await page.content()).not.toContain(EDITOR_TOKEN);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(EDITOR_TOKEN);
});

const history = (page: Page) => page.getByRole('main');
const versions = (page: Page) => history(page).locator('ol > li');

const BY = { name: 'An editor', date: '2026-11-20T09:00:00Z' };
const PATH = 'services/solar.json';

/** Changes the title of a service twice. */
async function changeTwice({ editing }: ContentsApiServer) {
  const solar = await builtInItem(PATH);
  for (const title of ['Sun on the roof', 'Sun at work']) {
    const files = { [PATH]: JSON.stringify({ ...solar, title }) };
    editing.history.commit({ ...BY, message: `Change to ${title}` }, files);
  }
}

const titleIn = ({ repository }: ContentsApiServer): unknown =>
  (JSON.parse(repository.read(PATH)?.toString() ?? '{}') as { title?: unknown }).title;

async function saysWhatChanged(page: Page) {
  await page.getByRole('link', { name: 'History of solar.json' }).click();
  await expect(page).toHaveURL(/\/admin\/history#services\/solar\.json$/);
  await expect(versions(page)).toHaveCount(2);
  await expect(versions(page).first()).toContainText(/20 November 2026 .*, An editor/);
  await expect(versions(page).first()).toContainText('Title: “Sun on the roof” → “Sun at work”');
  await expect(history(page).getByRole('combobox')).toHaveValue(PATH);
}

async function bringsBack(page: Page, server: ContentsApiServer) {
  await versions(page).last().getByRole('button', { name: 'Bring this version back' }).click();
  await expect(history(page)).toContainText('It is back, and the site follows with its next build');
  await expect(versions(page)).toHaveCount(3);
  await expect(versions(page).first()).toContainText('Title: “Sun at work” → “Sun on the roof”');
  expect(titleIn(server)).toBe('Sun on the roof');
  expect(server.editing.commits).toMatchObject([{ branch: 'main', written: [PATH] }]);
  expect(server.editing.commits[0]?.message).toMatch(/^Bring back services\/solar\.json of 20 /);
}

async function losesNothing(page: Page, server: ContentsApiServer) {
  const other = { ...(await builtInItem(PATH)), title: 'Changed meanwhile' };
  server.editing.history.commit({ ...BY, message: 'Mine' }, { [PATH]: JSON.stringify(other) });
  await versions(page).nth(1).getByRole('button', { name: 'Bring this version back' }).click();
  await expect(history(page).getByRole('alert')).toContainText(
    'Somebody changed this in the meantime, so nothing was changed.',
  );
  expect(titleIn(server)).toBe('Changed meanwhile');
  await history(page).getByRole('button', { name: 'Read the history again' }).click();
  await expect(versions(page).first()).toContainText('→ “Changed meanwhile”');
}

test('an older version comes back with a commit, and nobody’s change is lost', async ({
  page,
  server,
}) => {
  await changeTwice(server);
  await test.step('who is not signed in sees what changed, and is told to sign in', async () => {
    await openDashboard(page);
    await saysWhatChanged(page);
    await expect(history(page).getByRole('button', { name: /Bring this/ })).toHaveCount(0);
    await expect(versions(page).last()).toContainText('To bring this version back');
  });
  await signInAtForm(page);
  await openDashboard(page);
  await saysWhatChanged(page);
  await test.step('a version is brought back', () => bringsBack(page, server));
  await test.step('a change in the meantime stays, and is said', () => losesNothing(page, server));
});

async function fitsAndIsAccessible(page: Page) {
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolationsOf(page)).toEqual([]);
}

test('what GitHub tells fits 320 px and is accessible', async ({ page, server }) => {
  await changeTwice(server);
  const annotation = {
    annotation_level: 'failure',
    title: '',
    message: `a.json › ${'x'.repeat(90)}`,
  };
  server.editing.runs.push(failedRun(WORKFLOW, { annotations: [annotation] }));
  const draft = { title: 'Change', head: 'cms/services/repairs', base: 'main', draft: false };
  server.editing.pullRequests.push(draft);
  await openDashboard(page);
  await signInAtForm(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await openDashboard(page);
  await expect(live(page).getByRole('alert')).toBeVisible();
  await test.step('the dashboard', () => fitsAndIsAccessible(page));
  await page.getByRole('link', { name: 'History of solar.json' }).click();
  await expect(versions(page)).toHaveCount(2);
  await test.step('the history', () => fitsAndIsAccessible(page));
});
