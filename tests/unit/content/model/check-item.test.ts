import { describe, expect, test } from 'vitest';
import { checkItem, checkItemFile } from '../../../../src/content/model/check-item.ts';
import { formatProblem, needsFix } from '../../../../src/content/model/problem.ts';
import { CONTENT_TYPES, type Folder } from '../../../../src/content/model/content-types.ts';
import { MINIMAL_ITEMS } from '../../../support/items.ts';
import { readFileSync } from 'node:fs';
import { parseItem } from '../../../../src/content/pipeline/parse-item.ts';

type RemoteFolder = keyof typeof MINIMAL_ITEMS;

/** The parsed fields of a file: the specified ones, with additions or replacements. */
function check(folder: RemoteFolder, more: object = {}, name = 'a.json') {
  return checkItem(
    name,
    JSON.stringify({ ...MINIMAL_ITEMS[folder], ...more }),
    CONTENT_TYPES[folder as Folder],
  );
}

/** A valid file: its item, and its problems. */
function used(folder: RemoteFolder, more: object = {}, name = 'a.json') {
  const { value: item, problems } = check(folder, more, name);
  if (!item) throw new Error(`invalid: ${JSON.stringify(problems)}`);
  return {
    item,
    needsFix: needsFix(problems),
    problems: problems.map((problem) => formatProblem('a', problem)).join('\n'),
  };
}

const folders = Object.keys(MINIMAL_ITEMS) as RemoteFolder[];
/** Specified fields that a file may lack. */
const MAY_LACK = ['id', 'price', 'rating', 'testimonial'];

test('accepts a category of the company’s own in case studies and services', () => {
  expect(used('case-studies', { category: 'Loft insulation' }).problems).toBe('');
  expect(used('services', { categories: ['Loft insulation'] }).problems).toBe('');
});

describe.each(folders)('a file of %s', (folder) => {
  test.each(Object.keys(MINIMAL_ITEMS[folder]).filter((field) => !MAY_LACK.includes(field)))(
    'rejects a file without %s',
    (field) => {
      const checked = check(folder, { [field]: undefined });
      expect(checked.value).toBeUndefined();
      expect(checked.problems.map((problem) => problem.field)).toEqual([field]);
    },
  );

  test('accepts null for an optional field', () => {
    const { problems } = used(folder, { order: null, hidden: null, id: null, lead: undefined });
    expect(problems).toBe('');
  });

  test.each([
    ['order', 'first'],
    ['hidden', 'yes'],
    ['$schema', 7],
  ])('removes and reports an invalid optional field: %s', (field, value) => {
    const { item, problems, needsFix } = used(folder, { [field]: value });
    expect(item).not.toHaveProperty([field]);
    expect(problems).toContain(`a › ${field}\n`);
    expect(needsFix).toBe(true);
  });
});

describe('a nested field', () => {
  test('removes and reports an unknown nested field', () => {
    const testimonial = { ...MINIMAL_ITEMS['case-studies'].testimonial, stars: 5 };
    const { item, problems, needsFix } = used('case-studies', { testimonial });
    expect(item['testimonial']).toMatchObject(MINIMAL_ITEMS['case-studies'].testimonial);
    expect(problems).toContain(
      'a › testimonial.stars\n    expected only fields that the site uses',
    );
    expect(needsFix).toBe(false);
  });

  test.each([
    ['is named __proto__', '"__proto__":{"a":1}'],
    ['is nested too deeply to check recursively', `"x":${'['.repeat(9000)}${']'.repeat(9000)}`],
  ])('removes and reports a nested field that %s', (_, field) => {
    const text = JSON.stringify(MINIMAL_ITEMS['case-studies']);
    const more = text.replace('"testimonial":{', `"testimonial":{${field},`);
    const checked = checkItem('a.json', more, CONTENT_TYPES['case-studies']);
    expect(Object.keys(checked.value?.['testimonial'] ?? {})).toEqual(['quote', 'author']);
    expect(checked.problems).toMatchObject([
      { expected: 'only fields that the site uses', isNotice: true },
    ]);
  });

  test.each([
    ['x'.repeat(100), `${'x'.repeat(60)}…`],
    ['a\u202eb\nc', 'a?b?c'],
    ['see https://me:secret@a.example/secret', 'see https://a.example/…'],
  ])('hides confidential parts of an unknown field’s name: %j', (name, shown) => {
    const testimonial = { ...MINIMAL_ITEMS['case-studies'].testimonial, [name]: 1 };
    const checked = check('case-studies', { testimonial, [name]: 1 });
    expect(checked.problems.map(({ field }) => field)).toEqual([`testimonial.${shown}`, shown]);
  });

  test('removes the parent of a missing nested field', () => {
    const { item, problems, needsFix } = used('case-studies', {
      testimonial: { quote: 'Good.' },
    });
    expect(item).not.toHaveProperty('testimonial');
    expect(problems).toContain('a › testimonial.author\n');
    expect(needsFix).toBe(true);
  });
});

