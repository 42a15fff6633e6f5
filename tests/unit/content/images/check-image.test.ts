import sharp from 'sharp';
import { describe, expect, test, onTestFinished } from 'vitest';
import { checkImage } from '../../../../src/content/images/check-image.ts';
import { createSvg, SLOW_SVG } from '../../../support/drawings.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { writeFiles } from '../../scripts/checked-folder.ts';
import type { ChildProcess } from 'node:child_process';
import {
  createImageChecker,
  startImageProcess,
} from '../../../../src/content/images/image-checker.ts';
import { UnusableError } from '../../../../src/content/sources/unusable-error.ts';
import { LONG_TIMEOUT_MS } from '../../../support/served-folder.ts';
import { FOLDERS, contentTypeOf } from '../../../../src/content/model/content-types.ts';
import { imagesIn } from '../../../../src/content/images/image-file.ts';
import { jsonSchemaOf, type JsonSchema } from '../../../../src/content/model/json-schema.ts';

const check = (name: string, content: string | Uint8Array) =>
  checkImage(name, typeof content === 'string' ? Buffer.from(content) : content);

const grey = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' }, limitInputPixels: false });

test.each([
  ['a.png', 'webp', 'webp, not png'],
  ['a.jpg', 'png', 'png, not jpeg'],
  ['a.avif', 'jpeg', 'jpeg, not avif'],
  ['a.webp', 'avif', 'heif, not webp'],
] as const)('rejects a picture named %s that is %s', async (name, kind, message) => {
  const bytes = await grey().toFormat(kind).toBuffer();
  await expect(check(name, bytes)).rejects.toThrow(message);
});

describe('the size of a picture', () => {
  test.each([
    [12_001, 1],
    [1, 12_001],
    [8100, 8100],
  ])('rejects a picture of %i x %i pixels', async (width, height) => {
    const bytes = await grey(width, height).png().toBuffer();
    await expect(check('a.png', bytes)).rejects.toThrow(`${width} x ${height} pixels`);
  });

  test('accepts a picture of 1 x 12,000 pixels', async () => {
    const bytes = await grey(1, 12_000).png().toBuffer();
    await expect(check('a.png', bytes)).resolves.toBeUndefined();
  });
});

describe('a photograph', () => {
  test('rejects a photograph without a readable size', async () => {
    const bytes = await grey().jpeg().toBuffer();
    const filled = Buffer.concat([bytes.subarray(0, 2), Buffer.of(255), bytes.subarray(2)]);
    await expect(sharp(filled).stats()).resolves.toBeDefined();
    await expect(check('a.jpg', filled)).rejects.toThrow('without a readable size');
  });

  test('rejects an animated photograph', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    await expect(check('a.webp', film)).rejects.toThrow('2 pictures in one file');
  });

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'rejects a truncated photograph: %s',
    async (kind) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
      const create = { width: 64, height: 64, channels: 3, background: 'grey', noise } as const;
      const bytes = await sharp({ create }).toFormat(kind).toBuffer();
      await expect(check(`a.${kind}`, bytes)).resolves.toBeUndefined();
      await expect(check(`a.${kind}`, bytes.subarray(0, bytes.length / 2))).rejects.toThrow();
    },
  );
});

const checkDrawing = (content: string | Uint8Array) =>
  checkImage('a.svg', typeof content === 'string' ? Buffer.from(content) : content);

const rule = (style: string) => `<style>${style}</style>`;
/** Each entity expands to ten of the previous one. */
const ENTITIES = Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
);

describe('a drawing', () => {
  test.each([
    ['of a few pixels', createSvg(), 1920, 1440],
    ['in millimetres', createSvg().replace('"4" height="3"', '"210mm" height="297mm"'), 1357, 1920],
    ['larger than a screen', createSvg().replace('"4"', '"15000"'), 1920, 1],
    ['without a size', createSvg().replace('width="4" height="3"', ''), 1920, 1440],
    ['with an old program’s document type', `<!DOCTYPE svg>${createSvg()}`, 1920, 1440],
  ])('renders a drawing %s at the size that pages show', async (_, drawing, width, height) => {
    const drawn = await sharp(await checkDrawing(drawing)).metadata();
    expect(drawn).toMatchObject({ format: 'png', width, height });
  });

  test.each([
    ['is empty', ''],
    ['has a width of 0', createSvg().replace('width="4"', 'width="0"')],
    ['contains only the start of a tag', '<svg'],
    ['has no closing tag', createSvg().slice(0, -8)],
    [
      'reads a file',
      `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/hostname">]>${createSvg('&e;')}`,
    ],
    ['is nested too deeply', createSvg('<g>'.repeat(5000) + '</g>'.repeat(5000))],
    [
      'grows when parsed',
      `<!DOCTYPE svg [<!ENTITY e0 "<g/>">${ENTITIES.join('')}]>${createSvg('&e9;')}`,
    ],
  ])('rejects a drawing that %s', async (_, content) => {
    await expect(checkDrawing(content)).rejects.toThrow();
  });
});

const red = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

/** The share of red in a rendered drawing; black ones have none. */
async function rednessOf(drawing: string): Promise<number | undefined> {
  const drawn = await checkDrawing(drawing.replace('width="4"', 'width="200"'));
  return (await sharp(drawn).stats()).channels[0]?.max;
}

