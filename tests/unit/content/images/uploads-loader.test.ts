import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { type Strictness, readReports } from '../../../../src/content/pipeline/report.ts';
import { uploadsLoader } from '../../../../src/content/images/uploads-loader.ts';
import {
  createImageChecker,
  type ImageChecker,
} from '../../../../src/content/images/image-checker.ts';
import { createSvg } from '../../../support/drawings.ts';
import { fakeLoaderContext, temporaryFolder } from '../../../support/fake-loader-context.ts';
import { htmlPage, type Fault } from '../../../../harness/contents-api/faults.ts';
import { serveContents, sourceOptionsOf } from '../../../support/served-folder.ts';
import { LFS_POINTER_FILE } from '../../../support/source-file.ts';

const SVG = createSvg();
/** The file of a.svg after rendering. */
const DRAWN = '_a.svg.png';

/** A picture of noise, which compresses badly: half of its bytes cannot decode completely. */
const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif') => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 64, height: 64, channels: 3, background: 'grey', noise } as const;
  return sharp({ create }).toFormat(format).toBuffer();
};

// Its process takes a quarter of a second to start.
const checker = createImageChecker();
afterAll(checker.close);

async function serveUploads(
  files: Record<string, string | Uint8Array>,
  {
    strictness = 'off',
    retries = 0,
    createChecker = () => ({ ...checker, close: () => undefined }),
  }: { strictness?: Strictness; retries?: number; createChecker?: () => ImageChecker } = {},
) {
  const server = await serveContents();
  for (const [name, content] of Object.entries(files)) {
    server.repository.write(`uploads/${name}`, content);
  }
  const directory = join(await temporaryFolder(), 'uploads');
  const fake = await fakeLoaderContext('uploads');
  const remote = sourceOptionsOf(server, { retries });
  const loader = uploadsLoader({ remote, strictness, directory, createChecker });
  return {
    ...fake,
    server,
    directory,
    load: () => loader.load(fake.context),
    onDisk: async () => (await readdir(directory)).sort(),
    log: () => fake.lines.join('\n'),
  };
}