describe('texts longer than advised', () => {
  test.each([
    ['services', 'title', 'x'.repeat(61)],
    ['services', 'lead', 'x'.repeat(401)],
    ['services', 'features', Array.from({ length: 21 }, () => 'x')],
    ['services', 'features', ['x', 'x'.repeat(201)]],
    ['services', 'features', Array.from({ length: 50 }, () => 'x'.repeat(201))],
    ['properties', 'price', 'x'.repeat(81)],
    ['case-studies', 'challenge', 'x'.repeat(1201)],
    ['case-studies', 'testimonial', { quote: 'x'.repeat(601), author: 'A crofter' }],
  ] as const)('reports an overlong text in %s as a notice: %s', (folder, field, value) => {
    const { item, problems, needsFix } = used(folder, { [field]: value });
    expect(item[field]).toEqual(value);
    expect(problems).toContain(`a › ${field}`);
    expect(needsFix).toBe(false);
  });

  test.each([
    ['services', 'title', ` ${'x'.repeat(61)} `, 'x'.repeat(61)],
    ['services', 'title', `x\n${'x'.repeat(61)}`, `x ${'x'.repeat(61)}`],
    ['services', 'features', [' x ', 'x'.repeat(201)], ['x', 'x'.repeat(201)]],
    ['services', 'features', Array.from({ length: 21 }, () => ' x '), Array(21).fill('x')],
  ] as const)(
    'checks the format of an overlong text in %s: %s',
    (folder, field, value, expected) => {
      expect(used(folder, { [field]: value }).item[field]).toEqual(expected);
    },
  );

  test.each([
    ['title', 'x'.repeat(600), 'x'.repeat(601)],
    ['features', ['x'.repeat(2000)], ['x'.repeat(2001)]],
    ['features', Array(200).fill('x'), Array(201).fill('x')],
  ])('accepts at most ten times the advised length: %s', (field, max, more) => {
    expect(used('services', { [field]: max }).item[field]).toEqual(max);
    const checked = check('services', { [field]: more });
    expect(checked.value).toBeUndefined();
    expect(checked.problems[0]?.expected).toMatch(/^at most \d+ (characters|entries)$/);
  });

  test('replaces a text that is far too long with a derived one', () => {
    const { item, needsFix } = used('services', { lead: 'x'.repeat(4001) });
    expect(item).not.toHaveProperty('lead');
    expect(needsFix).toBe(true);
  });

  test('reports other problems beside an overlong text', () => {
    const features = [...Array.from({ length: 21 }, () => 'x'), 7];
    const checked = check('services', { features });
    expect(checked.value).toBeUndefined();
    expect(checked.problems.map(({ field }) => field)).toEqual(['features[21]', 'features']);
  });

  test('rejects an overlong text that is a URL or HTML', () => {
    for (const more of [
      { longDescription: 'x'.repeat(20_001) },
      { calendarUrl: `https://a.example/${'x'.repeat(500)}` },
    ]) {
      const { item, needsFix } = used('properties', more);
      expect(Object.keys(item)).not.toContain(Object.keys(more)[0]);
      expect(needsFix).toBe(true);
    }
    expect(used('services', { aliases: ['x'.repeat(61)] }).item).not.toHaveProperty('aliases');
  });
});

test.each([
  ['one\ntwo', 'one two'],
  ['one\r\n\ttwo', 'one two'],
  ['one\u2028two', 'one two'],
  ['one\u0007', 'one'],
  ['one\u0000 \u001b[2Jtwo', 'one [2Jtwo'],
])('joins and reports a text with line breaks: %j', (title, line) => {
  const { item, problems, needsFix } = used('benefits', { title });
  expect(item['title']).toBe(line);
  expect(problems).toContain('a › title\n    expected text on one line');
  expect(needsFix).toBe(false);
});

