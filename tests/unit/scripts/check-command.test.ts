import { spawnSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../../harness/site/content-folder.ts';
import { FOLDERS } from '../../../src/content/model/content-types.ts';
import { temporaryFolder } from '../../support/fake-loader-context.ts';
import { VALID_HOUSE, VALID_SERVICE } from '../../support/items.ts';
import { BENEFIT, SVG, withoutOurs, writeFiles } from './checked-folder.ts';

/** Runs the command from a folder, as npm would from there. */
const check = (cwd: string, ...args: string[]) => checkWith({ GITHUB_ACTIONS: '' }, cwd, args);

function checkWith(settings: Record<string, string>, cwd: string, args: string[]) {
  const script = resolve('scripts/content-check.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...settings, INIT_CWD: cwd },
    encoding: 'utf8',
  });
  return { status, text: withoutOurs(`${stdout}${stderr}`, cwd) };
}

const CHECKOUT = {
  'services/panels.json': { ...VALID_SERVICE, id: 'panels' },
  'benefits/a.json': { id: 'a', ...BENEFIT },
  'properties/croft.json': VALID_HOUSE,
  'uploads/croft.svg': SVG,
};

test('prints its usage with --help', () => {
  const { status, text } = check(resolve('scripts'), '--help');
  expect(status).toBe(0);
  expect(text).toContain('Usage: npm run content:check [folder or file]');
  expect(text).toContain('Checks your content as the site would, and says what to fix.');
});

describe('checking an editor’s checkout', () => {
  test('accepts a relative or an absolute path', async () => {
    const root = await writeFiles(CHECKOUT);
    const inside = check(root, '.');
    expect(inside.status).toBe(0);
    expect(inside.text).toMatchInlineSnapshot(`
      "services: 1 item
      services: no file for access-equipment-hire, battery-storage, electrical, ev-chargers, heat-pumps, maintenance, micro-turbines, repairs, solar. The built-in page is still online, but nothing lists it
      properties: 1 item
      properties: no file for benderloch, uta. The built-in page is still online, but nothing lists it
      benefits: 1 item
      uploads: 1 picture
      No problems, 2 warnings.
      "
    `);
    expect(check(join(root, 'services'), '..')).toEqual(inside);
    expect(check(resolve('.'), root)).toEqual(inside);
  });

  test('prints an annotation in the words of the form for each problem in a workflow', async () => {
    const root = await writeFiles({
      ...CHECKOUT,
      'benefits/a.json': '{ "100%": 1 }',
      'properties/croft.json': { ...VALID_HOUSE, guests: 0 },
      'theme.json': '{',
    });
    const { text } = checkWith({ GITHUB_ACTIONS: 'true' }, root, ['.']);
    const notes = text.split('\n').filter((line) => line.startsWith('::'));
    expect(notes).toContain('::error::Benefits (benefits/a.json): Title: fill this in.');
    expect(notes).toContain(
      '::error::Houses (properties/croft.json): Maximum guests: 0. Enter 1 or more.',
    );
    expect(notes.join('\n')).toMatch(
      /^::error::Colours and logo \(theme\.json\): The whole file: it cannot be read: /m,
    );
    expect(notes.join()).not.toMatch(/%(?!25)/);
    expect(check(root, '.').text).not.toContain('::error');
  });

  test('reports invalid figures of the site itself, without their consequences', async () => {
    const root = join(await temporaryFolder(), 'content');
    await cp(CONTENT_FOLDER, root, { recursive: true });
    await writeFile(join(root, 'figures.json'), '{ "labourPrice": ');
    const { status, text } = checkWith({ CONTENT_FOLDER: root }, root, []);
    expect(status).toBe(1);
    expect(text).toContain('figures.json\n    expected a JSON object; got invalid JSON');
    expect(text).toMatch(/^1 problem to fix/m);
  });

  test('accepts a single file', async () => {
    const root = await writeFiles({
      ...CHECKOUT,
      'benefits/c.json': { id: 'z', ...BENEFIT, title: 7 },
    });
    expect(check(root, 'services/panels.json')).toEqual({
      status: 0,
      text: 'services/panels.json\nNo problems.\n',
    });
    const problem = check(root, 'benefits/c.json');
    expect(problem.status).toBe(1);
    expect(problem.text).toMatchInlineSnapshot(`
      "benefits/c.json
      benefits/c.json › title
          expected text in quotes; got 7
          fix: enter text in quotes
      benefits/c.json › id
          expected the name of the file, "c"; got "z"
          fix: rename the file or change the id, so that both are the same; until then the site uses the id
      1 problem to fix, 1 warning.
      "
    `);
    expect(check(root, 'uploads/croft.svg')).toEqual({
      status: 1,
      text: `ROOT/uploads/croft.svg is not a content file: an item is NAME.json in one of ${FOLDERS.join(', ')}\n`,
    });
  });

  test.each([['--fix'], ['a', 'b']])('prints its usage for %s', (...args) => {
    expect(check(resolve('.'), ...args)).toEqual({
      status: 1,
      text: 'Usage: npm run content:check [folder or file]\n',
    });
  });

  test('reports a missing folder', () => {
    expect(check(resolve('.'), '/nowhere')).toEqual({
      status: 1,
      text: '/nowhere is not a readable folder. Name a folder with company.json, services/ and so on.\n',
    });
  });
});
