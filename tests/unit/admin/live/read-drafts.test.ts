import { expect, test } from 'vitest';
import { readDrafts } from '../../../../src/admin/live/read-drafts.ts';
import type { CmsApi } from '../../../../harness/contents-api/editing-routes.ts';
import { createRepositoryClient } from '../../../../src/content/sources/repository-client.ts';
import { LONG_TIMEOUT_MS, serveContents } from '../../../support/served-folder.ts';

async function readWith(prepare: (editing: CmsApi) => void) {
  const server = await serveContents();
  server.editing.pullRequests.push(
    { title: 'Change repairs', head: 'cms/services/repairs', base: 'main', draft: true },
    { title: 'Newer packages', head: 'dependabot/npm', base: 'main', draft: false },
    { title: 'Change company', head: 'cms/firm/company', base: 'main', draft: false },
  );
  prepare(server.editing);
  const tools = { fetch, now: Date.now, timeoutMs: LONG_TIMEOUT_MS };
  const client = createRepositoryClient({ ...server, tools });
  return readDrafts(client, server.ref, new AbortController().signal);
}

test('lists only branches of the editor as drafts', async () => {
  expect(await readWith(() => undefined)).toEqual([
    {
      title: 'Change repairs',
      url: 'https://github.example/pull/1',
      at: '2026-11-21T12:00:00Z',
      by: 'editor',
      isForReview: false,
      previewUrl: undefined,
    },
    expect.objectContaining({ title: 'Change company', isForReview: true }),
  ]);
});

test("links the branch's preview that Cloudflare announced last", async () => {
  const drafts = await readWith(({ comments }) => {
    comments.push(
      commentOn(1, announcementOf('change-repairs')),
      commentOn(1, announcementOf('older')),
      commentOn(3, announcementOf('harmful'), 'passer-by'),
      commentOn(3, 'The build failed.'),
    );
  });
  expect(drafts.map(({ previewUrl }) => previewUrl)).toEqual([
    'https://change-repairs-machair.company.workers.dev',
    undefined,
  ]);
});

test('lists drafts without previews if GitHub does not return comments', async () => {
  const drafts = await readWith((editing) => {
    editing.comments = 'unavailable' as never;
  });
  expect(drafts.map(({ title }) => title)).toEqual(['Change repairs', 'Change company']);
});

const commentOn = (pull: number, body: string, login = 'cloudflare-workers-and-pages[bot]') => ({
  body,
  issue_url: `https://api.github.example/repos/machair/site/issues/${pull}`,
  user: { login },
});

/** A comment as Cloudflare writes it. */
const announcementOf = (branch: string) =>
  `## Deploying with &nbsp;<a href="https://workers.dev"><img alt="Cloudflare Workers" src="https://workers.cloudflare.com/logo.svg" width="16"></a> &nbsp;Cloudflare Workers
The latest updates on your project. Learn more about [integrating Git with Workers](https://developers.cloudflare.com/workers/ci-cd/builds/git-integration/).

| Status | Name | Latest Commit | Preview URL | Updated (UTC) |
| -|-|-|-|-|
| ✅ Deployment successful! <br>[View logs](https://dash.cloudflare.com/?to=/0123/workers/services/view/machair/production/builds/4567) | machair | ef0a9fcd | <a href='https://9912b1f6-machair.company.workers.dev'>Commit Preview URL</a><br><br><a href='https://${branch}-machair.company.workers.dev'>Branch Preview URL</a> | Nov 28 2026, 11:08 AM |`;
