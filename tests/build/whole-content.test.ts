import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';
import { checkItem } from '../../src/content/model/check-item.ts';
import { FOLDERS, isFolder, contentTypeOf } from '../../src/content/model/content-types.ts';
import { SETTINGS_FILES, SINGLE_FILES } from '../../src/content/model/settings-files.ts';
import { BREAKAGES, fillRepository, readContentFiles } from '../support/broken-files.ts';
import { BUILD_TIMEOUT_MS, createBuildFolder, type BuildFolder } from '../support/build-site.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Files = ReadonlyMap<string, string>;

const content = readContentFiles();

// Script names depend on the build folder, so all builds share one.
let folder: BuildFolder;
let server: ContentsApiServer;
/** The built text files of the built-in content, by path. */
let builtIn: Files;

async function buildFiles(settings: Record<string, string> = {}) {
  const { succeeded, output } = await folder.build({ SITE_COMMIT: 'c0ffee', ...settings });
  expect(succeeded, output).toBe(true);
  const paths = globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: folder.out }).toSorted();
  return {
    output,
    files: new Map(paths.map((path) => [path, readFileSync(join(folder.out, path), 'utf8')])),
  };
}

beforeAll(async () => {
  server = await startContentsApiServer();
  folder = await createBuildFolder();
  ({ files: builtIn } = await buildFiles());
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  await server.close();
  await folder.close();
});

describe('a build from a repository with all content, partly broken', () => {
  /** All settings files except one, and one item of each content type, named by its id. */
  const broken = [
    ...Object.keys(SETTINGS_FILES)
      .slice(0, -1)
      .map((name) => `${name}.json`),
    ...FOLDERS.flatMap((type) =>
      [...content]
        .filter(([path, text]) => {
          return dirname(path) === type && text.includes(`"id": "${basename(path, '.json')}"`);
        })
        .slice(0, 1)
        .map(([path]) => path),
    ),
  ];
  /** These contain the source of the content. */
  const namesSource = /^(admin(\/.*)?\.html|data\/content-manifest\.json)$/;
  /** Drawings from a repository are rendered, so pictures and their styles differ. */
  const withoutPictures = (html = '') =>
    html
      .replace(/<picture.*?<\/picture>|<img [^>]*>|<style>.*?<\/style>|style-src [^;]*;/gs, '')
      .replace(/\/_astro\/[\w.-]+\.(svg|png)|\/sharing\/[^"]+\.jpg/g, 'PICTURE');

  test(
    'builds the same pages as the built-in content and reports each broken file',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const files = new Map(content);
      const ways = Object.values(BREAKAGES);
      for (const [i, path] of broken.entries()) {
        files.set(path, Buffer.from(ways[i % 3]?.(String(content.get(path))) ?? ''));
      }
      fillRepository(server, files);
      const { output, files: built } = await buildFiles({
        CONTENT_REPO: server.repo,
        CONTENT_API_URL: server.apiUrl,
        PICTURES_AS_THEY_ARE: 'on',
      });
      const paths = new Set([...builtIn.keys(), ...built.keys()]);
      for (const path of [...paths].filter((each) => !namesSource.test(each))) {
        expect(withoutPictures(built.get(path)), path).toBe(withoutPictures(builtIn.get(path)));
      }
      for (const part of ['settings', 'uploads', ...FOLDERS]) {
        expect(output).toMatch(new RegExp(`\n${part} +${server.repo}@${server.ref} +\\d+ +`));
      }
      for (const path of broken) {
        expect(output).toMatch(new RegExp(`${path}( › \\S+)?\n +expected .*; got .*\n +fix: `));
      }
    },
  );
});

/** Markup that could close or open elements of a page. */
const MARKUP = [
  ...['</script>', '<script>', '</style>', '<style>', '-->', ']]>'],
  ...['<!--', '</title>', '</textarea>', '<noscript>', '</template>', '</iframe>', '{{', '${'],
];

const htmlFields = FOLDERS.flatMap((name) => contentTypeOf(name).htmlFields ?? []);

function isValid(path: string, value: object): boolean {
  const name = dirname(path);
  if (isFolder(name)) {
    return (
      checkItem(basename(path), JSON.stringify(value), contentTypeOf(name)).problems.length === 0
    );
  }
  const schema = new Map<string, z.ZodMiniType>(Object.entries(SINGLE_FILES)).get(
    path.replace(/\.json$/, ''),
  );
  return schema !== undefined && z.safeParse(schema, value).success;
}

/** Adds as much of the markup as the checks allow to every text of a file, and counts the complete ones. */
function fillWithMarkup(path: string, file: object): number {
  let full = 0;
  const visit = (holder: object) => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value !== null) visit(value as object);
      if (typeof value !== 'string') continue;
      const fits = (count: number) => {
        const markup = MARKUP.slice(0, count).join('');
        const html = `<p>${markup.replaceAll('<', '&lt;')}</p>`;
        Reflect.set(holder, key, htmlFields.includes(key) ? html : markup);
        return isValid(path, file);
      };
      const count = MARKUP.map((_, i) => MARKUP.length - i).find(fits);
      if (count === undefined) Reflect.set(holder, key, value);
      else if (count >= 6) full += 1;
    }
  };
  visit(file);
  return full;
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