describe('a lone surrogate', () => {
  const half = 'Sun \ud83d';

  test.each([
    ['case-studies', { title: half }, 'title'],
    ['case-studies', { specifications: ['10 kW', half] }, 'specifications[1]'],
    ['case-studies', { testimonial: { quote: half, author: 'A crofter' } }, 'testimonial.quote'],
    ['properties', { longDescription: half }, 'longDescription'],
    ['services', { lead: `${half} ${'x'.repeat(500)}` }, 'lead'],
  ] as const)('replaces a lone surrogate in %s: %j', (folder, more, field) => {
    const { item, problems, needsFix } = used(folder, more);
    expect(Object.keys(item)).toEqual(expect.arrayContaining(Object.keys(MINIMAL_ITEMS[folder])));
    expect(JSON.stringify(item)).toContain('Sun \ufffd');
    expect(JSON.stringify(item)).not.toContain('\\ud83d');
    expect(problems).toContain(
      `a › ${field}\n    expected complete characters; got a broken one ("\\ud83d")\n    fix: type the character again, or delete it`,
    );
    expect(needsFix).toBe(true);
  });
});

test.each([
  'http://images.example/photo-1?w=800',
  'https:',
  'https://images.example/a b.png',
  '/lovable-uploads/a.png',
  '/uploads/Croft House.JPG',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//pictures.example/a.png',
  'file:///etc/hostname',
  '/uploads/../company.json',
  '/uploads/a b.png',
  '/uploads/a.gif',
  '/uploads/a.svg?x',
  'uploads/a.svg',
  '',
])('replaces and reports the picture %j', (imageUrl) => {
  const { item, problems, needsFix } = used('services', { imageUrl });
  expect(item['imageUrl']).toBe('/uploads/fallback.svg');
  expect(problems).toContain('until then the site shows a placeholder picture');
  expect(needsFix).toBe(false);
});

describe('values outside the specification', () => {
  test.each([
    ['services', 'icon', ''],
    ['services', 'features', []],
    ['properties', 'price', ''],
    ['properties', 'price', undefined],
    ['properties', 'longDescription', ''],
    ['properties', 'rating', 4.85],
    ['properties', 'sustainabilityFeatures', []],
    ['case-studies', 'specifications', []],
  ] as const)('accepts unspecified values in %s: %s as %j', (folder, field, value) => {
    expect(used(folder, { [field]: value }).problems).toBe('');
  });

  test('rejects values that pages cannot show', () => {
    expect(check('case-studies', { category: ' ' }).value).toBeUndefined();
    expect(check('properties', { bathrooms: 0 }).value).toBeUndefined();
    expect(check('properties', { bedrooms: 'three' }).value).toBeUndefined();
    expect(check('services', { title: ' ' }).value).toBeUndefined();
  });
});

describe('a duplicate field', () => {
  const twice = (text: string) => checkItem('a.json', text, CONTENT_TYPES.services);
  const fields = JSON.stringify({ ...MINIMAL_ITEMS.services, points: undefined }).slice(1, -1);

  test.each([
    [`{"title": "First", ${fields}}`, 'title'],
    [`{"title": "First", ${fields.replace('"title"', '"\\u0074itle"')}}`, 'title'],
    [
      `{${fields}, "points": {"title": "Why", "items": [{"title": "A", "text": "B"}, {"title": "{,\\"", "title": "C", "text": "D"}]}}`,
      'points.items[1].title',
    ],
  ])('uses and reports the last of duplicate fields: %s', (text, field) => {
    const checked = twice(text);
    expect(checked.value).toMatchObject({ title: MINIMAL_ITEMS.services.title });
    expect(checked.problems.map((problem) => formatProblem('a', problem))).toEqual([
      `a › ${field}\n    expected each field once; got this field more than once\n    fix: keep one and delete the others; until then the last one is used`,
    ]);
    expect(needsFix(checked.problems)).toBe(true);
  });

  test('does not report the same name in another object or in a string', () => {
    const items = '[{"title": "A", "text": "B"}, {"title": "\\"title\\": ", "text": "title"}]';
    const { problems } = twice(`{${fields}, "points": {"title": "Why", "items": ${items}}}`);
    expect(problems).toEqual([]);
  });
});

