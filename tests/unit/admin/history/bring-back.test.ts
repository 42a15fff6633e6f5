import { describe, expect, test } from 'vitest';
import { bringBack } from '../../../../src/admin/history/bring-back.ts';
import { describeRefusal } from '../../../../src/admin/history/describe-refusal.ts';
import { readHistory } from '../../../../src/admin/history/read-history.ts';
import { createRepositoryClient } from '../../../../src/content/sources/repository-client.ts';
import { AMPLE_MS, serveContents } from '../../../support/served-folder.ts';

const TOKEN = 'token-of-the-editor';
const PATH = 'company.json';
const { signal } = new AbortController();
const MADE = { name: 'An editor', date: '2026-11-20T09:00:00Z' };

/** A repository in which the telephone was changed twice. */
async function start(token: string | undefined = TOKEN, root: '' | 'content/' = '') {
  const server = await serveContents({ editorToken: TOKEN });
  for (const phone of ['1', 'Gàidhlig', '3']) {
    const file = { [root + PATH]: JSON.stringify({ phone }) };
    server.editing.history.commit({ ...MADE, message: `Change to ${phone}` }, file);
  }
  const tools = { fetch, now: Date.now, timeoutMs: AMPLE_MS };
  const client = createRepositoryClient({ ...server, token, tools });
  const read = (count = 5) =>
    readHistory(client, { path: root + PATH, ref: server.ref }, count, signal);
  const goBack = async (isReviewed = false) => {
    const [newest, older] = (await read()).versions;
    const version = older?.file;
    if (!version) throw new Error('an older version was expected');
    const about = { path: PATH, root, ref: server.ref, isReviewed, day: '20 November' };
    return () => bringBack(client, { ...about, version, current: newest?.file });
  };
  return { server, read, goBack };
}

describe('the history of a file', () => {
  test('has its versions, the newest first, each with the one before', async () => {
    const { read } = await start();
    const { versions, hasMore } = await read(2);
    expect(hasMore).toBe(true);
    expect(versions).toMatchObject([
      {
        by: 'An editor',
        message: 'Change to 3',
        file: { text: '{"phone":"3"}' },
        before: { text: '{"phone":"Gàidhlig"}' },
      },
      { message: 'Change to Gàidhlig', before: { text: '{"phone":"1"}' } },
    ]);
  });

  test('has a version in which the file was taken away', async () => {
    const { server, read } = await start();
    server.editing.history.commit({ ...MADE, message: 'Remove' }, { [PATH]: undefined });
    const [newest, last] = (await read()).versions;
    expect(newest?.file).toBeUndefined();
    expect(last?.file?.text).toBe('{"phone":"3"}');
  });

  test('is empty for a file that never was', async () => {
    const { read, server } = await start();
    server.editing.history.clear();
    expect(await read()).toEqual({ versions: [], hasMore: false });
  });
});

describe('bringing a version back', () => {
  test('is a commit on the branch, letter for letter', async () => {
    const { server, goBack } = await start(TOKEN, 'content/');
    await (
      await goBack()
    )();
    expect(server.repository.read(`content/${PATH}`)?.toString()).toBe('{"phone":"Gàidhlig"}');
    expect(server.editing.commits).toEqual([
      {
        branch: 'main',
        message: 'Bring back company.json of 20 November',
        written: [`content/${PATH}`],
        removed: [],
      },
    ]);
  });

  test('is a draft of the form’s kind where changes are reviewed, and one at most', async () => {
    const { server, goBack } = await start();
    const before = server.repository.treeSha('');
    const again = await goBack(true);
    expect(await again()).toBe('https://github.example/pull/1');
    expect(server.repository.treeSha('')).toBe(before);
    expect(server.editing.commits).toMatchObject([{ branch: 'cms/firm/company' }]);
    expect(server.editing.pullRequests).toMatchObject([{ head: 'cms/firm/company', base: 'main' }]);
    const error = await again().catch((caught: unknown) => caught);
    expect(describeRefusal(error, true, AROUND).title).toContain('A draft of this waits already');
  });

  test('changes nothing where somebody changed the file meanwhile, and says so', async () => {
    const { server, goBack } = await start();
    const back = await goBack();
    server.editing.history.commit({ ...MADE, message: 'Mine' }, { [PATH]: '{"phone":"4"}' });
    const error = await back().catch((caught: unknown) => caught);
    expect(describeRefusal(error, false, AROUND).title).toContain('in the meantime');
    expect(server.repository.read(PATH)?.toString()).toBe('{"phone":"4"}');
  });

  test('says that a token may only read', async () => {
    const { server, goBack } = await start('another-token');
    const error = await (await goBack())().catch((caught: unknown) => caught);
    expect(describeRefusal(error, false, AROUND).advice).toContain('“Contents: read and write”');
    expect(server.editing.commits).toEqual([]);
  });

  test('says of a browser without a line what the rest of the dashboard says', () => {
    const { title } = describeRefusal(new Error('x'), false, { ...AROUND, isOnline: false });
    expect(title).toBe('This browser is offline.');
  });
});

const AROUND = { now: 0, isOnline: true, isSignedIn: true };
