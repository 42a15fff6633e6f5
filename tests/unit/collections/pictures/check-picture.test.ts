import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkPicture } from '../../../../src/collections/loaders/check-picture.ts';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string, attributes = '') =>
  `<svg ${NAMESPACE} width="4" height="3" ${attributes}>${inside}<path d="M0 0h4v3z"/></svg>`;

const check = (name: string, content: string | Uint8Array) =>
  checkPicture(name, typeof content === 'string' ? Buffer.from(content) : content);

const grey = { create: { width: 8, height: 8, channels: 3, background: 'grey' } } as const;

describe('a picture that is what its name says', () => {
  test.each(['png', 'jpeg', 'jpg', 'webp', 'avif'] as const)('is taken as %s', async (kind) => {
    const bytes = await sharp(grey)
      .toFormat(kind === 'jpg' ? 'jpeg' : kind)
      .toBuffer();
    await expect(check(`a.${kind}`, bytes)).resolves.toBeUndefined();
  });

  test.each([
    ['a drawing', svg('')],
    ['a drawing with styles', svg('<style>path { fill: red }</style>')],
    ['a drawing with words such as onward', svg('<title>From here onward: west</title>')],
    ['a drawing with an id that begins with on', svg('<g id="on" class="on-shore"/>')],
    ['a drawing after a prologue', `<?xml version="1.0" encoding="UTF-8"?>\n${svg('')}`],
  ])('is taken as %s', async (_, content) => {
    await expect(check('a.svg', content)).resolves.toBeUndefined();
  });

  test('is known by its last ending', async () => {
    const bytes = await sharp(grey).png().toBuffer();
    await expect(check('a.svg.png', bytes)).resolves.toBeUndefined();
    await expect(check('a.png.svg', bytes)).rejects.toThrow('it is png, not svg');
  });
});

describe('a picture of another kind than its name', () => {
  test.each([
    ['a.png', 'webp', 'it is webp, not png'],
    ['a.jpg', 'png', 'it is png, not jpeg'],
    ['a.avif', 'jpeg', 'it is jpeg, not avif'],
    ['a.webp', 'avif', 'it is heif, not webp'],
  ] as const)('is refused: %s that is %s', async (name, kind, message) => {
    const bytes = await sharp(grey).toFormat(kind).toBuffer();
    await expect(check(name, bytes)).rejects.toThrow(message);
  });

  test('is refused when a drawing calls itself a photograph', async () => {
    await expect(check('a.png', svg(''))).rejects.toThrow('it is svg, not png');
  });
});

describe('a drawing that does more than draw', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['a script elsewhere', svg('<script href="https://scripts.example/a.js"/>')],
    [
      'a page within',
      svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    ],
    ['a handler on loading', svg('', 'onload="alert(1)"')],
    ['a handler after a line break', svg('', '\nonclick\n=\n"alert(1)"')],
    ['a handler in single quotes', svg("<g onfocusin='alert(1)'/>")],
    ['a link that runs', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['a link that comes to run', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ])('by %s is refused', async (_, content) => {
    await expect(check('a.svg', content)).rejects.toThrow('it carries a script');
  });

  test.each([
    [
      'a script under another prefix',
      svg('<s:script>alert(1)</s:script>', `xmlns:s="http://www.w3.org/2000/svg"`),
    ],
    [
      'a script of HTML',
      svg('<h:script>alert(1)</h:script>', 'xmlns:h="http://www.w3.org/1999/xhtml"'),
    ],
    [
      'a frame of HTML',
      svg('<h:iframe src="data:text/html,a"/>', 'xmlns:h="http://www.w3.org/1999/xhtml"'),
    ],
    ['a link with a letter as an entity', svg('<a href="java&#115;cript:alert(1)"/>')],
    ['a link broken by a line, which browsers mend', svg('<a href="java&#10;script:alert(1)"/>')],
    ['a link broken by a tab, which browsers mend', svg('<a href="java&#x9;script:alert(1)"/>')],
    [
      'a script under a prefix with an accent',
      svg('<é:script>alert(1)</é:script>', 'xmlns:é="http://www.w3.org/2000/svg"'),
    ],
    [
      'a script under a prefix with a full stop',
      svg('<a.b:script>alert(1)</a.b:script>', 'xmlns:a.b="http://www.w3.org/2000/svg"'),
    ],
    [
      'a style sheet that makes one',
      `<?xml-stylesheet type="text/xml" href="#s"?>${svg('<x:element name="script"/>', 'xmlns:x="http://www.w3.org/1999/XSL/Transform"')}`,
    ],
    [
      'a script hidden in an entity',
      `<!DOCTYPE svg [<!ENTITY x "&#60;script&#62;alert(1)&#60;/script&#62;">]>${svg('&x;')}`,
    ],
  ])('by %s is refused as well', async (_, content) => {
    await expect(check('a.svg', content)).rejects.toThrow();
  });
});

describe('a file that is no picture', () => {
  test.each([
    ['is empty', ''],
    ['is a page of HTML', '<!doctype html><title>Not found</title>'],
    ['is a drawing in name only', '<svg'],
    ['is a drawing that never ends', `<svg ${NAMESPACE} width="4" height="3"><path`],
  ])('because it %s is refused', async (_, content) => {
    await expect(check('a.svg', content)).rejects.toThrow();
  });
});