describe('the id of an item', () => {
  test.each([
    ['energy-independence.json', 'energy-independence'],
    ['Energy Independence.json', 'energy-independence'],
    ['Luft_für_alle (2).json', 'luft-fur-alle-2'],
    ['Ùist bheag.json', 'uist-bheag'],
    ['U\u0300ist bheag.json', 'uist-bheag'],
    ['Sørvágur, Æðey.json', 'sorvagur-aedey'],
    ['Straße.json', 'strasse'],
    ['../../etc/passwd.json', 'etc-passwd'],
    ['a.b.json', 'a-b'],
  ])('derives a missing id from the file name %s', (name, id) => {
    const { item, problems } = used('benefits', { id: undefined }, name);
    expect(item.id).toBe(id);
    expect(problems).toBe('');
  });

  test.each([
    '../../etc/passwd',
    'a/b',
    'a.b',
    'a b',
    'Air',
    '-air',
    'air-',
    'clean--air',
    'luft-für-alle',
    '',
    7,
    'a'.repeat(61),
  ])('replaces the invalid id %j with the file name', (id) => {
    const { item, problems, needsFix } = used('services', { id }, 'solar.json');
    expect(item.id).toBe('solar');
    expect(problems).toContain('a › id\n');
    expect(needsFix).toBe(true);
  });

  test('reports an id or alias that belongs to another page', () => {
    const { item, problems } = used('services', { id: 'index', aliases: ['404'] }, 'solar.json');
    expect(item).toMatchObject({ id: 'solar' });
    expect(item).not.toHaveProperty('aliases');
    expect(problems).toContain('a › id\n    expected a name that no other page uses; got "index"');
    expect(problems).toContain('a › aliases[0]\n    expected a name that no other page uses');
  });

  test.each(['.json', '..json', 'index.json', '404.json', '日本.json', `${'a'.repeat(61)}.json`])(
    'requires an id in a file named %s',
    (name) => {
      const checked = check('benefits', { id: undefined }, name);
      expect([checked.id, checked.value]).toEqual(['', undefined]);
      expect(checked.problems[0]?.field).toBe('id');
      expect(used('benefits', { id: 'air' }, name).item.id).toBe('air');
    },
  );
});

describe('a file with many problems', () => {
  const features = Array.from({ length: 20 }, () => 'x'.repeat(201));

  test('reports errors before notices', () => {
    const checked = check('services', { features, title: undefined }, 'panels.json');
    expect(checked.value).toBeUndefined();
    expect(checked.problems[0]?.field).toBe('title');
    expect(checked.problems).toHaveLength(20);
  });

  test.each([
    ['empty lines', { features: Array(700_000).fill('') }, 2],
    ['unknown fields', Object.fromEntries([...Array(700_000).keys()].map((n) => [n, 0])), 20],
  ])('checks the whole file despite many %s', (_, more, count) => {
    const checked = check('services', { ...more, title: undefined });
    expect(checked.value).toBeUndefined();
    expect(checked.problems).toContainEqual(expect.objectContaining({ field: 'title' }));
    expect(checked.problems).toHaveLength(count);
  });
});

test.each([
  [
    '{"id": "draft", "calendarUrl": https://secret',
    'put texts in straight quotes, "", and remove commas that nothing follows (near line 1)',
  ],
  ['{\n "title": "a",\n "notes": secret\n}', 'remove commas that nothing follows (near line 3)'],
  ['{"id": "secret"', '(line 1 column 16)'],
  ['secret secret secret', 'remove commas that nothing follows (near line 1)'],
  ['', 'the file ends too early'],
])('reports the location of a syntax error without quoting the file: %j', (text, where) => {
  const checked = checkItem('a.json', text, CONTENT_TYPES.benefits);
  const formatted = checked.problems.map((problem) => formatProblem('a.json', problem)).join();
  expect(checked.id).toBe('a');
  expect(formatted).toContain(`fix: correct the JSON: `);
  expect(formatted).toContain(where);
  expect(formatted).not.toContain('secret');
});

test('reports the same problems as the build for a file that loses some HTML', () => {
  const uta = readFileSync('tests/fixtures/company/properties/uta.json', 'utf8');
  const item = { ...(JSON.parse(uta) as object), longDescription: '<h1>Big</h1>' };
  const text = JSON.stringify(item);
  const contentType = CONTENT_TYPES.properties;
  const built = parseItem('uta.json', text, contentType);
  const { isUsed, title, problems } = checkItemFile({ name: 'uta.json', text }, contentType);
  expect([isUsed, title]).toEqual([true, 'Uta']);
  expect(problems).toEqual(built.problems);
  expect(problems).toHaveLength(1);
});