describe('pictures of the repository', () => {
  test('stores rendered drawings under a separate name', async () => {
    const png = await picture('png');
    const files = { 'a.svg': SVG, 'a.svg.png': png, 'b.png': png };
    const { load, onDisk, directory, lines } = await serveUploads(files);
    await load();
    expect(await onDisk()).toEqual([DRAWN, 'a.svg.png', 'b.png']);
    expect(await readFile(join(directory, 'b.png'))).toEqual(png);
    expect(await sharp(join(directory, DRAWN)).metadata()).toMatchObject({ format: 'png' });
    expect(lines).toEqual([]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'removes location and owner from a photograph: %s',
    async (format) => {
      const name = `a.${format}`;
      const photograph = sharp({ create: { width: 6, height: 4, channels: 3, background: 'grey' } })
        .withExif({ IFD0: { Copyright: 'Morag' }, IFD3: { GPSLatitude: '57/1 0/1 0/1' } })
        .withMetadata({ orientation: 6 });
      const bytes = await photograph.toFormat(format).toBuffer();
      expect(bytes.toString('latin1')).toContain('Morag');
      const { load, directory, server, lines } = await serveUploads({ [name]: bytes });
      await load();
      const onDisk = await readFile(join(directory, name));
      expect(onDisk.toString('latin1')).not.toContain('Morag');
      const { exif, orientation = 1, width } = await sharp(onDisk).metadata();
      expect([exif, orientation, width]).toEqual([undefined, 1, 4]);
      server.takeTargets();
      await load();
      expect(server.takeTargets()).toEqual(['contents/uploads']);
      expect(lines).toEqual([]);
    },
  );

  test('downloads pictures again if they are missing from disk', async () => {
    const { load, onDisk, server, directory } = await serveUploads({ 'a.svg': SVG });
    await load();
    await rm(join(directory, DRAWN));
    server.takeTargets();
    await load();
    expect(server.takeTargets()).toContain('download/uploads/a.svg');
    expect(await onDisk()).toEqual([DRAWN]);
  });

  test('deletes pictures removed from the repository', async () => {
    const { load, onDisk, server } = await serveUploads({ 'a.svg': SVG, 'b.svg': `${SVG}\n` });
    await load();
    server.repository.remove('uploads/b.svg');
    await load();
    expect(await onDisk()).toEqual([DRAWN]);
  });

  test('deletes downloaded pictures if there is no repository', async () => {
    const parent = await temporaryFolder();
    const directory = join(parent, 'uploads');
    await mkdir(directory);
    await writeFile(join(directory, 'a.svg'), SVG);
    const { context } = await fakeLoaderContext('uploads');
    await uploadsLoader({ strictness: 'off', directory }).load(context);
    expect(await readdir(parent)).toEqual([]);
  });

  test('ignores pictures with names that content cannot use', async () => {
    const { load, onDisk, server } = await serveUploads({ 'a.svg': SVG, 'notes.txt': 'no' });
    server.repository.write('uploads/With Space.svg', SVG);
    server.repository.write('uploads/.hidden.svg', SVG);
    server.repository.symlink('uploads/link.svg', 'a.svg');
    server.editListing('uploads', (entries) =>
      entries.map((entry) =>
        entry.name === 'notes.txt' ? { ...entry, name: '../escape.svg' } : entry,
      ),
    );
    await load();
    expect(await onDisk()).toEqual([DRAWN]);
  });
});

describe('an invalid picture', () => {
  test.each<[string, Fault, string]>([
    ['is a web page', htmlPage, ''],
    ['is missing', { kind: 'replace-response', status: 404 }, 'Status 404'],
    ['is truncated', { kind: 'half-body' }, 'The connection failed'],
    ['is empty', { kind: 'replace-response', body: '' }, ''],
    [
      'Git LFS stores elsewhere',
      { kind: 'replace-response', body: LFS_POINTER_FILE },
      'a Git LFS pointer\n    fix: commit the file itself',
    ],
  ])('reports only the picture that %s', async (_, fault, got) => {
    const { load, onDisk, server, log, cacheDir } = await serveUploads({
      'a.svg': SVG,
      'b.png': await picture('png'),
    });
    server.injectFault('download/uploads/b.png', fault);
    await load();
    expect(await onDisk()).toEqual([DRAWN]);
    expect(log()).toContain(`uploads/b.png\n    expected a picture; got ${got}`);
    expect(await readReports(cacheDir)).toMatchObject([{ items: 1, skipped: ['b.png'] }]);
  });

  test('does not request a picture listed as too large', async () => {
    const { load, server, log } = await serveUploads({ 'a.svg': SVG });
    server.repository.write('uploads/b.png', Buffer.alloc(16_000_000));
    await load();
    expect(log()).toContain('uploads/b.png');
    expect(server.takeTargets()).not.toContain('download/uploads/b.png');
  });
});

describe('an uploads folder that cannot be listed', () => {
  test('keeps the built-in pictures', async () => {
    const { load, onDisk, server, lines } = await serveUploads({ 'a.svg': SVG });
    server.injectFault('contents/uploads', { kind: 'replace-response', status: 500 });
    await load();
    expect(await onDisk()).toEqual([]);
    expect(lines).toEqual([
      `warn: uploads: Status 500: ${new URL(server.apiUrl).host}. The built-in content is used.`,
    ]);
  });

  test('keeps the last good pictures', async () => {
    const { load, onDisk, server, lines, stored } = await serveUploads({ 'a.svg': SVG });
    await load();
    server.injectFault('contents/uploads', { kind: 'replace-response', status: 500 });
    await load();
    expect(await onDisk()).toEqual([DRAWN]);
    expect([...stored.keys()]).toEqual([DRAWN]);
    expect(lines.join()).toContain('Its last good content is used.');
  });

  test('accepts a repository without an uploads folder', async () => {
    const { load, stored, server } = await serveUploads({}, { strictness: 'on' });
    server.repository.write('README.md', 'Content');
    await expect(load()).resolves.toBeUndefined();
    expect(stored.size).toBe(0);
  });
});

describe('an unusable picture', () => {
  test.each([
    ['cannot be downloaded', { kind: 'reset' }],
    ['cannot be rendered', { kind: 'replace-response', body: '<svg>' }],
  ] satisfies [string, Fault][])(
    'keeps the last good version of a picture that %s',
    async (_, fault) => {
      const { load, onDisk, directory, server, cacheDir, log } = await serveUploads({
        'a.svg': SVG,
      });
      await load();
      const first = await readFile(join(directory, DRAWN));
      server.repository.write('uploads/a.svg', SVG.replace('h4', 'h3'));
      server.injectFault('download/uploads/a.svg', fault);
      await load();
      expect(await onDisk()).toEqual([DRAWN]);
      expect(await readFile(join(directory, DRAWN))).toEqual(first);
      expect(log()).toContain('The last good version is used.');
      expect(await readReports(cacheDir)).toMatchObject([{ items: 1, skipped: ['a.svg'] }]);
      server.clearFaults();
      await load();
      expect(await readFile(join(directory, DRAWN))).not.toEqual(first);
    },
  );

  test('never uses another repository’s version of a picture', async () => {
    const bench = await serveUploads({ 'a.svg': SVG });
    await bench.load();
    const other = await serveContents({ repo: 'machair/other' });
    other.repository.write('uploads/a.svg', `${SVG}\n`);
    other.injectFault('download/uploads/a.svg', { kind: 'reset' });
    const remote = sourceOptionsOf(other);
    await uploadsLoader({ remote, strictness: 'off', directory: bench.directory }).load(
      bench.context,
    );
    expect(await bench.onDisk()).toEqual([]);
  });

  test('stops a strict build only if a picture has no last good version', async () => {
    const { load, server } = await serveUploads({ 'a.svg': SVG }, { strictness: 'source' });
    await load();
    server.repository.write('uploads/a.svg', `${SVG}\n`);
    server.injectFault('download/uploads/a.svg', { kind: 'reset' });
    await load();
    server.repository.write('uploads/b.svg', SVG.replace('h4', 'h3'));
    server.injectFault('download/uploads/b.svg', { kind: 'reset' });
    await expect(load()).rejects.toThrow('uploads/b.svg');
  });
});
