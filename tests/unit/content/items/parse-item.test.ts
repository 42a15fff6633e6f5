import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../../src/content/checks/problem.ts';
import { isHidden, parseItem } from '../../../../src/content/items/parse-item.ts';
import { KINDS } from '../../../../src/content/kinds/kinds.ts';
import { benefit, HOUSE, SPECIFIED } from '../../../support/items.ts';

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

  test('says what is wrong with JSON that is not an object', () => {
    expect(problemsOf('a.json', 'null')).toMatchInlineSnapshot(`
      "a.json
          expected an object in { }; got null
          fix: give an object in { }"
    `);
  });

  test('carries nothing over that an item says about its own prototype', () => {
    const text = JSON.stringify(benefit('a')).replace('{', '{"__proto__":{"isAdmin":true},');
    const parsed = parseBenefit('a.json', text);
    expect(parsed.ok && 'isAdmin' in parsed.item).toBe(false);
  });
});

describe('what a file leaves out', () => {
  const BUILT_IN = { ...HOUSE, order: 3, guests: 6, calendarUrl: 'https://calendar.example/a.ics' };

  test('is made of what it has, and taken from the built-in item of its id', () => {
    const asked: string[] = [];
    const parsed = parseItem(
      'croft.json',
      JSON.stringify(SPECIFIED.properties),
      KINDS.properties,
      (id) => {
        asked.push(id);
        return BUILT_IN;
      },
    );
    expect(asked).toEqual(['a']);
    expect(parsed).toMatchObject({
      ok: true,
      item: { ...SPECIFIED.properties, order: 3, guests: 6, imageAlt: 'The croft, Eriskay' },
    });
    expect(parsed.ok && parsed.item).not.toHaveProperty('calendarUrl');
  });

  test('stays away from a retired item, which has nothing else', () => {
    const text = JSON.stringify({ ...HOUSE, hidden: true });
    const parsed = parseItem('croft.json', text, KINDS.properties, () => BUILT_IN);
    expect(parsed.ok && parsed.item).toEqual({ id: 'croft', hidden: true });
    expect(parsed.ok && isHidden(parsed.item)).toBe(true);
  });

  test('hides nothing', () => {
    expect(
      [{}, { hidden: false }, { hidden: 'true' }].map((more) => isHidden({ id: 'a', ...more })),
    ).toEqual([false, false, false]);
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

  test('of 30,000 characters is left out before anything is made of it', () => {
    const parsed = parseProperty({ longDescription: '<b>'.repeat(10_000) });
    expect(parsed.ok && parsed.item).not.toHaveProperty('longDescription');
    expect(parsed.problems.map(({ expected }) => expected)).toEqual(['at most 20000 characters']);
  });
});
