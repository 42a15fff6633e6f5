import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuildFolder, type BuildFolder } from '../support/build-site.ts';

let folder: BuildFolder;

beforeAll(async () => {
  folder = await createBuildFolder();
});

afterAll(() => folder.close());

test.each([
  [{ SITE_URL: 'machair' }, 'SITE_URL is "machair"; it must be an http or https address'],
  [{ CONTENT_STRICT: 'perhaps' }, 'CONTENT_STRICT is "perhaps"; it must be off, source or on'],
])('the build fails and names the invalid setting %j', async (settings, reason) => {
  const { succeeded, output } = await folder.build(settings);
  expect(succeeded).toBe(false);
  expect(output).toContain(reason);
});

test.each([
  [{}, '7', /company\.json › name\s+expected text in quotes; got 7\s+fix: /],
  [
    { CONTENT_STRICT: 'on' },
    String.raw`"Sun \ud83d"`,
    /company\.json › name\s+expected complete characters; got a broken one/,
  ],
])('with settings %j, the build rejects the company name %s', async (settings, name, reason) => {
  const path = join(folder.out, '../content/company.json');
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    text.replace(/"name": ("[^"]*"|7)/, () => `"name": ${name}`),
  );
  const { succeeded, output } = await folder.build(settings);
  expect(succeeded).toBe(false);
  expect(output).toMatch(reason);
});
