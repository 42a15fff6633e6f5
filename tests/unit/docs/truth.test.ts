import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '../../../src/integrations/settings.ts';
import { WORKER_SETTINGS } from '../../../src/settings.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = globSync(['*.md', 'docs/*.md']).toSorted();
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const workflows = globSync(['.github/workflows/*', 'docs/content-repository/*']).map(read).join();
const settings = [...Object.keys(environment.schema), ...Object.keys(WORKER_SETTINGS)];

/** Settings that only scripts read, and the Worker's secrets. */
const OTHER_SETTINGS =
  /^(PORT|PERSIST_TO|CHROMIUM_PATH|CONTENT_FOLDER|STYLEGUIDE|PLACE_SEARCH_KEY|SENDER_SECRET|ENQUIRY_FORWARD_SECRET)$/;
/** Top folders of paths; others, such as `services/`, are in a content repository. */
const ROOTS = /^(\.ci|\.github|content|docs|harness|migrations|public|scripts|src|tests)\//;

/** content/ may contain a company's own items; the fixture company has the sample's. */
const inFixture = (path: string) => path.replace(/^content\/(?!schemas)/, 'tests/fixtures/firm/');

const codeOf = (text: string): string[] =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

const section = (text: string, heading: string): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

/** Names of the first column of a table that are written as code. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/^\| `([^`]+)` /gm)].map(([, name = '']) => name));

describe.each(documents)('%s', (file) => {
  const text = read(file);

  test('names npm scripts that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names paths that exist', () => {
    const programs = codeOf(text).flatMap((code) => code.match(/(?<=^node )\S+/) ?? []);
    const paths = codeOf(text).filter((code) => ROOTS.test(code) && !/[\s*<]|NAME/.test(code));
    expect([...programs, ...paths].filter((path) => !existsSync(inFixture(path)))).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      const words = `# ${heading?.replaceAll('-', ' ')}\n`;
      return !existsSync(target) || (heading && !read(target).toLowerCase().includes(words));
    });
    expect(broken).toEqual([]);
  });

  test('names settings that are used', () => {
    const unknown = codeOf(text).filter(
      (name) =>
        /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(name) &&
        !settings.includes(name) &&
        !OTHER_SETTINGS.test(name) &&
        !new RegExp(`(secrets|vars)\\.${name}\\b`).test(workflows) &&
        !globSync('src/**/*.ts').some((path) => read(path).includes(`const ${name}`)),
    );
    expect(unknown).toEqual([]);
  });
});

test('the README has exactly the existing npm scripts', () => {
  const named = read('README.md').matchAll(/^\| `npm (?:run )?([\w:-]+)` /gm);
  expect(Array.from(named, ([, name]) => name).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('the README has exactly the existing settings with their defaults', () => {
  const text = section(read('README.md'), 'Settings');
  expect(namesIn(text)).toEqual(new Set([...settings, 'PERSIST_TO']));
  for (const [name, field] of Object.entries(environment.schema)) {
    const known = 'default' in field && field.default !== undefined;
    const value = known ? `\`${field.default}\`` : 'none';
    expect(text.replaceAll(/ +/g, ' ')).toContain(`| \`${name}\` | ${value} |`);
  }
});

test('the documents have every name that the workflows read', () => {
  const names = [...workflows.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name]) => name);
  const text = read('docs/operator.md') + section(read('README.md'), 'Settings');
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