/** Files on disk and on a server that would turn a drawing red. */
async function placeElsewhere() {
  const files = {
    '/red.css': 'path{fill:red}',
    '/red.png': red,
    '/red.svg': createSvg(
      `${rule('path{fill:red}')}<linearGradient id="b"><stop stop-color="red"/></linearGradient>`,
      'id="a"',
    ),
  };
  const folder = await writeFiles(files);
  const requests: unknown[] = [];
  const server = createServer(({ url }, response) => {
    requests.push(url);
    response.end(files[url as keyof typeof files]);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const places = [folder, relative('.', folder), `file://${folder}`, `http://127.0.0.1:${port}`];
  return { places, requests };
}

const picture = (href: string) => `<image width="4" height="3" href="${href}"/>`;
const pictureInFilter = (href: string) =>
  `<filter id="f"><feImage href="${href}"/></filter><path d="M0 0v3h4z" filter="url(#f)"/>`;
const drawingWithin = (drawing: string) =>
  picture(`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`);
const XINCLUDE = 'xmlns:i="http://www.w3.org/2001/XInclude"';

describe('a drawing with references', () => {
  test.each<[string, (at: string) => string]>([
    ['picture', (at) => createSvg(picture(`${at}/red.png`))],
    ['drawing', (at) => createSvg(picture(`${at}/red.svg`))],
    [
      'picture within an embedded drawing',
      (at) => createSvg(drawingWithin(createSvg(picture(`${at}/red.png`)))),
    ],
    ['picture with a base URL', (at) => createSvg(picture('red.png'), `xml:base="${at}/"`)],
    ['picture for a filter', (at) => createSvg(pictureInFilter(`${at}/red.png`))],
    ['part of another drawing', (at) => createSvg(`<use href="${at}/red.svg#a"/>`)],
    ['colour', (at) => createSvg(`<path d="M0 0v3h4z" fill="url(${at}/red.svg#b) none"/>`)],
    ['text', (at) => createSvg(`<i:include href="${at}/red.svg" ${XINCLUDE}/>`)],
    ['styles', (at) => createSvg(rule(`@import "${at}/red.css";`))],
    ['style sheet', (at) => `<?xml-stylesheet href="${at}/red.css"?>${createSvg()}`],
  ])('loads no %s from elsewhere', async (_, drawingOf) => {
    const { places, requests } = await placeElsewhere();
    for (const downloadImages of places) {
      expect(await rednessOf(drawingOf(downloadImages)), downloadImages).toBe(0);
    }
    expect(requests).toEqual([]);
  });

  test.each([
    ['picture', picture],
    ['picture for a filter', pictureInFilter],
  ])('loads an embedded %s only', async (_, show) => {
    const embedding = createSvg(show(`data:image/png;base64,${red.toString('base64')}`));
    expect(await rednessOf(embedding)).toBe(255);
  });
});

/** A checker that is closed after the test, and the processes that it started. */
function startChecker(limitMs = LONG_TIMEOUT_MS, start = startImageProcess) {
  const started: ChildProcess[] = [];
  const checker = createImageChecker(limitMs, () => {
    const child = start();
    started.push(child);
    return child;
  });
  onTestFinished(checker.close);
  return { check: checker.check, close: checker.close, started };
}

const drawing = Buffer.from(createSvg());

describe('the checking process', () => {
  test('checks all pictures of a folder in one process', async () => {
    const { check, close, started } = startChecker();
    expect(started).toEqual([]);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
      .png()
      .toBuffer();
    await Promise.all([check('a.svg', drawing), check('b.png', png), check('c.svg', drawing)]);
    expect(started).toHaveLength(1);
    close();
    const [child] = started;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child?.signalCode).toBe('SIGKILL');
  });

  test('rejects a picture in each of its fields', async () => {
    const { check } = startChecker();
    const refused = check('a.png', drawing);
    await expect(refused).rejects.toThrow(UnusableError);
    await expect(refused).rejects.toMatchObject({
      message: 'svg, not png',
      fix: 'save it as png, or change the end of its name',
    });
    await expect(check('a.png', Buffer.from('a'))).rejects.toThrow('unsupported image format');
    await expect(check('a.svg', Buffer.from(createSvg(`<${'x'.repeat(5000)}>`)))).rejects.toThrow(
      /^.{1,201}$/,
    );
    await expect(check('b.svg', drawing)).resolves.toHaveProperty('length');
  });

  test('stops rendering that takes too long, and checks the next picture', async () => {
    const { check, started } = startChecker(1500);
    const endless = check('a.svg', Buffer.from(SLOW_SVG));
    const next = check('b.svg', drawing);
    await expect(endless).rejects.toThrow(UnusableError);
    await expect(endless).rejects.toThrow('a picture that takes more than 1.5 seconds to draw');
    await expect(next).resolves.toHaveProperty('length');
    expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', null]);
  });

  test('rejects only the picture that crashes the process', async () => {
    const { check, started } = startChecker(LONG_TIMEOUT_MS, () => {
      const child = startImageProcess();
      if (started.length === 0) child.kill('SIGSEGV');
      return child;
    });
    await expect(check('a.svg', drawing)).rejects.toThrow('a picture that we could not process');
    await expect(check('b.svg', drawing)).resolves.toHaveProperty('length');
    expect(started).toHaveLength(2);
  });
});

/** Every field of a schema that may contain a picture, each once, with a value. */
function fill({ properties = {}, items, pattern = '' }: JsonSchema): unknown {
  if (pattern.includes('/uploads')) return 'A picture';
  if (items) return [fill(items)];
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fill(each)]));
}

test('finds pictures in every picture field of an item’s schema', () => {
  const found = FOLDERS.map((folder) => {
    const item = fill(jsonSchemaOf(contentTypeOf(folder).fields));
    const count = JSON.stringify(item).split('A picture').length - 1;
    expect(imagesIn(item), folder).toHaveLength(count);
    return count;
  });
  expect(Math.max(...found)).toBeGreaterThan(2);
  const [roof] = imagesIn({ photographs: [{ imageSrc: '/uploads/roof.jpg', caption: 'A roof' }] });
  expect(roof).toEqual({ field: 'photographs[0].imageSrc', path: '/uploads/roof.jpg' });
});
