import type { EntryCollection, FileCollection } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { CHECK_FIELD } from '../../../src/editor/build-collection.ts';
import { buildField } from '../../../src/editor/build-field.ts';
import { buildCmsConfig, type FormSettings } from '../../../src/editor/build-cms-config.ts';
import { readSettingsFiles } from '../../../src/integrations/content-editor.ts';
import { FOLDERS, CONTENT_TYPES } from '../../../src/content/model/content-types.ts';
import { SETTINGS_FILES, type SettingsFile } from '../../../src/content/model/settings-files.ts';
import { FORM_SETTINGS } from '../../support/form-settings.ts';
import {
  jsonSchemaOf,
  toJsonSchema,
  type JsonSchema,
} from '../../../src/content/model/json-schema.ts';

/** A field of the form, with its type-specific properties. */
interface Box {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  field?: Box;
  fields?: Box[];
  choose_url?: boolean;
  collection?: string;
  default?: unknown;
}

const builtIn = await readSettingsFiles('tests/fixtures/company');
const form = (settings: Partial<FormSettings> = {}) =>
  buildCmsConfig({ ...FORM_SETTINGS, ...settings }, builtIn);
const all = form().collections as (EntryCollection | FileCollection)[];
const collections = all.filter((each): each is EntryCollection => 'folder' in each);
const boxesOf = (folder: string) =>
  (collections.find(({ name }) => name === folder)?.fields ?? []) as Box[];
const files = all.flatMap((each) => ('files' in each ? each.files : [])) as Page[];
const boxesOfFile = (name: SettingsFile) =>
  files.find(({ file }) => file === `${name}.json`)?.fields ?? [];

/** A file of the form. */
interface Page {
  name: string;
  label: string;
  file: string;
  format: string;
  fields: Box[];
}

describe('a field', () => {
  const boxOf = (schema: JsonSchema, isRequired = false) =>
    buildField(schema, { name: 'size', isRequired, picture: 'imageSrc' });
  const text = { type: 'string', maxLength: 60 };

  test.each<[JsonSchema, object]>([
    [{ type: 'boolean' }, { widget: 'boolean' }],
    [
      { type: 'integer', minimum: 1, maximum: 50 },
      { widget: 'number', value_type: 'int', step: 1, min: 1, max: 50 },
    ],
    [
      { type: 'number', exclusiveMinimum: 0 },
      { widget: 'number', value_type: 'float', step: 0.1, min: 0 },
    ],
    [text, { widget: 'string' }],
    [{ ...text, maxLength: 400 }, { widget: 'text' }],
    [
      { ...text, tags: ['p'] },
      { widget: 'rich', tags: ['p'] },
    ],
    [
      { ...text, pattern: '^a$' },
      { widget: 'string', pattern: ['/^a$/', expect.any(String)] },
    ],
    [
      { ...text, format: 'uri' },
      { widget: 'string', type: 'url' },
    ],
    [
      { ...text, pattern: 'uploads' },
      {
        widget: 'image',
        choose_url: false,
        pattern: [expect.stringContaining('https:'), expect.any(String)],
      },
    ],
    [
      { enum: ['a', 'b'] },
      {
        widget: 'select',
        options: [
          { label: 'Not set', value: '' },
          { label: 'a', value: 'a' },
          { label: 'b', value: 'b' },
        ],
      },
    ],
    [
      { type: 'array', minItems: 1, maxItems: 3, items: { enum: ['a'] } },
      { widget: 'select', multiple: true, min: 1, max: 3 },
    ],
    [
      { type: 'array', items: text },
      { widget: 'list', field: { widget: 'string' } },
    ],
    [
      { type: 'array', items: { type: 'object', properties: { title: text } } },
      { widget: 'list', summary: '{{fields.title}}', fields: [{ name: 'title' }] },
    ],
    [
      { type: 'object', properties: { title: text } },
      { widget: 'object', fields: [{ name: 'title' }] },
    ],
  ])('chooses the widget for %j', (schema, box) => {
    expect(boxOf(schema)).toMatchObject(box);
    // Longer than advised is not an error.
    expect(boxOf(schema)).not.toHaveProperty('maxlength');
  });

  test('uses a custom widget for icons and focus points', () => {
    const icon = buildField({ examples: ['Sun', 'Wind'] }, { name: 'icon', isRequired: true });
    expect(icon).toMatchObject({ widget: 'icon', required: true });
    const context = { name: 'imageFocus', isRequired: false, picture: 'imageSrc' };
    expect(buildField({ type: 'object' }, context)).toMatchObject({
      widget: 'focus',
      picture: 'imageSrc',
    });
  });
});

