import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createFileFormat, createItemFormat } from '../../../src/editor/item-format.ts';
import { CONTENT_TYPES, FOLDERS } from '../../../src/content/model/content-types.ts';
import { SETTINGS_FILES } from '../../../src/content/model/settings-files.ts';

const services = () => createItemFormat(CONTENT_TYPES.services);
const properties = () => createItemFormat(CONTENT_TYPES.properties);
const read = (path: string) => readFileSync(`tests/fixtures/company/${path}`, 'utf8');

describe.each(FOLDERS)('a file of %s', (folder) => {
  const files = globSync(`tests/fixtures/company/${folder}/*.json`);

  test.each(files)('writes %s unchanged for any order of fields', (file) => {
    const format = createItemFormat(CONTENT_TYPES[folder]);
    const text = readFileSync(file, 'utf8');
    const item = Object.entries(format.fromFile(text)).toReversed();
    expect(format.toFile({ check: '', ...Object.fromEntries(item) })).toBe(text);
  });
});

describe('a settings file', () => {
  const company = () => createFileFormat(SETTINGS_FILES.company);

  test.each(Object.entries(SETTINGS_FILES))('writes %s.json unchanged', (name, schema) => {
    const format = createFileFormat(schema);
    const text = read(`${name}.json`);
    expect(format.toFile(format.fromFile(text))).toBe(text);
  });

  test('shows empty fields instead of built-in values', () => {
    const text = '{ "name": "Croft Power", "contact": { "phone": "1" } }';
    const read = company().fromFile(text);
    expect(read).toMatchObject({ name: 'Croft Power', place: '', people: [], registration: null });
    expect(read).toMatchObject({ staff: null, contact: { phone: '1', email: '' } });
  });

  test('keeps inherited fields out of the file', () => {
    const text = '{ "title": "Who we are" }';
    expect(createFileFormat(SETTINGS_FILES['pages/about'], true).fromFile(text)).toEqual({
      title: 'Who we are',
    });
  });

  test('distinguishes a year from a word', () => {
    const timeline = [
      { year: '2012', title: 'A', text: 'a' },
      { year: 'incorporated', title: 'B', text: 'b' },
    ];
    expect(JSON.parse(company().toFile({ timeline }))).toMatchObject({
      timeline: [{ year: 2012 }, { year: 'incorporated' }],
    });
  });

  test('omits figures without values', () => {
    const format = createFileFormat(SETTINGS_FILES.figures);
    const gridCarbon = { value: 0.1, unit: 'kg', others: [], bySize: ['0.25', '1'] };
    const text = format.toFile({ electricityPrice: null, gridCarbon });
    expect(JSON.parse(text)).toEqual({
      gridCarbon: { value: 0.1, unit: 'kg', bySize: [0.25, 1] },
    });
  });
});

describe('empty fields', () => {
  const empty = {
    lead: '',
    imageDescription: '',
    aliases: [],
    categories: [],
    landscape: null,
    points: null,
    sections: [],
    batteryProduct: null,
    calculator: '',
    stations: null,
    order: null,
    updated: '',
    hidden: false,
  };

  test('omits an empty field from the file', () => {
    const format = services();
    const text = read('services/repairs.json');
    const before = format.fromFile(text);
    expect(format.toFile({ ...empty, ...before })).toBe(text);
  });

  test('keeps a required empty field', () => {
    const format = services();
    const item = { ...format.fromFile(read('services/solar.json')), features: [] };
    expect(format.toFile(item)).toContain('"features": []');
  });

  test('keeps an empty field of an existing file', () => {
    const format = properties();
    const text = read('properties/uta.json');
    expect(text).toContain('"price": ""');
    expect(format.toFile({ ...format.fromFile(text), calendarUrl: '' })).toBe(text);
  });

  test('omits empty fields inside objects and lists', () => {
    const format = services();
    const text = format.toFile({
      id: 'new',
      sections: [{ title: 'One', text: '', link: null, items: [] }],
      batteryProduct: { name: 'Box', isPlaceholder: false },
    });
    expect(JSON.parse(text)).toEqual({
      id: 'new',
      sections: [{ title: 'One' }],
      batteryProduct: { name: 'Box' },
    });
  });

  test('keeps the value false', () => {
    const format = properties();
    expect(JSON.parse(format.toFile({ id: 'a', featured: false, isPlaceholder: false }))).toEqual({
      id: 'a',
      featured: false,
    });
    expect(JSON.parse(format.toFile({ id: 'a', featured: '' }))).toEqual({ id: 'a' });
  });

  test('writes a field that has been emptied', () => {
    const format = services();
    format.fromFile('{ "id": "old", "hidden": true }');
    expect(JSON.parse(format.toFile({ id: 'old', hidden: false }))).toEqual({
      id: 'old',
      hidden: false,
    });
  });
});

describe('the order of a file', () => {
  test('puts a new field at its usual position', () => {
    const format = services();
    const text = read('services/solar.json');
    const changed = format.toFile({ ...format.fromFile(text), hidden: true });
    const [added, ...others] = changed.split('\n').filter((line) => !text.includes(line));
    expect([added, others]).toEqual(['  "hidden": true,', []]);
    expect(changed).toMatch(/"order": \d+,\n {2}"hidden": true,/);
  });

  test('starts a new file with the technical fields', () => {
    const format = services();
    const text = format.toFile({
      title: 'New',
      icon: 'Sun',
      order: 3,
      id: 'new',
      updated: '2026-11-22',
    });
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'id',
      'updated',
      'order',
      'icon',
      'title',
    ]);
  });

  test('keeps unknown fields', () => {
    const format = services();
    const text = '{\n  "id": "old",\n  "colour": "blue",\n  "title": "Old"\n}\n';
    expect(format.toFile(format.fromFile(text))).toBe(text);
  });
});

test.each(['{ "id": ', '[]', '"text"'])('states why it rejects a file with %s', (text) => {
  expect(() => services().fromFile(text)).toThrow(/correct the JSON|one JSON object in/);
});
