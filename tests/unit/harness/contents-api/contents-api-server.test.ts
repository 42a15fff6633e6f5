import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashGitBlob, gitTreeSha } from '../../../../harness/contents-api/git-objects.ts';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../../../harness/contents-api/contents-api-server.ts';

const DESCRIPTION = 'tests/fixtures/github-api/contents.json';

interface OpenApi {
  paths: Record<
    string,
    { get: { responses: Record<string, { content: Record<string, { schema: object }> }> } }
  >;
}

function readValidators(): (path: string, status: string) => ValidateFunction {
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as OpenApi;
  const { paths } = description;
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addSchema(description);
  return (path, status) => {
    const schema = paths[path]?.get.responses[status]?.content['application/json']?.schema;
    if (!schema) throw new Error(`GitHub describes no answer ${status} of ${path}`);
    return ajv.compile(schema);
  };
}

const CONTENTS = '/repos/{owner}/{repo}/contents/{path}';
const TREES = '/repos/{owner}/{repo}/git/trees/{tree_sha}';
const BLOBS = '/repos/{owner}/{repo}/git/blobs/{file_sha}';

let server: ContentsApiServer;
let validatorOf: ReturnType<typeof readValidators>;

beforeAll(async () => {
  validatorOf = readValidators();
  server = await startContentsApiServer();
  server.repository.write('services/solar.json', { id: 'solar' });
  server.repository.write('services/notes/read me.txt', 'höher');
  server.repository.symlink('services/link.json', 'solar.json');
  server.repository.submodule('services/other');
});

afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string> = {}) {
  return fetch(`${server.apiUrl}/repos/${server.repo}/${path}`, { headers });
}

describe('the schema of the test server’s responses', () => {
  test.each([
    ['a folder', 'contents/services?ref=main', CONTENTS],
    ['a file', 'contents/services/solar.json', CONTENTS],
    ['a symlink', 'contents/services/link.json', CONTENTS],
    ['a submodule', 'contents/services/other', CONTENTS],
    ['the tree of a branch', 'git/trees/main', TREES],
  ])('matches GitHub’s API schema for %s', async (_, path, described) => {
    const response = await ask(path);
    const validate = validatorOf(described, '200');
    validate(await response.json());
    expect(response.status).toBe(200);
    expect(validate.errors).toBeNull();
  });

  test('matches GitHub’s API schema for the tree of a folder', async () => {
    const sha = server.repository.treeSha('services');
    const validate = validatorOf(TREES, '200');
    validate(await (await ask(`git/trees/${sha}`)).json());
    expect(validate.errors).toBeNull();
  });

  test('matches GitHub’s API schema for a blob', async () => {
    const sha = server.repository.shaOf('services/solar.json');
    const validate = validatorOf(BLOBS, '200');
    validate(await (await ask(`git/blobs/${sha}`)).json());
    expect(validate.errors).toBeNull();
  });

  test.each([
    ['contents/nowhere', CONTENTS],
    ['git/trees/nowhere', TREES],
    ['git/blobs/nowhere', BLOBS],
  ])('matches GitHub’s API schema for an error of %s', async (path, described) => {
    const response = await ask(path);
    const validate = validatorOf(described, '404');
    validate(await response.json());
    expect(response.status).toBe(404);
    expect(validate.errors).toBeNull();
  });

  test('rejects a response without a required field', () => {
    const validate = validatorOf(CONTENTS, '200');
    expect(validate([{ type: 'file', name: 'solar.json' }])).toBe(false);
  });
});

describe('the test server for GitHub’s API', () => {
  test('uses git’s ids for files and folders', () => {
    // `printf 'hello\n' | git hash-object --stdin`, and git's id of the empty tree
    expect(hashGitBlob(Buffer.from('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
    expect(gitTreeSha([])).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904');
  });

  test('returns 304 for a matching ETag until the folder changes', async () => {
    const etag = (await ask('contents/services')).headers.get('etag') ?? '';
    expect((await ask('contents/services', { 'if-none-match': etag })).status).toBe(304);
    server.repository.write('services/wind.json', { id: 'wind' });
    expect((await ask('contents/services', { 'if-none-match': etag })).status).toBe(200);
  });

  test('lists at most 1,000 entries of a folder', async () => {
    for (let i = 0; i < 1010; i++) server.repository.write(`many/${i}.json`, { i });
    const listing = (await (await ask('contents/many')).json()) as unknown[];
    const tree = await ask(`git/trees/${server.repository.treeSha('many')}`);
    const { tree: lines } = (await tree.json()) as { tree: unknown[] };
    expect([listing.length, lines.length]).toEqual([1000, 1010]);
  });

  test('returns the bytes of a blob if requested', async () => {
    const sha = server.repository.shaOf('services/notes/read me.txt');
    const response = await ask(`git/blobs/${sha}`, { accept: 'application/vnd.github.raw+json' });
    expect(await response.text()).toBe('höher');
  });

  test('serves files on another host under the listed URL', async () => {
    const response = await ask('contents/services/notes');
    const [entry] = (await response.json()) as { download_url: string }[];
    expect(new URL(entry?.download_url ?? '').origin).toBe(server.downloadUrl);
    expect(await (await fetch(entry?.download_url ?? '')).text()).toBe('höher');
  });

  test('hides a private repository from requests without a token', async () => {
    const hidden = await startContentsApiServer({ token: 'secret' });
    hidden.repository.write('services/solar.json', { id: 'solar' });
    const url = `${hidden.apiUrl}/repos/${hidden.repo}/contents/services`;
    const withToken = await fetch(url, { headers: { authorization: 'Bearer secret' } });
    expect((await fetch(url)).status).toBe(404);
    expect(withToken.status).toBe(200);
    await hidden.close();
  });
});