describe.each(FOLDERS)('the editor of %s', (folder) => {
  const contentType = CONTENT_TYPES[folder];
  const schema = jsonSchemaOf(contentType.fields);
  const boxes = boxesOf(folder);
  const typed = boxes.filter(({ widget }) => widget !== 'hidden' && widget !== CHECK_FIELD);

  test('has exactly the fields of the schema', () => {
    const hiddenFields = ['$schema', 'id'];
    const names = Object.keys(schema.properties ?? {}).filter(
      (name) => !hiddenFields.includes(name),
    );
    expect(typed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const hidden = boxes.filter(({ widget }) => widget === 'hidden').map(({ name }) => name);
    expect(hidden).toEqual(hiddenFields);
  });

  test.each(typed.map((box) => [box.name, box] as const))(
    'describes whether %s is required',
    (name, box) => {
      const property = schema.properties?.[name] ?? {};
      expect(box.hint ?? '').toContain(property.description ?? '');
      const mustHold =
        schema.required?.includes(name) && (property.type !== 'array' || property.minItems);
      expect(box.required).toBe(Boolean(mustHold));
    },
  );

  test('uses the check’s messages for patterns', () => {
    const advice = JSON.stringify(boxes).match(/(?:Use|Write|Choose) [^"]*/g) ?? [];
    expect(advice.filter((each) => /of the form|undefined/.test(each))).toEqual([]);
    expect(advice.length).toBeGreaterThan(0);
  });

  test('labels each field uniquely within its parent', () => {
    const check = (all: readonly Box[]) => {
      const labels = all.filter(({ widget }) => widget !== 'hidden').map(({ label }) => label);
      expect(labels.every((label) => /^[A-Z][a-z ]*\S/.test(label))).toBe(true);
      expect(new Set(labels).size).toBe(labels.length);
      for (const { fields, field } of all) check(fields ?? field?.fields ?? []);
    };
    check(boxes);
  });

  test('allows only uploaded pictures and plain-text fields', () => {
    const withInner = (box: Box): Box[] => [
      box,
      ...[box.field ?? [], box.fields ?? []].flat().flatMap(withInner),
    ];
    for (const { widget, choose_url, collection } of boxes.flatMap(withInner)) {
      expect(choose_url).toBe(widget === 'image' ? false : undefined);
      expect(['markdown', 'richtext', 'code', 'map']).not.toContain(widget);
      expect(collection).toBe(widget === 'relation' ? 'services' : undefined);
    }
  });
});

const FILES = Object.keys(SETTINGS_FILES) as SettingsFile[];

describe.each(FILES)('the editor of %s.json', (name) => {
  const schema = toJsonSchema(SETTINGS_FILES[name]);
  const { $schema, ...properties } = schema.properties ?? {};
  const typed = boxesOfFile(name).filter(
    ({ widget, name: box }) => widget !== 'hidden' && widget !== CHECK_FIELD && box in properties,
  );

  test('has all fields of the schema', () => {
    expect($schema).toBeDefined();
    expect(typed.map((box) => box.name)).toEqual(Object.keys(properties));
    for (const box of typed) {
      expect(box.hint ?? '').toContain(properties[box.name]?.description ?? '');
    }
  });

  test('starts with the built-in file if the repository lacks the file', () => {
    for (const box of boxesOfFile(name)) {
      if (box.widget === CHECK_FIELD || box.widget === 'hidden') continue;
      expect(startOf(box, name === 'figures'), box.name).toEqual(
        withTexts(builtIn[name]?.[box.name]),
      );
    }
  });
});

/** The CMS accepts numbers in lists only as texts; the format converts them. */
function withTexts(value: unknown, isListed = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withTexts(each, true));
  if (typeof value === 'number') return isListed ? String(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withTexts(each, isListed)]);
  return Object.fromEntries(entries);
}

/** The initial values of a new file, as the CMS collects them. */
function startOf({ default: start, fields, widget, required }: Box, isEntry = false): unknown {
  if (start !== undefined || widget !== 'object' || !(required || isEntry)) return start;
  const inside = (fields ?? []).map((box) => [box.name, startOf(box)] as const);
  return Object.fromEntries(inside.filter(([, value]) => value !== undefined));
}

describe('figures', () => {
  const boxes = boxesOfFile('figures').filter(({ widget }) => widget === 'object');

  test('uses the labels that visitors see for figures', () => {
    const { $schema, ...figures } = builtIn['figures'] as Record<string, { label: string }>;
    expect($schema).toBeDefined();
    const labels = Object.values(figures).map(({ label }) => label);
    expect(boxes.map(({ label }) => label)).toEqual(labels);
    for (const { fields } of boxes) {
      expect(fields?.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['value', 'unit', 'asOf', 'source']),
      );
    }
  });

  test('explains each figure and ends its hint with its code', () => {
    for (const { name, hint } of boxes) {
      expect(hint).toMatch(new RegExp(`^[A-Z].{10,}\\. Code for guide prices: ${name}$`));
      expect(hint).not.toContain('One of your own figures');
    }
  });

  test('keeps values that a script calculates without showing them', () => {
    const widgets = boxes.map(({ fields }) => fields?.find(({ name }) => name === 'bySize'));
    expect(new Set(widgets.map((box) => box?.widget))).toEqual(new Set(['hidden']));
    expect(widgets.filter((box) => Array.isArray(box?.default))).toHaveLength(4);
  });

  test('makes figures optional', () => {
    expect(boxes.filter(({ required }) => required)).toEqual([]);
  });
});

