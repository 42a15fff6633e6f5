import { expect, test } from 'vitest';
import { readDrafts } from '../../../../src/admin/live/read-drafts.ts';
import { createRepositoryClient } from '../../../../src/content/sources/repository-client.ts';
import { LONG_TIMEOUT_MS, serveContents } from '../../../support/served-folder.ts';

test('lists only branches of the editor as drafts', async () => {
  const server = await serveContents();
  server.editing.pullRequests.push(
    { title: 'Change repairs', head: 'cms/services/repairs', base: 'main', draft: true },
    { title: 'Newer packages', head: 'dependabot/npm', base: 'main', draft: false },
    { title: 'Change company', head: 'cms/firm/company', base: 'main', draft: false },
  );
  const tools = { fetch, now: Date.now, timeoutMs: LONG_TIMEOUT_MS };
  const client = createRepositoryClient({ ...server, tools });
  expect(await readDrafts(client, server.ref, new AbortController().signal)).toEqual([
    {
      title: 'Change repairs',
      item: 'services/repairs',
      url: 'https://github.example/pull/1',
      at: '2026-11-21T12:00:00Z',
      by: 'editor',
      isForReview: false,
    },
    expect.objectContaining({ item: 'firm/company', isForReview: true }),
  ]);
});
