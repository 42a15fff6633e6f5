import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkItem } from '../../src/content/model/check-item.ts';
import { FOLDERS, isFolder, contentTypeOf } from '../../src/content/model/content-types.ts';
import { SINGLE_FILES } from '../../src/content/model/settings-files.ts';
import { buildWithContent } from '../support/build-project.ts';
import { BUILD_MS } from '../support/build-site.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What could end or begin something in a page; the first six go into every field that has room for 38 letters. */
const MARKUP = [
  ...['</script>', '<script>', '</style>', '<style>', '-->', ']]>'],
  ...['<!--', '</title>', '</textarea>', '<noscript>', '</template>', '</iframe>', '{{', '${'],
];
const letters = (text: string) => 'x'.repeat(text.length);

const singles = new Map<string, z.ZodMiniType>(Object.entries(SINGLE_FILES));
const htmlFields = FOLDERS.flatMap((folder) => contentTypeOf(folder).htmlFields ?? []);

/** Whether a file is good as it is. */
const isGood = (path: string, value: object): boolean => {
  const folder = dirname(path);
  if (isFolder(folder)) {
    const { ok, problems } = checkItem(
      basename(path),
      JSON.stringify(value),
      contentTypeOf(folder),
    );
    return ok && problems.length === 0;
  }
  const schema = singles.get(path.replace(/\.json$/, ''));
  if (!schema) throw new Error(`no schema for ${path}`);
  return z.safeParse(schema, value).success;
};

/** How much of the markup each text takes, by its file and place; looked up once for all builds. */
const room = new Map<string, number | undefined>();

/**
 * Puts as much of the markup as the checks let it have into every text of a file.
 * @param write what stands for the markup
 */
function fill(path: string, text: string, write: (markup: string) => string) {
  const file = JSON.parse(text) as object;
  const written = JSON.parse(text) as object;
  let full = 0;
  const visit = (holder: object, copy: object, place: string) => {
    for (const [key, value] of Object.entries(holder)) {
      const field = `${place} ${key}`;
      if (typeof value === 'object' && value !== null) {
        visit(value as object, Reflect.get(copy, key) as object, field);
      }
      if (typeof value !== 'string') continue;
      const isHtml = htmlFields.includes(key);
      const show = (words: string) => (isHtml ? `<p>${words.replaceAll('<', '&lt;')}</p>` : words);
      const counts = Array.from({ length: MARKUP.length }, (_, i) => MARKUP.length - i);
      const fits = (each: number) => {
        Reflect.set(holder, key, show(MARKUP.slice(0, each).join('')));
        return isGood(path, file);
      };
      if (!room.has(field)) room.set(field, counts.find(fits));
      const count = room.get(field);
      if (count === undefined) Reflect.set(holder, key, value);
      else Reflect.set(copy, key, show(write(MARKUP.slice(0, count).join(''))));
      if (count !== undefined && count >= 6) full += 1;
    }
  };
  visit(file, written, path);
  return { text: JSON.stringify(written), full };
}

const build = async (write: (markup: string) => string) => {
  let full = 0;
  const { output, files } = await buildWithContent((path, text) => {
    const filled = fill(path, text, write);
    full += filled.full;
    return filled.text;
  });
  return { output, files, full };
};

let plain: Awaited<ReturnType<typeof build>>;
let marked: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  [plain, marked] = await Promise.all([build(letters), build((markup) => markup)]);
}, BUILD_MS);

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

const read = (html: string) => [...elementsOf(parse(html, { scriptingEnabled: false }))];
const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');
const valueOf = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value;
const policyOf = (elements: Element[]) =>
  elements
    .filter((element) => valueOf(element, 'http-equiv') === 'content-security-policy')
    .map((element) => valueOf(element, 'content'));

const pages = () => [...marked.files].filter(([path]) => path.endsWith('.html'));
const plainly = (path: string) => plain.files.get(path) ?? '';

describe('a site whose every text holds markup as words', () => {
  it('was built of it', () => {
    expect(marked.full).toBe(plain.full);
    expect(marked.full).toBeGreaterThan(400);
    expect(pages().length).toBeGreaterThan(25);
    expect(plainly('index.html')).not.toContain('&lt;script');
    expect(marked.files.get('index.html')).toContain('&lt;/script&gt;&lt;script&gt;');
  });

  it('has the very elements that it has without', () => {
    const shape = (html: string) =>
      read(html).map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' '));
    for (const [path, html] of pages()) expect(shape(html), path).toEqual(shape(plainly(path)));
  });

  it('has the very policies that it has without, and they cover its own styles and scripts', () => {
    for (const [path, html] of pages()) {
      const elements = read(html);
      const [policy = '', ...others] = policyOf(elements);
      expect(others).toEqual([]);
      expect([policy], path).toEqual(policyOf(read(plainly(path))));
      const inline = elements.filter(
        (element) =>
          element.tagName === 'style' ||
          (element.tagName === 'script' && !/json/.test(valueOf(element, 'type') ?? '')),
      );
      for (const element of inline.filter((each) => valueOf(each, 'src') === undefined)) {
        const hash = createHash('sha256').update(textOf(element)).digest('base64');
        expect(policy, path).toContain(`'sha256-${hash}'`);
      }
    }
  });

  it('says it in its structured data', () => {
    let count = 0;
    for (const [path, html] of pages()) {
      const data = read(html).filter((each) => valueOf(each, 'type') === 'application/ld+json');
      for (const element of data) {
        const { '@context': context } = JSON.parse(textOf(element)) as Record<string, unknown>;
        expect(context, path).toBe('https://schema.org');
        if (textOf(element).includes('script>')) count += 1;
      }
    }
    expect(count).toBeGreaterThan(5);
  });

  it('has the very addresses and files that it has without', () => {
    expect([...marked.files.keys()]).toEqual([...plain.files.keys()]);
    for (const path of ['sitemap-0.xml', 'robots.txt']) {
      expect(marked.files.get(path), path).toBe(plainly(path));
    }
    const data = [...marked.files].filter(([path]) => path.endsWith('.json'));
    expect(data.length).toBeGreaterThan(2);
    for (const [path, text] of data) expect(() => void JSON.parse(text), path).not.toThrow();
  });
});