describe('the list of collections', () => {
  test('lists every folder and settings file', () => {
    expect(all.map(({ name }) => name)).toEqual([
      'firm',
      'faqs',
      'pages',
      'case-studies',
      'properties',
      'services',
      'benefits',
    ]);
    expect(collections.map(({ name }) => name).toSorted()).toEqual(FOLDERS.toSorted());
    const paths = files.map(({ file }) => file).toSorted();
    expect(paths).toEqual(FILES.map((name) => `${name}.json`).toSorted());
  });

  test('never gives a file the name of a folder', () => {
    const names = [...all, ...files].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('uses the folder content in the site’s own repository', () => {
    const editorForm = form({ repo: 'machair/site', root: 'content/' });
    const [company, questions] = editorForm.collections as [FileCollection, EntryCollection];
    expect(questions.folder).toBe('content/faqs');
    expect(company.files[0]).toMatchObject({ file: 'content/company.json' });
    expect(editorForm).toMatchObject({
      media_folder: 'content/uploads',
      public_folder: '/uploads',
    });
  });
});

describe('items in the editor', () => {
  test('saves an item as a JSON file named after its id', () => {
    const first = collections.find(({ name }) => name === 'services');
    expect(first).toMatchObject({ folder: 'services', extension: 'json', format: 'services-json' });
    expect(first?.slug).toMatchObject({
      template: '{{title}}',
      editable: ['create'],
      pattern: [
        String.raw`/^(?!(?:index|404)$)[a-z0-9]+(-[a-z0-9]+)*$/`,
        'Use small letters, digits and hyphens, such as new-barn.',
      ],
    });
    expect(form().slug).toEqual({ encoding: 'ascii', clean_accents: true, maxlength: 60 });
  });

  test('links an item to its page', () => {
    const pathOf = (folder: string) =>
      collections.find(({ name }) => name === folder)?.preview_path;
    expect(pathOf('properties')).toBe('hospitality/{{slug}}');
    expect(pathOf('benefits')).toBeUndefined();
  });

  test('explains the effect of leaving an inherited field empty', () => {
    const hintOf = (name: string) => boxesOf('services').find((box) => box.name === name)?.hint;
    expect(hintOf('points')).toMatch(
      /\. If empty, an item that came with the site shows its original$/,
    );
    expect(hintOf('promise')).toMatch(/or the promise on the services page$/);
    expect(hintOf('callFirst')).not.toContain('empty');
    expect(hintOf('order')).toBe('Lower numbers come first. If empty, a new item goes to the end');
  });
});

describe('the editor’s backend', () => {
  test('stores nothing if there is no repository', () => {
    expect(form().backend).toEqual({ name: 'test-repo' });
    expect(form({ isReviewed: true }).publish_mode).toBe('simple');
  });

  test('uses the repository’s branch and the editor’s own token', () => {
    expect(form({ repo: 'machair/content', ref: 'next' }).backend).toMatchObject({
      name: 'github',
      repo: 'machair/content',
      branch: 'next',
      auth_methods: ['token'],
    });
    expect(form({ repo: 'machair/content' }).backend).not.toHaveProperty('api_root');
  });

  test('uses the configured server and app', () => {
    const settings = {
      repo: 'machair/content',
      apiUrl: 'https://git.example/api/v3',
      signInUrl: 'https://sign-in.example',
      isReviewed: true,
    };
    expect(form(settings)).toMatchObject({
      backend: {
        api_root: 'https://git.example/api/v3',
        graphql_api_root: 'https://git.example/api/graphql',
        base_url: 'https://sign-in.example',
        auth_methods: ['oauth', 'token'],
      },
      publish_mode: 'editorial_workflow',
    });
  });
});
