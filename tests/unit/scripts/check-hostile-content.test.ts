import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BENEFIT, checkFiles, SVG } from './checked-folder.ts';

describe('the content check of hostile content', () => {
  test.each([
    ['the name of a file', { 'benefits/\u001b[2J.json': { id: 'a', ...BENEFIT } }],
    ['the name of an ignored file', { 'benefits/\u001b[2J.txt': '', 'company.json': '' }],
    ['the name of an ignored folder', { '\u001b[2J/a.txt': '', 'company.json': '' }],
    ['the name of a picture', { 'uploads/\u001b[2J.svg': SVG }],
    ['the name of a field', { 'benefits/a.json': { id: 'a', ...BENEFIT, '\u001b[2J': 1 } }],
    ['a value', { 'benefits/a.json': { id: '\u001b[2J\u009b2J', ...BENEFIT } }],
    ['an item that is not JSON', { 'benefits/a.json': '\u001b[2J' }],
    ['a single file that is not JSON', { 'stations.json': '\u001b[2J' }],
  ])('does not print control characters of %s', async (_, files) => {
    const { text } = await checkFiles(files);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(text).not.toMatch(/No problems\.$/);
  });

  test.each([
    ['bytes that are not UTF-8', Buffer.from('{"id":"a","title":"Grüß"}', 'latin1')],
    ['brackets only', '['.repeat(900_000)],
    ['more than a megabyte', `"${'x'.repeat(1_100_000)}"`],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
  ])('continues after a file of %s', async (_, content) => {
    const { text, problems } = await checkFiles({
      'benefits/a.json': content,
      'benefits/b.json': { id: 'b', ...BENEFIT },
      'benefits/c.json': { id: 'c', ...BENEFIT },
    });
    expect(text).toMatch(/^benefits: 2 items\nbenefits\/a\.json\n {4}expected /);
    expect(text.length).toBeLessThan(1000);
    expect(problems).toBe(1);
  });

  test('prints names and values with a zero byte or line break on one line', async () => {
    const { text, problems } = await checkFiles({
      'benefits/a.json': { id: 'a\0', ...BENEFIT, 'b\0\nc': 1 },
      'benefits/b\n    fix: nothing.json': { id: 'b', ...BENEFIT },
    });
    expect(text).toMatchInlineSnapshot(`
      "benefits: 2 items
      benefits/a.json › id
          expected lower-case letters, digits and single hyphens; got "a\\u0000"
          fix: use small letters, digits and hyphens, such as new-barn
      benefits/a.json › b??c
          expected only fields that the site uses; got a number
          fix: the site does not use this field: check the spelling of its name, or remove it
      benefits/b?    fix: nothing.json › id
          expected the name of the file, "b\\n    fix: nothing"; got "b"
          fix: rename the file or change the id, so that both are the same; until then the site uses the id
      1 problem to fix, 2 warnings."
    `);
    expect(problems).toBe(1);
  });

  test('does not follow links out of the folder', async () => {
    const { text, problems } = await checkFiles(
      { 'benefits/a.json': { id: 'a', ...BENEFIT }, properties: 'not a folder' },
      {
        'benefits/passwd.json': '/etc/passwd',
        services: '/etc',
        'company.json': '/etc/passwd',
        uploads: '/etc',
      },
    );
    expect(text).toMatchInlineSnapshot(`
      "services: not checked
      services
          expected a folder of JSON files; got a link
          fix: make services a folder with one JSON file for each item
      properties: not checked
      properties
          expected a folder of JSON files; got a file
          fix: make properties a folder with one JSON file for each item
      benefits: 1 item
      benefits/passwd.json is ignored: links are not followed
      company.json
      company.json
          expected a file; got a link
          fix: make company.json a JSON file
      uploads: not checked
      uploads
          expected a folder of pictures; got something else
          fix: make uploads a folder
      4 problems to fix, 1 warning."
    `);
    expect(problems).toBe(4);
  });

  test('reports invalid pictures', async () => {
    const { text, problems } = await checkFiles(
      {
        'uploads/good.svg': SVG,
        'uploads/active.svg': SVG.replace('/>', '><script>a()</script></svg>'),
        'uploads/compressed.svg': gzipSync(SVG),
        'uploads/broken.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
        'uploads/empty.jpg': '',
        'uploads/really-svg.png': SVG,
        'uploads/My Photo.JPG': SVG,
        'uploads/notes.txt': 'notes',
        'uploads/old/croft.svg': SVG,
        'uploads/huge.png': Buffer.alloc(15_000_001),
      },
      { 'uploads/link.svg': '/etc/passwd' },
    );
    expect(text).toMatchInlineSnapshot(`
      "uploads: 2 pictures
      uploads/My Photo.JPG
          expected a name of lower-case letters, digits, dots and hyphens; got another name
          fix: rename it, such as roof.jpg; until then the site does not use it
      uploads/broken.png
          expected a picture; got a damaged or unknown file (Input buffer contains unsupported image format)
          fix: save it again, or in another format
      uploads/compressed.svg
          expected a picture; got an SVG that does not begin with <
          fix: save it uncompressed, in UTF-8
      uploads/empty.jpg
          expected a picture; got a damaged or unknown file (Input Buffer is empty)
          fix: save it again, or in another format
      uploads/huge.png
          expected at most 15 MB; got 15.0 MB
          fix: make the picture smaller
      uploads/link.svg
          expected a picture; got a folder or a link
          fix: put the picture itself here
      uploads/notes.txt
          expected a JPEG, PNG, WebP, AVIF or SVG picture; got another type of file
          fix: save it as JPEG, with a name such as roof.jpg; until then the site does not use it
      uploads/old
          expected a picture; got a folder or a link
          fix: put the picture itself here
      uploads/really-svg.png
          expected a picture; got svg, not png
          fix: save it as png, or change the end of its name
      9 problems to fix."
    `);
    expect(problems).toBe(9);
  });

  test('reports settings files that are too large or not UTF-8', async () => {
    const { text, problems } = await checkFiles({
      'company.json': `"${'x'.repeat(1_100_000)}"`,
      'stations.json': Buffer.from('{"attribution":"Grüß"}', 'latin1'),
      'figures.json': Buffer.from('\uFEFF{}', 'utf16le'),
    });
    expect(text).toMatchInlineSnapshot(`
      "company.json
      company.json
          expected at most 1000000 bytes; got 1100002 bytes
          fix: shorten the file, or move pictures into the uploads folder
      figures.json
      figures.json
          expected text in UTF-8; got another encoding
          fix: save the file as UTF-8, which your text editor offers under “Save as”
      stations.json
      stations.json
          expected text in UTF-8; got another encoding
          fix: save the file as UTF-8, which your text editor offers under “Save as”
      3 problems to fix."
    `);
    expect(problems).toBe(3);
  });
});
