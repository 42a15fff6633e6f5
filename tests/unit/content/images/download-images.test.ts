import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fault } from '../../../../harness/contents-api/faults.ts';
import { createImageDownloader } from '../../../../src/content/images/download-images.ts';
import { createImageChecker } from '../../../../src/content/images/image-checker.ts';
import { FALLBACK_IMAGE } from '../../../../src/content/model/schemas/primitives.ts';
import { createSvg } from '../../../support/drawings.ts';
import { temporaryFolder } from '../../../support/fake-loader-context.ts';
import {
  loopbackDependencies,
  serveImages,
  type ServedImages,
} from '../../../support/image-host.ts';
import { LFS_POINTER_FILE } from '../../../support/source-file.ts';
import { trustLoopback } from '../../../support/secure-loopback.ts';
import { LONG_TIMEOUT_MS } from '../../../support/served-folder.ts';

const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif', background = 'grey') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
const PNG = await picture('png');
const GIF = await picture('gif');
/** A file name on disk: derived from the address, the bytes and their type. */
const NAME = /^[0-9a-f]{16}-[0-9a-f]{16}\.(jpg|png|webp|avif)$/;

// Its process takes a quarter of a second to start.
const shared = createImageChecker();
afterAll(shared.close);

beforeAll(trustLoopback);

interface Bench {
  tools?: Parameters<typeof createImageDownloader>[0]['tools'];
  timeoutMs?: number;
  checker?: typeof shared;
}

/** A host with pictures, and the folder of builds that fetch from it. */
async function begin(pictures: ServedImages) {
  const host = await serveImages(pictures);
  const root = await temporaryFolder();
  const folder = join(root, 'elsewhere');
  return {
    ...host,
    folder,
    pictures,
    /** Begins a build. */
    build: ({
      tools = loopbackDependencies(),
      timeoutMs = LONG_TIMEOUT_MS,
      checker = shared,
    }: Bench = {}) => {
      const close = () => undefined;
      const downloadImages = createImageDownloader({
        tools,
        timeoutMs,
        root,
        checker: { ...checker, close },
      });
      return (item: object) => downloadImages({ id: 'a', ...item });
    },
    onDisk: async () => (existsSync(folder) ? (await readdir(folder)).toSorted() : []),
    fileOf: (path: unknown) => readFile(join(root, String(path))),
  };
}

describe('a picture on another host', () => {
  test('replaces a picture’s URL with a local path in any field', async () => {
    const { build, origin, requests, fileOf } = await begin({ '/1': PNG, '/2': PNG, '/3': PNG });
    const { item, failed } = await build()({
      imageUrl: `${origin}/1`,
      landscape: { imageUrl: `${origin}/2`, imageAlt: 'Wide.' },
      batteryProduct: { image: `${origin}/3` },
      calendarUrl: `${origin}/bookings.ics`,
      description: `${origin}/1`,
    });
    expect(failed).toEqual([]);
    expect(requests.toSorted()).toEqual(['/1', '/2', '/3']);
    const { landscape, batteryProduct } = item as Record<string, Record<string, string>>;
    for (const path of [item['imageUrl'], landscape?.['imageUrl'], batteryProduct?.['image']]) {
      expect(path).toMatch(/^\/elsewhere\//);
      expect(await fileOf(path)).toEqual(PNG);
    }
    expect(item).toMatchObject({
      landscape: { imageAlt: 'Wide.' },
      calendarUrl: `${origin}/bookings.ics`,
      description: `${origin}/1`,
    });
  });

  test('requests a picture of several items once', async () => {
    const { build, origin, requests } = await begin({ '/1': PNG });
    const downloadImages = build();
    const item = { imageUrl: `${origin}/1`, landscape: { imageUrl: `${origin}/1` } };
    const [first, second] = await Promise.all([downloadImages(item), downloadImages(item)]);
    const third = await downloadImages(item);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(requests).toEqual(['/1']);
  });

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'names a picture after its address and type: %s',
    async (format) => {
      const bytes = await picture(format);
      const { build, origin, onDisk } = await begin({ '/..%2f..%2fa.svg': bytes });
      const { failed } = await build()({ imageUrl: `${origin}/..%2f..%2fa.svg?x=../b.php#.js` });
      expect(failed).toEqual([]);
      const [name = '', ...others] = await onDisk();
      expect(others).toEqual([]);
      expect(name).toMatch(NAME);
      expect(name).toMatch(new RegExp(`\\.${format === 'jpeg' ? 'jpg' : format}$`));
    },
  );

  test('renders an SVG picture', async () => {
    const drawing = `\ufeff${createSvg('<script>a()</script>')}`;
    const { build, origin, fileOf } = await begin({ '/a.jpg': drawing });
    const { item } = await build()({ imageUrl: `${origin}/a.jpg` });
    expect(item['imageUrl']).toMatch(/\.png$/);
    const drawn = await sharp(await fileOf(item['imageUrl'])).metadata();
    expect(drawn).toMatchObject({ format: 'png', width: 1920 });
  });

  test('checks a picture again only if it has changed', async () => {
    const { build, origin, pictures, onDisk, fileOf } = await begin({ '/1': PNG });
    const checked: string[] = [];
    const check: typeof shared.check = (name, bytes) => {
      checked.push(name);
      return shared.check(name, bytes);
    };
    const checker = { ...shared, check };
    const read = async () =>
      (await build({ checker })({ imageUrl: `${origin}/1` })).item['imageUrl'];
    const first = await read();
    expect(await read()).toBe(first);
    expect(checked).toEqual(['picture.png']);
    const later = await picture('jpeg', 'red');
    pictures['/1'] = later;
    const second = await read();
    expect(second).not.toBe(first);
    expect(await fileOf(second)).toEqual(later);
    expect(await onDisk()).toHaveLength(1);
  });

  test('deletes a picture a month after the last build that used it', async () => {
    const { build, origin, folder, onDisk } = await begin({ '/1': PNG, '/2': PNG, '/3': PNG });
    await build()({ imageUrl: `${origin}/1`, imageSrc: `${origin}/2` });
    const names = await onDisk();
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    for (const name of names) await utimes(join(folder, name), longAgo, longAgo);
    await build()({ imageUrl: `${origin}/2`, imageSrc: `${origin}/3` });
    const left = await onDisk();
    expect(left).toHaveLength(2);
    expect(left.filter((name) => names.includes(name))).toHaveLength(1);
  });
});

