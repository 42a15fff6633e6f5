import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '../../../src/integrations/settings.ts';
import {
  BROWSER_SETTINGS,
  BUILD_SETTINGS,
  SHARED_SETTINGS,
  WORKER_SECRETS,
  WORKER_SETTINGS,
} from '../../../src/settings.ts';
import { DOCUMENTS, listCommands } from '../../support/documented-commands.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const workflows = globSync(['.github/workflows/*', 'docs/content-repository/*']).map(read).join();
const settings = [
  ...Object.keys(environment.schema),
  ...Object.keys(WORKER_SETTINGS),
  ...Object.keys(WORKER_SECRETS),
];

/** Settings of local commands. */
const LOCAL_SETTINGS = ['PORT', 'PERSIST_TO', 'CHROMIUM_PATH'];
/** Roots of paths; others, such as `services/`, are folders of a content repository. */
const ROOTS = /^(\.ci|\.github|content|docs|harness|migrations|public|scripts|src|tests)\//;

/** content/ may contain a company's own items; the fixture company has the sample's. */
const inFixture = (path: string) =>
  path.replace(/^content\/(?!schemas)/, 'tests/fixtures/company/');

const codeOf = (text: string): string[] =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

const section = (text: string, heading: string): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

/** Names of the first column of a table that are written as code. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/^\| `([^`]+)` /gm)].map(([, name = '']) => name));

describe.each(DOCUMENTS)('%s', (file) => {
  const text = read(file);

  test('names only paths that exist', () => {
    const programs = codeOf(text).flatMap((code) => code.match(/(?<=^node )\S+/) ?? []);
    const paths = codeOf(text).filter((code) => ROOTS.test(code) && !/[\s*<]|NAME/.test(code));
    expect([...programs, ...paths].filter((path) => !existsSync(inFixture(path)))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      const line = `# ${heading?.replaceAll('-', ' ')}\n`;
      return !existsSync(target) || (heading && !read(target).toLowerCase().includes(line));
    });
    expect(broken).toEqual([]);
  });

  test('names only settings that are used', () => {
    const unknown = codeOf(text).filter(
      (name) =>
        /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(name) &&
        !settings.includes(name) &&
        !LOCAL_SETTINGS.includes(name) &&
        !new RegExp(`(secrets|vars)\\.${name}\\b`).test(workflows) &&
        !globSync('src/**/*.ts').some((path) => read(path).includes(`const ${name}`)),
    );
    expect(unknown).toEqual([]);
  });
});

// tests/build/documented-commands.test.ts runs the commands and checks their options.
describe('documented commands', () => {
  const commands = listCommands();

  test('name only files that exist', () => {
    const paths = commands.flatMap(({ args }) =>
      args.filter((arg) => /^(tests|content|src|scripts)\/|\.config\.ts$/.test(arg)),
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('name only test projects that exist', () => {
    const configs = read('vitest.config.ts') + read('playwright.config.ts');
    const names = commands.flatMap(({ text }) => text.match(/(?<=--project[= ])\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !configs.includes(`name: '${name}'`))).toEqual([]);
  });
});

const CONFIGURATION = 'docs/operate/configuration.md';

test('README and CONTRIBUTING list every npm script once', () => {
  const named = (read('README.md') + read('CONTRIBUTING.md')).matchAll(
    /^\| `npm (?:run )?([\w:-]+)` /gm,
  );
  const inTables = ['test:unit', 'test:e2e', 'test:content'];
  const others = Object.keys(scripts).filter((name) => !inTables.includes(name));
  expect(Array.from(named, ([, name]) => name).toSorted()).toEqual(others.toSorted());
  for (const name of inTables) expect(read('CONTRIBUTING.md')).toContain(`\`npm run ${name}\``);
});

test('lists exactly the settings and their defaults', () => {
  const text = section(read(CONFIGURATION), 'All settings').replaceAll(/ +/g, ' ');
  expect(namesIn(text)).toEqual(new Set([...settings, ...LOCAL_SETTINGS]));
  for (const [name, { default: normal }] of Object.entries({
    ...SHARED_SETTINGS,
    ...BROWSER_SETTINGS,
    ...BUILD_SETTINGS,
    ...WORKER_SETTINGS,
    ...WORKER_SECRETS,
  })) {
    expect(text).toContain(`| \`${name}\` | ${normal === undefined ? 'none' : `\`${normal}\``} |`);
  }
});

test('lists the readers of each setting', () => {
  const text = section(read(CONFIGURATION), 'All settings');
  const built = Object.keys(environment.schema);
  const used = [...Object.keys(WORKER_SETTINGS), ...Object.keys(WORKER_SECRETS)];
  for (const [, name = '', by = ''] of text.matchAll(/^\| `(\w+)` +\| [^|]+ \| ([BWL ]+?) +\|/gm)) {
    const readers = [built.includes(name) && 'B', used.includes(name) && 'W'].filter(Boolean);
    expect([name, by]).toEqual([name, readers.join(' ') || 'L']);
  }
});

test('names every variable and secret that the workflows read', () => {
  const names = [...workflows.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name]) => name);
  const text = globSync('docs/operate/*.md').map(read).join();
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

/** Words without the rules of tables. */
const countWords = (text: string): number =>
  text.split(/[\s|]+/).filter((word) => /\w/.test(word)).length;

test('keeps the documents within 12,000 words', () => {
  const counts = DOCUMENTS.map((file) => countWords(read(file)));
  expect(counts.length).toBeGreaterThan(20);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(12_000);
});
