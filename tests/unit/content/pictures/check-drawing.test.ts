import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkPicture } from '../../../../src/content/pictures/check-picture.ts';
import { svg } from '../../../support/drawings.ts';
import { writeFiles } from '../../scripts/checked-folder.ts';

const check = (content: string | Uint8Array) =>
  checkPicture('a.svg', typeof content === 'string' ? Buffer.from(content) : content);

const rule = (style: string) => `<style>${style}</style>`;
/** In which each entity is ten of the one before. */
const ENTITIES = Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
);

describe('a drawing', () => {
  test.each([
    ['of a few pixels', svg(), 1920, 1440],
    ['in millimetres', svg().replace('"4" height="3"', '"210mm" height="297mm"'), 1357, 1920],
    ['of more pixels than a screen has', svg().replace('"4"', '"15000"'), 1920, 1],
    ['without a size', svg().replace('width="4" height="3"', ''), 1920, 1440],
    ['with the document type of an old program', `<!DOCTYPE svg>${svg()}`, 1920, 1440],
  ])('%s is drawn as large as pages show pictures', async (_, drawing, width, height) => {
    const drawn = await sharp(await check(drawing)).metadata();
    expect(drawn).toMatchObject({ format: 'png', width, height });
  });

  test('that would act where it is opened by itself is a picture like any other', async () => {
    const active = svg('<script>alert(1)</script><a href="javascript:alert(2)"/>', 'onload="a()"');
    expect(await check(active)).toEqual(await check(svg()));
  });

  test('that is compressed is refused: nobody knows to how much', async () => {
    await expect(check(gzipSync(svg()))).rejects.toThrow('does not begin with <');
  });

  test.each([
    ['is empty', ''],
    ['is drawn on nothing', svg().replace('width="4"', 'width="0"')],
    ['is a drawing in name only', '<svg'],
    ['never ends', svg().slice(0, -8)],
    ['reads a file', `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/hostname">]>${svg('&e;')}`],
    ['is nested without an end', svg('<g>'.repeat(5000) + '</g>'.repeat(5000))],
    [
      'grows as it is read',
      `<!DOCTYPE svg [<!ENTITY e0 "<g/>">${ENTITIES.join('')}]>${svg('&e9;')}`,
    ],
  ])('that %s is refused', async (_, content) => {
    await expect(check(content)).rejects.toThrow();
  });
});

const red = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

/** How much red is in what is made of a drawing, which is drawn sooner on a wide ground; black ones have none. */
async function rednessOf(drawing: string): Promise<number | undefined> {
  const drawn = await check(drawing.replace('width="4"', 'width="200"'));
  return (await sharp(drawn).stats()).channels[0]?.max;
}

/** Files on disk and at a server that would turn what uses them red. */
async function placeElsewhere() {
  const files = {
    '/red.css': 'path{fill:red}',
    '/red.png': red,
    '/red.svg': svg(
      `${rule('path{fill:red}')}<linearGradient id="b"><stop stop-color="red"/></linearGradient>`,
      'id="a"',
    ),
  };
  const folder = await writeFiles(files);
  const asked: unknown[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end(files[url as keyof typeof files]);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const places = [folder, relative('.', folder), `file://${folder}`, `http://127.0.0.1:${port}`];
  return { places, asked };
}

const picture = (href: string) => `<image width="4" height="3" href="${href}"/>`;
const pictureInFilter = (href: string) =>
  `<filter id="f"><feImage href="${href}"/></filter><path d="M0 0v3h4z" filter="url(#f)"/>`;
const drawingWithin = (drawing: string) =>
  picture(`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`);
const XINCLUDE = 'xmlns:i="http://www.w3.org/2001/XInclude"';

describe('a drawing gets, from elsewhere,', () => {
  test.each<[string, (at: string) => string]>([
    ['picture', (at) => svg(picture(`${at}/red.png`))],
    ['drawing', (at) => svg(picture(`${at}/red.svg`))],
    ['picture for a drawing within', (at) => svg(drawingWithin(svg(picture(`${at}/red.png`))))],
    ['picture beside its base', (at) => svg(picture('red.png'), `xml:base="${at}/"`)],
    ['picture for a filter', (at) => svg(pictureInFilter(`${at}/red.png`))],
    ['part of a drawing', (at) => svg(`<use href="${at}/red.svg#a"/>`)],
    ['colour', (at) => svg(`<path d="M0 0v3h4z" fill="url(${at}/red.svg#b) none"/>`)],
    ['text', (at) => svg(`<i:include href="${at}/red.svg" ${XINCLUDE}/>`)],
    ['styles', (at) => svg(rule(`@import "${at}/red.css";`))],
    ['style sheet', (at) => `<?xml-stylesheet href="${at}/red.css"?>${svg()}`],
  ])('no %s', async (_, drawingOf) => {
    const { places, asked } = await placeElsewhere();
    for (const place of places) {
      expect(await rednessOf(drawingOf(place)), place).toBe(0);
    }
    expect(asked).toEqual([]);
  });

  test.each([
    ['picture', picture],
    ['picture for a filter', pictureInFilter],
  ])('no %s, and shows one that it holds itself', async (_, show) => {
    const held = svg(show(`data:image/png;base64,${red.toString('base64')}`));
    expect(await rednessOf(held)).toBe(255);
  });
});
