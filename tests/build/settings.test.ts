import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { BUILD_MS, createBuildFolder, type BuildFolder } from '../support/build-site.ts';

let folder: BuildFolder;

beforeAll(async () => {
  folder = await createBuildFolder();
});

afterAll(() => folder.close());

describe('a wrong setting', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ SITE_URL: 'machair' }, ['SITE_URL is "machair"; it must be an http or https address']],
    [{ PUBLIC_PLACE_SEARCH_URL: 'nowhere' }, ['PUBLIC_PLACE_SEARCH_URL is "nowhere"']],
    [{ CONTENT_REPO: 'no-owner' }, ['CONTENT_REPO is "no-owner"; it must be owner/name']],
    [
      { CONTENT_API_URL: 'not a url' },
      ['CONTENT_API_URL is "not a url"; it must be an http or https address'],
    ],
    [{ ENQUIRY_FORWARD_URL: 'desk' }, ['ENQUIRY_FORWARD_URL is "desk"; it must be an http']],
    [
      { ENQUIRY_FORWARD_URL: 'https://me:word@desk.example' },
      ['ENQUIRY_FORWARD_URL has a name or password before its host'],
    ],
    [{ CONTENT_STRICT: 'perhaps' }, ['CONTENT_STRICT is "perhaps"; it must be off, source or on']],
  ])('of %j stops the build and is named', async (settings, reasons) => {
    const { succeeded, output } = await folder.build(settings);
    expect(succeeded).toBe(false);
    for (const reason of reasons) expect(output).toContain(reason);
  });
});

test('built-in company facts that cannot be used stop the build, which says what to fix', async () => {
  const path = join(folder.out, '../content/company.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/"name": "[^"]*"/, '"name": 7'));
  const { succeeded, output } = await folder.build({});
  expect(succeeded).toBe(false);
  expect(output).toMatch(/company\.json › name\s+expected a text in quotes; got 7\s+fix: /);
});

test('half a character in them stops a strict build alone', { timeout: BUILD_MS }, async () => {
  const path = join(folder.out, '../content/company.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/"name": 7/, String.raw`"name": "Sun \ud83d"`));
  const strict = await folder.build({ CONTENT_STRICT: 'on' });
  expect(strict.succeeded).toBe(false);
  expect(strict.output).toMatch(
    /company\.json › name\s+expected whole characters; got half of one/,
  );
  const { succeeded, output } = await folder.build({});
  expect(succeeded, output).toBe(true);
  expect(output).toMatch(/company\.json › name\s+expected whole characters; got half of one/);
});
