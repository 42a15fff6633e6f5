import { describe, expect, test } from 'vitest';
import { BENEFIT, checkFiles, HOUSE, SVG } from './checked-folder.ts';

describe('the content check of hostile content', () => {
  test('tells of HTML that could run', async () => {
    const longDescription = '<p onclick="a()">Hi</p><script>b()</script>';
    const { text, problems } = await checkFiles({
      'properties/croft.json': { ...HOUSE, longDescription },
      'properties/uta.json': { ...HOUSE, id: 'uta' },
      'uploads/croft.svg': SVG,
    });
    expect(text).toMatchInlineSnapshot(`
      "properties: 2 items
      properties/croft.json › longDescription
          expected simple HTML: p, h3, h4, ul, ol, li, strong, em, br and links; got "<p onclick>, <script>"
          fix: take these out; the page is built without them
      1 to mend."
    `);
    expect(problems).toBe(1);
  });

  test('tells of pictures and ids that lead out of the folder', async () => {
    const { text, problems } = await checkFiles({
      'properties/croft.json': { ...HOUSE, imageSrc: '/uploads/../company.json' },
      'properties/uta.json': { ...HOUSE, id: '../../uta' },
    });
    expect(text).toMatchInlineSnapshot(`
      "properties: 0 items
      properties/croft.json › imageSrc
          expected a picture of ours, as /uploads/NAME.svg (or png, jpg, webp, avif); got "/uploads/../company.json"
          fix: put the picture into the uploads folder and name it like this
      properties/uta.json › id
          expected lower-case letters, digits and single hyphens; got "../../uta"
          fix: write it like "heat-pumps"
      2 to mend."
    `);
    expect(problems).toBe(2);
  });

  test.each([
    ['the name of a file', { 'benefits/\u001b[2J.json': { id: 'a', ...BENEFIT } }],
    ['the name of a field', { 'benefits/a.json': { id: 'a', ...BENEFIT, '\u001b[2J': 1 } }],
    ['a value', { 'benefits/a.json': { id: 'a', ...BENEFIT, title: ['\u001b[2J', '\u009b2J'] } }],
    ['an item that is not JSON', { 'benefits/a.json': '\u001b[2J' }],
    ['a single file that is not JSON', { 'stations.json': '\u001b[2J' }],
  ])('passes no control character of %s on to the terminal', async (_, files) => {
    const { text, problems } = await checkFiles(files);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(problems).toBeGreaterThan(0);
  });

  test.each([
    ['bytes that are not UTF-8', Buffer.from('{"id":"a","title":"Grüß"}', 'latin1')],
    ['nothing but brackets', '['.repeat(900_000)],
    ['more than a megabyte', `"${'x'.repeat(1_100_000)}"`],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
  ])('reports a file of %s, and goes on', async (_, content) => {
    const { text, problems } = await checkFiles({
      'benefits/a.json': content,
      'benefits/b.json': { id: 'b', ...BENEFIT },
      'benefits/c.json': { id: 'c', ...BENEFIT },
    });
    expect(text).toMatch(/^benefits: 2 items\nbenefits\/a\.json\n {4}expected /);
    expect(text.length).toBeLessThan(1000);
    expect(problems).toBe(1);
  });

  test('reports a folder that is a file, and goes on', async () => {
    const { text, problems } = await checkFiles({
      services: 'not a folder',
      'benefits/a.json': { id: 'a', ...BENEFIT },
      'benefits/b.json': { id: 'b', ...BENEFIT },
    });
    expect(text).toContain('benefits: 2 items');
    expect(problems).toBe(1);
  });

  test('takes a single file that begins with a byte order mark, as it takes an item', async () => {
    const stations = '\uFEFF{"stations": "none"}';
    expect((await checkFiles({ 'stations.json': stations })).text).not.toContain('mend the JSON');
  });
});
