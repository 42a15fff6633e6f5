import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../../../harness/contents-api/contents-api-server.ts';

let server: ContentsApiServer;

beforeAll(async () => {
  server = await startContentsApiServer({ apiPath: '/api/v3', editorToken: 'right' });
});

afterAll(() => server.close());

const graphql = () => `${new URL(server.apiUrl).origin}/api/graphql`;

async function ask(url: string, body?: object, token = 'right') {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `token ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const commitOf = (expectedHeadOid: string, branchName = 'main') => ({
  query: 'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) }',
  variables: {
    input: {
      branch: { branchName },
      expectedHeadOid,
      fileChanges: {
        additions: [{ path: 'a.json', contents: Buffer.from('{}').toString('base64') }],
        deletions: [],
      },
      message: { headline: 'Add a' },
    },
  },
});

describe('the test server for editors', () => {
  test('identifies only the user of the token', async () => {
    expect((await ask(`${server.apiUrl}/user`)).json).toMatchObject({ login: 'editor' });
    expect((await ask(`${server.apiUrl}/user`, undefined, 'wrong')).status).toBe(401);
  });

  test('writes the files of a commit on the latest one', async () => {
    await ask(graphql(), commitOf(server.repository.treeSha('')));
    expect(server.repository.read('a.json')?.toString()).toBe('{}');
    expect(server.editing.commits).toMatchObject([{ branch: 'main', written: ['a.json'] }]);
  });

  test('rejects a commit on an older one', async () => {
    const { json } = await ask(graphql(), commitOf('0'.repeat(40)));
    expect(json).toHaveProperty('errors');
    expect(server.editing.commits).toHaveLength(1);
  });

  test('stores a commit to another branch separately', async () => {
    const before = server.repository.treeSha('');
    server.repository.write('b.json', '{}');
    await ask(graphql(), commitOf(server.repository.treeSha(''), 'cms/a'));
    server.repository.remove('b.json');
    expect(server.repository.treeSha('')).toBe(before);
    expect(server.editing.commits.at(-1)).toMatchObject({ branch: 'cms/a' });
  });

  test('lists the files of all folders at once', async () => {
    server.repository.write('services/solar.json', '{}');
    const { json } = await ask(`${server.apiUrl}/repos/${server.repo}/git/trees/main?recursive=1`);
    const paths = (json['tree'] as { path: string }[]).map(({ path }) => path);
    expect(paths).toContain('services/solar.json');
  });
});
