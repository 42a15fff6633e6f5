import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent, checkSingle } from '../../../scripts/content-check/check-content.ts';
import { FOLDERS } from '../../../src/content/model/content-types.ts';
import { SINGLE_FILES } from '../../../src/content/model/settings-files.ts';
import { VALID_HOUSE, VALID_SERVICE } from '../../support/items.ts';
import { loopbackDependencies, serveImages } from '../../support/image-host.ts';
import { trustLoopback } from '../../support/secure-loopback.ts';
import { BENEFIT, checkFiles, SVG, writeFiles } from './checked-folder.ts';

beforeAll(trustLoopback);

describe('the content check of valid content', () => {
  test('reports no problems in this repository', async () => {
    const { lines, problems } = await checkContent('tests/fixtures/company');
    expect(lines.at(-1)).toBe('No problems.');
    expect(problems).toBe(0);
    const checked = lines
      .slice(0, -1)
      .map((line) => line.replace(/\.json$|: \d+ (item|picture)s?$/, ''));
    expect(checked).toEqual([...FOLDERS, ...Object.keys(SINGLE_FILES), 'uploads']);
  });

  test('checks only existing folders and files', async () => {
    const { text, problems } = await checkFiles({
      'benefits/a.json': { id: 'a', ...BENEFIT },
      'benefits/b.json': { id: 'b', ...BENEFIT },
      'benefits/notes.txt': 'not content',
      'drafts/c.json': 'not content',
      'README.md': '# Content',
      '.github/workflows/check.yml': 'on: push',
      'solar.json': '{}',
      'services/old/solar.json': '{}',
      'pages/hom.json': '{}',
    });
    expect(text.split('\n')).toEqual([
      'services: 0 items',
      'services has no items, so the site shows the built-in ones',
      'services/old is ignored: folders inside are not read',
      'benefits: 2 items',
      'benefits/notes.txt is ignored: only files that end in .json are read',
      `drafts/ is ignored: content folders are ${FOLDERS.join(', ')}, pages, uploads, schemas`,
      expect.stringMatching(
        /^pages\/hom\.json is ignored: the pages are home\.json, about\.json, /,
      ),
      'solar.json is ignored: items must be in a folder, such as services/solar.json',
      'No problems, 6 warnings.',
    ]);
    expect(problems).toBe(0);
  });

  test('lists unlisted built-in pages and hidden items', async () => {
    const root = await writeFiles({
      'properties/uta.json': { ...VALID_HOUSE, id: 'uta', imageSrc: '/uploads/property-uta.svg' },
      'properties/croft.json': { hidden: true },
    });
    const others = readdirSync('tests/fixtures/company/properties')
      .map((name) => name.replace('.json', ''))
      .filter((id) => id !== 'uta');
    expect(await checkContent(root)).toEqual({
      lines: [
        'properties: 1 item',
        `properties: no file for ${others.join(', ')}. The built-in page is still online, but nothing lists it`,
        'properties: hidden, with no page and in no list: croft.json',
        'No problems, 2 warnings.',
      ],
      problems: 0,
      errors: [],
    });
  });

  test('finds a picture in the folder or among the built-in ones', async () => {
    const result = await checkFiles({
      'properties/croft.json': VALID_HOUSE,
      'uploads/croft.svg': SVG,
    });
    const builtIn = { ...VALID_HOUSE, imageSrc: '/uploads/property-uta.svg' };
    expect(result.problems).toBe(0);
    expect((await checkFiles({ 'properties/croft.json': builtIn })).problems).toBe(0);
  });
});

describe('the content check of invalid content', () => {
  test('reports a URL shared by two services', async () => {
    const { text, problems } = await checkFiles({
      'services/a.json': { ...VALID_SERVICE, id: 'a', aliases: ['b', 'c'] },
      'services/b.json': { ...VALID_SERVICE, id: 'b', aliases: ['c'] },
    });
    expect(text).toMatchInlineSnapshot(`
      "services: 2 items
      services/a.json › aliases[0]
          expected a unique address; got "b", which b.json already has
          fix: remove it from one of the two files
      services/b.json › aliases[0]
          expected a unique address; got "c", which a.json already has
          fix: remove it from one of the two files
      services: no file for access-equipment-hire, battery-storage, electrical, ev-chargers, heat-pumps, maintenance, micro-turbines, repairs, solar. The built-in page is still online, but nothing lists it
      2 problems to fix, 1 warning."
    `);
    expect(problems).toBe(2);
  });

  test('accepts URLs inherited from the built-in item', async () => {
    const { text, problems } = await checkFiles({
      'services/solar-solutions.json': { ...VALID_SERVICE, id: 'solar-solutions' },
      'services/solar.json': { ...VALID_SERVICE, id: 'solar' },
    });
    expect(problems, text).toBe(0);
  });

  test('reports a folder without content', async () => {
    const { text, problems } = await checkFiles({ 'README.md': '# Nothing here' });
    expect(text).toMatchInlineSnapshot(`"ROOT has no content folders such as services/"`);
    expect(problems).toBe(1);
  });

  test('reports the fix for each field', async () => {
    const { text, problems } = await checkFiles({
      'benefits/a.json': { id: 'a', ...BENEFIT, title: '' },
      'benefits/b.json': { id: 'c', ...BENEFIT },
      'benefits/d.json': { id: 'd', ...BENEFIT, colour: 'green' },
      'benefits/e.json': '{ "id": "e", ',
    });
    expect(text).toMatchInlineSnapshot(`
      "benefits: 2 items
      benefits/b.json › id
          expected the name of the file, "b"; got "c"
          fix: rename the file or change the id, so that both are the same; until then the site uses the id
      benefits/d.json › colour
          expected only fields that the site uses; got text in quotes
          fix: the site does not use this field: check the spelling of its name, or remove it
      benefits/a.json › title
          expected at least 1 character; got ""
          fix: enter some text
      benefits/e.json
          expected a JSON object; got invalid JSON
          fix: correct the JSON: remove the comma before this point, or put the name of the field in straight quotes, "" (line 1 column 14)
      2 problems to fix, 2 warnings."
    `);
    expect(problems).toBe(2);
  });

  test('reports unavailable pictures on other hosts', async () => {
    const { origin, host } = await serveImages({ '/good': SVG });
    const files = {
      'properties/croft.json': { ...VALID_HOUSE, imageSrc: `${origin}/good?key=secret` },
      'services/a.json': { ...VALID_SERVICE, id: 'a', imageUrl: `${origin}/gone?key=secret` },
    };
    const root = await writeFiles(files);
    const all = await checkContent(root, loopbackDependencies());
    const one = await checkSingle(join(root, 'services/a.json'), loopbackDependencies());
    for (const { lines, problems } of [all, one]) {
      const text = lines.join('\n');
      expect(text).toContain(
        `services/a.json › imageUrl\n    expected a picture at ${host}; got status 404\n    fix: correct the address`,
      );
      expect(text).not.toMatch(/croft\.json|secret/);
      expect(problems).toBe(1);
    }
    expect(
      (await checkSingle(join(root, 'properties/croft.json'), loopbackDependencies())).problems,
    ).toBe(0);
  });

  test('uses the built-in file for missing texts', async () => {
    const { text, problems } = await checkFiles({ 'pages/home.json': { title: 'Wind' } });
    expect(problems, text).toBe(0);
  });
});