const read = (html = '') => [...elementsOf(parse(html, { scriptingEnabled: false }))];
const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');
const valueOf = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value;

describe('a site with markup as text in all content', () => {
  let marked: Files;
  const pages = () => [...marked].filter(([path]) => path.endsWith('.html'));

  beforeAll(async () => {
    let full = 0;
    for (const [path, text] of content) {
      if (!path.endsWith('.json') || path.startsWith('schemas/')) continue;
      const file = JSON.parse(String(text)) as object;
      full += fillWithMarkup(path, file);
      writeFileSync(join(folder.out, '../content', path), JSON.stringify(file));
    }
    expect(full).toBeGreaterThan(400);
    ({ files: marked } = await buildFiles());
  }, BUILD_TIMEOUT_MS);

  test('builds the same URLs and files when content contains markup', () => {
    expect([...marked.keys()]).toEqual([...builtIn.keys()]);
    expect(pages().length).toBeGreaterThan(25);
    expect(marked.get('index.html')).toContain('&lt;/script&gt;&lt;script&gt;');
    for (const [path, text] of marked) {
      if (path.endsWith('.json')) expect(() => void JSON.parse(text), path).not.toThrow();
    }
  });

  test('adds no active element from content', () => {
    const shape = (html?: string) =>
      read(html)
        .filter(({ tagName }) => /^(script|style|noscript|template|iframe|title)$/.test(tagName))
        .map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' '));
    for (const [path, html] of pages()) expect(shape(html), path).toEqual(shape(builtIn.get(path)));
  });

  test('writes one policy per page for its own styles and scripts', () => {
    for (const [path, html] of pages()) {
      const elements = read(html);
      const policies = elements
        .filter((each) => valueOf(each, 'http-equiv') === 'content-security-policy')
        .map((each) => valueOf(each, 'content'));
      expect(policies, path).toHaveLength(1);
      const inline = elements.filter(
        (each) =>
          each.tagName === 'style' ||
          (each.tagName === 'script' &&
            !/json/.test(valueOf(each, 'type') ?? '') &&
            valueOf(each, 'src') === undefined),
      );
      for (const element of inline) {
        const hash = createHash('sha256').update(textOf(element)).digest('base64');
        expect(policies[0], path).toContain(`'sha256-${hash}'`);
      }
    }
  });

  test('keeps markup as text in structured data', () => {
    const data = pages().flatMap(([, html]) =>
      read(html).filter((each) => valueOf(each, 'type') === 'application/ld+json'),
    );
    for (const element of data) {
      expect(JSON.parse(textOf(element))).toHaveProperty('@context', 'https://schema.org');
    }
    expect(data.filter((each) => textOf(each).includes('script>')).length).toBeGreaterThan(5);
  });
});
