import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { gitBlobSha } from '../../../src/content/sources/built-in-source.ts';
import { serveContents } from '../../support/served-folder.ts';

interface OpenApi {
  paths: Record<
    string,
    { get: { responses: Record<string, { content: Record<string, { schema: object }> }> } }
  >;
}

/** GitHub's description of its API. */
const description = JSON.parse(
  readFileSync('tests/fixtures/github-api/contents.json', 'utf8'),
) as OpenApi;
const ajv = new Ajv({ strict: false, allErrors: true });
formats(ajv);
ajv.addSchema(description);

const CONTENTS = '/repos/{owner}/{repo}/contents/{path}';
const TREES = '/repos/{owner}/{repo}/git/trees/{tree_sha}';
const BLOBS = '/repos/{owner}/{repo}/git/blobs/{file_sha}';

test.each([
  ['contents/services?ref=main', CONTENTS, 200],
  ['git/trees/main?recursive=1', TREES, 200],
  ['contents/nowhere', CONTENTS, 404],
  ['git/trees/nowhere', TREES, 404],
  ['git/blobs/nowhere', BLOBS, 404],
])(
  'the test server’s response to %s matches GitHub’s API schema',
  async (path, described, status) => {
    const server = await serveContents();
    server.repository.write('services/solar.json', { id: 'solar' });
    server.repository.write('services/notes/read me.txt', 'höher');
    server.repository.symlink('services/link.json', 'solar.json');
    const { content } = description.paths[described]?.get.responses[status] ?? {};
    const validate = ajv.compile(content?.['application/json']?.schema ?? false);
    const response = await fetch(`${server.apiUrl}/repos/${server.repo}/${path}`);
    validate(await response.json());
    expect(validate.errors).toBeNull();
    expect(response.status).toBe(status);
  },
);

test('uses git’s ids for files', () => {
  // `printf 'hello\n' | git hash-object --stdin`
  expect(gitBlobSha(Buffer.from('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
});
