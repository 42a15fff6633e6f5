import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../scripts/content-check/check-content.ts';
import { KINDS, schemaOf, type Kind } from '../../../scripts/content-new/kinds.ts';
import { writeItem } from '../../../scripts/content-new/write-item.ts';
import { parseItem } from '../../../src/collections/parse-item.ts';
import { folderSchemas } from '../../../src/model/schemas/index.ts';
import { temporaryFolder } from '../../support/fake-loader-context.ts';

const kinds = Object.keys(KINDS) as Kind[];

describe('a starting file', () => {
  test('is there for every folder of content', () => {
    expect(Object.values(KINDS).toSorted()).toEqual(Object.keys(folderSchemas).toSorted());
  });

  test.each(kinds)(
    'of a %s is what the build takes, and the check has nothing to say',
    async (kind) => {
      const root = await temporaryFolder();
      const path = await writeItem(root, kind, 'my-id');
      expect(path).toBe(join(root, KINDS[kind], 'my-id.json'));
      const text = await readFile(path, 'utf8');
      expect(parseItem('my-id.json', text, schemaOf(kind))).toMatchObject({
        ok: true,
        notices: [],
      });
      expect((await checkContent(root)).lines).toEqual([`${KINDS[kind]}: 1 item`, 'No problems.']);
    },
  );

  test.each(kinds)('of a %s begins with its schema, then has its id', async (kind) => {
    const text = await readFile(await writeItem(await temporaryFolder(), kind, 'my-id'), 'utf8');
    const [first, second] = text.split('\n').slice(1);
    expect(first).toBe(`  "$schema": "../schemas/${kind}.json",`);
    expect(second).toBe('  "id": "my-id",');
    expect(JSON.parse(await readFile(`content/schemas/${kind}.json`, 'utf8'))).toHaveProperty(
      'properties',
    );
  });
});

describe('what is refused', () => {
  test.each(['services', 'Service', '', '__proto__', 'toString'])(
    'is the kind "%s"',
    async (kind) => {
      await expect(writeItem(await temporaryFolder(), kind, 'my-id')).rejects.toThrow(
        `"${kind}" is no kind of item; use service, benefit, case-study, property, faq`,
      );
    },
  );

  test.each(['My Id', '', '../up', 'a/b', 'a--b', '-a', 'a'.repeat(61), 'solar.json'])(
    'is the id "%s"',
    async (id) => {
      await expect(writeItem(await temporaryFolder(), 'service', id)).rejects.toThrow(
        `"${id}" cannot be an id; write lower-case letters, digits and single hyphens, at most 60, like "heat-pumps"`,
      );
    },
  );

  test('is a file that is there, which stays as it is', async () => {
    const root = await temporaryFolder();
    const path = await writeItem(root, 'faq', 'my-id');
    const before = await readFile(path, 'utf8');
    await expect(writeItem(root, 'faq', 'my-id')).rejects.toThrow(
      `${path} is there already and stays as it is; choose another id`,
    );
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  test('is a folder that is not there', async () => {
    await expect(writeItem('/nowhere', 'faq', 'my-id')).rejects.toThrow('/nowhere is no folder');
  });
});

describe('the command', () => {
  const run = (cwd: string, ...given: string[]) => {
    const script = resolve('scripts/content-new.ts');
    const options = { cwd, env: { ...process.env, INIT_CWD: cwd }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given], options);
    return { status, text: `${stdout}${stderr}` };
  };

  test('says what it wrote and what comes next', async () => {
    const root = await temporaryFolder();
    expect(run(root, 'case-study', 'my-id', '.')).toEqual({
      status: 0,
      text: `wrote ${root}/case-studies/my-id.json\nReplace its texts, then run npm run content:check.\n`,
    });
  });

  test('says how it is used', async () => {
    expect(run(await temporaryFolder(), 'case-study')).toEqual({
      status: 1,
      text: 'Usage: npm run content:new -- service|benefit|case-study|property|faq my-id [folder]\n',
    });
  });

  test('fails in plain words', async () => {
    expect(run(await temporaryFolder(), 'case-study', 'A', '.')).toEqual({
      status: 1,
      text: '"A" cannot be an id; write lower-case letters, digits and single hyphens, at most 60, like "heat-pumps"\n',
    });
  });
});
