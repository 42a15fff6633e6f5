import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../../../src/collections/clean-html.ts';
import { parseFile } from '../../../../src/collections/parse-file.ts';
import { fileSchemas, folderSchemas } from '../../../../src/model/schemas/index.ts';

interface ContentFile {
  path: string;
  schema: z.ZodMiniType;
  schemaFile: string;
  value: Record<string, unknown>;
}

const SCHEMA_FILES = {
  services: 'service',
  benefits: 'benefit',
  'case-studies': 'case-study',
  properties: 'property',
  faqs: 'faq',
} as const;

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

const items = Object.entries(SCHEMA_FILES).flatMap(([folder, schemaFile]): ContentFile[] =>
  globSync(`content/${folder}/*`)
    .sort()
    .map((path) => ({
      path,
      schema: folderSchemas[folder as keyof typeof SCHEMA_FILES],
      schemaFile,
      value: readJson(path),
    })),
);

const singles = Object.entries(fileSchemas).map(([name, schema]): ContentFile => {
  const path = `content/${name}.json`;
  return { path, schema, schemaFile: name, value: readJson(path) };
});

const idsOf = (folder: string) =>
  items.filter(({ path }) => dirname(path) === `content/${folder}`).map(({ value }) => value['id']);

describe.each([...items, ...singles])('$path', ({ path, schema, schemaFile, value }) => {
  test('is what its schema asks for', () => {
    expect(() => parseFile(path, schema, value)).not.toThrow();
  });

  test("names its schema for editors' tools", () => {
    const named = join(dirname(path), String(value['$schema']));
    expect(named).toBe(`content/schemas/${schemaFile}.json`);
    expect(existsSync(named)).toBe(true);
  });
});

describe.each(items)('$path', ({ path, value }) => {
  test('has the id that its name says', () => {
    expect(basename(path)).toBe(`${String(value['id'])}.json`);
  });

  test('names only pictures that are there', () => {
    const names = JSON.stringify(value).match(/(?<=")\/uploads\/[^"]+/g) ?? [];
    expect(names.filter((name) => !existsSync(`content${name}`))).toEqual([]);
  });

  test('has no HTML that would be taken out', () => {
    const html = value['longDescription'];
    expect(cleanHtml(typeof html === 'string' ? html : '').removed).toEqual([]);
  });
});

describe('the built-in content', () => {
  test('has the nine services', () => {
    expect(idsOf('services')).toEqual([
      'access-equipment-hire',
      'battery-storage',
      'electrical',
      'ev-chargers',
      'heat-pumps',
      'maintenance',
      'micro-turbines',
      'repairs',
      'solar',
    ]);
  });

  test('has four benefits', () => {
    expect(idsOf('benefits')).toHaveLength(4);
  });

  test('has the four case studies', () => {
    expect(idsOf('case-studies')).toEqual([
      'claddach-kirkibost-centre',
      'heat-pump-residential',
      'isle-of-skye-fudge-company',
      'solar-panel-farm',
    ]);
  });

  test('has the two properties', () => {
    expect(idsOf('properties')).toEqual(['benderloch', 'uta']);
  });

  test('has as many questions to each topic as are specified', () => {
    const topics = items
      .filter(({ schemaFile }) => schemaFile === 'faq')
      .map(({ value }) => String(value['topic']));
    const counts = Object.groupBy(topics, (topic) => topic);
    expect(Object.fromEntries(Object.entries(counts).map(([k, v]) => [k, v?.length]))).toEqual({
      general: 4,
      'micro-turbines': 3,
      solar: 3,
      'ev-chargers': 3,
      'heat-pumps': 4,
    });
  });

  test('has the addresses that the home page links to', () => {
    const aliases = items.flatMap(({ value }) => (value['aliases'] ?? []) as string[]);
    expect(aliases.toSorted()).toEqual(['electrical-services', 'solar-solutions']);
  });

  test('gives no address under /services to two pages', () => {
    const aliases = items.flatMap(({ value }) => (value['aliases'] ?? []) as string[]);
    const all = [...idsOf('services'), ...aliases];
    expect(new Set(all).size).toBe(all.length);
  });
});