test('makes no requests and writes no files for an item without pictures', async () => {
  const { build, origin, requests, onDisk } = await begin({});
  const item = { imageUrl: '/uploads/a.svg', calendarUrl: `${origin}/a.ics` };
  expect(await build()(item)).toEqual({ item: { id: 'a', ...item }, failed: [] });
  expect(requests).toEqual([]);
  expect(await onDisk()).toEqual([]);
});

describe('a picture that cannot be downloaded', () => {
  const page = '<!doctype html><title>Photograph of a pier</title>';
  test.each<[string, string | Uint8Array | Fault, string]>([
    ['is missing', { kind: 'replace-response', status: 404 }, 'status 404'],
    ['is a web page', page, 'a file that is not JPEG'],
    ['is empty', '', 'a file that is not JPEG'],
    ['is stored in Git LFS', LFS_POINTER_FILE, 'a Git LFS pointer'],
    ['has another type', GIF, 'a file that is not JPEG'],
    ['is not a picture', '\x89PNG', 'a file that is not JPEG'],
    ['is broken', PNG.subarray(0, 60), ''],
    ['is not a drawing', '<svg', ''],
    ['is too large', { kind: 'huge-body', bytes: 16e6 }, 'more than 15 MB'],
  ])('replaces and reports a picture that %s', async (_, fault, got) => {
    const { build, origin, host, onDisk } = await begin({ '/a.png': fault });
    const { item, failed } = await build()({
      landscape: { imageUrl: `${origin}/a.png?key=secret` },
    });
    expect(item).toEqual({ id: 'a', landscape: { imageUrl: FALLBACK_IMAGE } });
    expect(failed).toMatchObject([
      {
        outcome: 'The fallback picture is used.',
        problem: {
          field: 'landscape.imageUrl',
          expected: `a picture at ${host}`,
          got: expect.stringContaining(got) as string,
          untilThen: 'the site shows its last good version, or a placeholder picture',
        },
      },
    ]);
    expect(JSON.stringify(failed)).not.toMatch(/secret|a\.png/);
    expect((await onDisk()).filter((name) => NAME.test(name))).toEqual([]);
  });

  test.each<[string, string | Fault]>([
    ['has been deleted', { kind: 'replace-response', status: 404 }],
    ['has become a web page', page],
  ])('keeps the last good version of a picture that %s', async (_, fault) => {
    const { build, origin, pictures, fileOf } = await begin({ '/1': PNG });
    const { item } = await build()({ imageUrl: `${origin}/1` });
    pictures['/1'] = fault;
    const later = await build()({ imageUrl: `${origin}/1` });
    expect(later.item).toEqual(item);
    expect(later.failed).toMatchObject([{ outcome: 'The last good version is used.' }]);
    expect(await fileOf(item['imageUrl'])).toEqual(PNG);
    const other = await build()({ imageUrl: `${origin}/1?` });
    expect(other.item).toMatchObject({ imageUrl: FALLBACK_IMAGE });
  });
});

describe('many pictures on other hosts', () => {
  const urls = (origin: string) =>
    Array.from({ length: 100 }, (_, i) => ({ imageUrl: `${origin}/${i}` }));

  test('requests at most eight pictures at once', async () => {
    const hang = { kind: 'hang' } as const;
    const { build, origin, requests } = await begin(
      Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`/${i}`, hang])),
    );
    const downloadImages = build({ timeoutMs: 300 });
    const placed = await Promise.all(urls(origin).map(downloadImages));
    expect(placed.filter(({ failed }) => failed.length === 1)).toHaveLength(100);
    expect(requests.length).toBeLessThanOrEqual(8);
  });

  test('allows a new time limit after a timeout', async () => {
    const { build, origin, pictures } = await begin({ '/0': { kind: 'hang' } });
    const downloadImages = build({ timeoutMs: 300 });
    expect((await downloadImages({ imageUrl: `${origin}/0` })).failed).toHaveLength(1);
    pictures['/1'] = PNG;
    expect((await downloadImages({ imageUrl: `${origin}/1` })).failed).toEqual([]);
  });
});

test('ends the checking process after the last picture', async () => {
  const host = await serveImages({ '/1': PNG, '/2': PNG });
  const ended: number[] = [];
  let checked = 0;
  const checker = {
    check: (_: string, bytes: Uint8Array) => {
      checked += 1;
      return Promise.resolve(bytes);
    },
    close: () => void ended.push(checked),
  };
  const root = await temporaryFolder();
  await mkdir(join(root, 'elsewhere'));
  const downloadImages = createImageDownloader({ tools: loopbackDependencies(), root, checker });
  await downloadImages({ id: 'a', imageUrl: `${host.origin}/1`, imageSrc: `${host.origin}/2` });
  expect(ended).toEqual([2]);
});
