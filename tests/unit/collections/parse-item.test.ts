import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/model/checks/problem.ts';
import { parseItem } from '../../../src/collections/parse-item.ts';
import { KINDS } from '../../../src/model/kinds/kinds.ts';
import { benefit, HOUSE } from '../../support/items.ts';

function parseBenefit(name: string, value: unknown) {
  return parseItem(name, typeof value === 'string' ? value : JSON.stringify(value), KINDS.benefits);
}

/** The problems of an item that must be left out. */
function problemsOf(name: string, value: unknown): string {
  const parsed = parseBenefit(name, value);
  if (parsed.ok) throw new Error('the item was expected to be left out');
  return parsed.problems.map((problem) => formatProblem(name, problem)).join('\n');
}

function parseProperty(more: object) {
  return parseItem('croft.json', JSON.stringify({ ...HOUSE, ...more }), KINDS.properties);
}

describe('parseItem', () => {
  test('reads an item', () => {
    const item = benefit('clean-air');
    expect(parseBenefit('clean-air.json', item)).toEqual({ ok: true, item, problems: [] });
  });

  test('reads a file that begins with a byte order mark', () => {
    const text = `\uFEFF${JSON.stringify(benefit('clean-air'))}`;
    expect(parseBenefit('clean-air.json', text).ok).toBe(true);
  });

  test('takes away the space around texts', () => {
    const parsed = parseBenefit('a.json', benefit('a', { title: '  Air \n' }));
    expect(parsed).toMatchObject({ ok: true, item: { title: 'Air' } });
  });

  test('says what is wrong with a file that is not JSON', () => {
    expect(problemsOf('a.json', '{"id": "a",}')).toMatchInlineSnapshot(`
      "a.json
          expected a JSON object; got "{\\"id\\": \\"a\\",}"
          fix: mend the JSON: Expected double-quoted property name in JSON at position 11 (line 1 column 12)"
    `);
  });

  test('says that an empty file is not JSON', () => {
    expect(problemsOf('a.json', '')).toContain('a.json\n    expected a JSON object; got ""');
  });

  test('says what is wrong with JSON that is not an object', () => {
    expect(problemsOf('a.json', 'null')).toMatchInlineSnapshot(`
      "a.json
          expected an object in { }; got null
          fix: give an object in { }"
    `);
  });

  test('leaves out an id that differs from the name of the file', () => {
    expect(problemsOf('wind.json', benefit('solar'))).toMatchInlineSnapshot(`
      "wind.json › id
          expected the name of the file, "wind"; got "solar"
          fix: rename the file or change the id, so that both are the same"
    `);
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
    'a'.repeat(61),
  ])('leaves out the id "%s", also in a file of that name', (id) => {
    expect(problemsOf(`${id}.json`, benefit(id))).toContain('› id');
  });

  test('carries nothing over that an item says about its own prototype', () => {
    const text = JSON.stringify(benefit('a')).replace('{', '{"__proto__":{"isAdmin":true},');
    const parsed = parseBenefit('a.json', text);
    expect(parsed.ok && 'isAdmin' in parsed.item).toBe(false);
  });
});

describe('pictures of an item', () => {
  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://pictures.example/a.png',
    '//pictures.example/a.png',
    'file:///etc/hostname',
    '/uploads/../company.json',
    '/uploads/a b.png',
    '/uploads/a.gif',
    '/uploads/a.svg?x',
    'uploads/a.svg',
  ])('are a problem at the address %s', (imageSrc) => {
    const parsed = parseProperty({ imageSrc });
    expect(parsed.ok ? [] : parsed.problems.map(({ field }) => field)).toEqual(['imageSrc']);
  });
});

describe('HTML of an item', () => {
  test('stays as it is when it is simple', () => {
    const longDescription = '<p>Small on purpose.</p>';
    expect(parseProperty({ longDescription })).toMatchObject({
      ok: true,
      item: { longDescription },
      problems: [],
    });
  });

  test('is rid of what could run, and the report says so', () => {
    const parsed = parseProperty({
      longDescription:
        '<p onclick="a()">Hi</p><script>b()</script><a href="javascript:c()">there</a>',
    });
    if (!parsed.ok) throw new Error('the item was expected to be used');
    expect(parsed.item['longDescription']).toBe('<p>Hi</p><a>there</a>');
    expect(parsed.problems.map((problem) => formatProblem('croft.json', problem)))
      .toMatchInlineSnapshot(`
      [
        "croft.json › longDescription
          expected simple HTML: p, h3, h4, ul, ol, li, strong, em, br and links; got "<p onclick>, <script>, <a href=\\"javascript:c()\\">"
          fix: take these out; the page is built without them",
      ]
    `);
  });

  test('of 30,000 characters is a problem before anything is made of it', () => {
    const parsed = parseProperty({ longDescription: '<p>'.repeat(10_000) });
    expect(parsed.ok).toBe(false);
  });
});
