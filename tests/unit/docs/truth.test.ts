import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '../../../src/build/settings.ts';
import { WORKER_SETTINGS } from '../../../src/settings.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const files = ['README.md', 'SECURITY.md', ...globSync('docs/*.md').toSorted()];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const workflows = globSync(['.github/workflows/*', 'docs/content-repository/*']).map(read).join();
const deployed = [...Object.keys(environment.schema), ...Object.keys(WORKER_SETTINGS)];

/** Settings that only scripts read, and the Worker's secrets. */
const OTHER_SETTINGS = [
  'PORT',
  'PERSIST_TO',
  'CHROMIUM_PATH',
  'CONTENT_FOLDER',
  'PLACE_SEARCH_KEY',
  'SENDER_SECRET',
  'ENQUIRY_FORWARD_SECRET',
  'STYLEGUIDE',
  'CONTENT_FOLDER',
];
/** Roots of paths; what begins otherwise, such as `services/`, is a folder of a content repository. */
const ROOTS = /^(\.ci|\.github|content|docs|migrations|public|scripts|src|tests)\//;

/** A firm has items of its own in content/; that of the tests has the sample's. */
const inTests = (path: string) => path.replace(/^content\/(?!schemas)/, 'tests/fixtures/firm/');

/** What stands in backticks, code blocks left out. */
function codeOf(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** The part of a document under a heading of the second order. */
function section(text: string, heading: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

describe.each(files)('%s', (file) => {
  const text = read(file);

  test('names npm scripts that there are', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names paths that there are', () => {
    const paths = codeOf(text).filter((code) => ROOTS.test(code) && !/[\s*<]|NAME/.test(code));
    expect(paths.filter((path) => !existsSync(inTests(path)))).toEqual([]);
  });

  test('links to files and headings that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = join(dirname(file), path);
      if (!existsSync(target)) return true;
      return (
        heading !== undefined &&
        !read(target)
          .toLowerCase()
          .includes(`# ${heading.replaceAll('-', ' ')}\n`)
      );
    });
    expect(broken).toEqual([]);
  });

  test('names settings that something reads', () => {
    const named = codeOf(text).filter((code) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code));
    const known = [...deployed, ...OTHER_SETTINGS];
    const isKnown = (name: string) =>
      known.includes(name) ||
      new RegExp(`(secrets|vars)\\.${name}\\b`).test(workflows) ||
      globSync('src/**/*.ts').some((path) => read(path).includes(`const ${name}`));
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });
});

describe('the README', () => {
  const text = read('README.md');

  test('has every command in its table, and no other', () => {
    const rows = [...section(text, 'Commands').matchAll(/^\| `npm (?:run )?([\w:-]+)` /gm)];
    expect(rows.map(([, name]) => name).toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  test('has every setting in its tables, and no other', () => {
    const rows = [...section(text, 'Settings').matchAll(/^\| `([A-Z_]+)` /gm)];
    const named = new Set(rows.map(([, name]) => name));
    expect([...named].toSorted()).toEqual([...new Set([...deployed, 'PERSIST_TO'])].toSorted());
  });

  test('gives the defaults that hold', () => {
    for (const [name, field] of Object.entries(environment.schema)) {
      const normal =
        'default' in field && field.default !== undefined ? `\`${field.default}\`` : 'none';
      expect(section(text, 'Settings')).toMatch(
        new RegExp(`\\| \`${name}\` +\\| ${normal.replaceAll('.', '\\.')} +\\|`),
      );
    }
  });

  test('leads to all three documents', () => {
    for (const name of ['editor', 'operator', 'developer']) {
      expect(text).toContain(`](docs/${name}.md)`);
    }
  });
});

test('the operator learns of every name that the workflows want', () => {
  const names = new Set(
    [...workflows.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name]) => name),
  );
  const told = read('docs/operator.md') + section(read('README.md'), 'Settings');
  expect([...names].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
