import { parseSettings } from '../../src/content/model/check-settings.ts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../src/content/pipeline/parse-item.ts';
import { type ContentType, FOLDERS, contentTypeOf, contentTypeName, type Folder } from '../../src/content/model/content-types.ts';
import { CASE_STUDY_CATEGORIES } from '../../src/content/model/schemas/case-study.ts';
import { fileSchema } from '../../src/content/model/json-schema.ts';
import { SINGLE_FILES } from '../../src/content/model/settings-files.ts';

interface ContentFile {
  path: string;
  schema: z.ZodMiniType;
  schemaFile: string;
  value: Record<string, unknown>;
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

interface ItemFile extends ContentFile {
  folder: Folder;
  contentType: ContentType;
}

const items = FOLDERS.flatMap((folder): ItemFile[] => {
  const contentType = contentTypeOf(folder);
  return globSync(`content/${folder}/*`)
    .sort()
    .map((path) => ({
      path,
      folder,
      contentType,
      schema: fileSchema(contentType.fields),
      schemaFile: contentTypeName(folder),
      value: readJson(path),
    }));
});

const singles = Object.entries(SINGLE_FILES).map(([name, schema]): ContentFile => {
  const path = `content/${name}.json`;
  return { path, schema, schemaFile: name, value: readJson(path) };
});

const isText = (value: unknown) => typeof value === 'string';

const valuesOf = (folder: Folder) =>
  items.filter((item) => item.folder === folder).map(({ value }) => value);

const idsOf = (folder: Folder) => valuesOf(folder).map(({ id }) => id);

describe.each([...items, ...singles])('$path', ({ path, schema, schemaFile, value }) => {
  test('is what its schema asks for', () => {
    expect(() => parseSettings(path, schema, value)).not.toThrow();
  });

  test("names its schema for editors' tools", () => {
    const named = join(dirname(path), String(value['$schema']));
    expect(named).toBe(`content/schemas/${schemaFile}.json`);
    expect(existsSync(named)).toBe(true);
  });
});

describe.each(items)('$path', ({ path, contentType, value }) => {
  test('has the id that its name says', () => {
    expect(basename(path)).toBe(`${String(value['id'])}.json`);
  });

  test('names only pictures that are there', () => {
    const names = JSON.stringify(value).match(/(?<=")\/uploads\/[^"]+/g) ?? [];
    expect(names.filter((name) => !existsSync(`content${name}`))).toEqual([]);
  });

  test('has no HTML that would be removed', () => {
    const html = (contentType.htmlFields ?? [])
      .map((field) => value[field])
      .filter((each) => isText(each));
    expect(html.flatMap((each) => cleanHtml(each).removed)).toEqual([]);
  });
});

/** Words of pages that the specification has, by their file. */
const SPECIFIED_WORDS = {
  home: ['Since {experienceSince}', '{experienceClaim}'],
  services: ['The Benefits of Going Green', 'Frequently Asked Questions', 'Get a Quote'],
  'case-studies': ['Contact Us Today', 'Contact Us About This Project'],
  hospitality: [
    'Contact us for pricing and availability',
    'Contact Us',
    'Minimum {minimumNights}-night stay. For direct bookings, please contact us.',
  ],
  privacy: ['under {minimumAge}'],
  terms: ['{payment}'],
  'not-found': [
    'Page Not Found',
    "The page you're looking for doesn't exist or has been moved.",
    'Service Not Found',
    "Sorry, we couldn't find the service you're looking for.",
    'Back to Services',
  ],
};

describe('the built-in content', () => {
  test.each(Object.entries(SPECIFIED_WORDS))('has the specified words of %s', (page, words) => {
    const text = JSON.stringify(readJson(`content/pages/${page}.json`));
    expect(words.filter((each) => !text.includes(each))).toEqual([]);
  });

  const aliases = valuesOf('services').flatMap((value) => (value['aliases'] ?? []) as string[]);
  const homeServices = readJson('content/company.json')['homeServices'] as string[];

  test.each<[Folder, string[]]>([
    [
      'services',
      [
        'micro-turbines',
        'solar',
        'ev-chargers',
        'battery-storage',
        'electrical',
        'heat-pumps',
        'maintenance',
        'repairs',
        'access-equipment-hire',
      ],
    ],
    [
      'case-studies',
      [
        'claddach-kirkibost-centre',
        'isle-of-skye-fudge-company',
        'solar-panel-farm',
        'heat-pump-residential',
      ],
    ],
    ['properties', ['benderloch', 'uta']],
    [
      'benefits',
      ['energy-independence', 'environmental-protection', 'cost-savings', 'reliability'],
    ],
  ])('has the %s that are specified', (folder, ids) => {
    expect(idsOf(folder)).toEqual(expect.arrayContaining(ids));
  });

  test.each([
    ['general', 4],
    ['micro-turbines', 3],
    ['solar', 3],
    ['ev-chargers', 3],
    ['heat-pumps', 4],
  ])('has the specified questions to %s, at least %i', (topic, least) => {
    const questions = valuesOf('faqs').filter((faq) => faq['topic'] === topic);
    expect(questions.length).toBeGreaterThanOrEqual(least);
  });

  test('has the addresses that the home page links to', () => {
    expect(aliases).toEqual(expect.arrayContaining(['electrical-services', 'solar-solutions']));
    const addresses = [...idsOf('services'), ...aliases];
    expect(addresses).toEqual(expect.arrayContaining(homeServices));
    expect(homeServices).toHaveLength(6);
  });

  test('features one house', () => {
    expect(valuesOf('properties').filter(({ featured }) => featured)).toHaveLength(1);
  });

  test.each(CASE_STUDY_CATEGORIES)('has one service behind case studies of %s', (category) => {
    const behind = valuesOf('services').filter(({ categories }) =>
      (categories as string[] | undefined)?.includes(category),
    );
    expect(behind).toHaveLength(1);
  });

  test('gives no address under /services to two pages', () => {
    const all = [...idsOf('services'), ...aliases];
    expect(new Set(all).size).toBe(all.length);
  });
});
