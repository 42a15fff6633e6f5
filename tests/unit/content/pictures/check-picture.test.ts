import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkPicture } from '../../../../src/content/pictures/check-picture.ts';
import { svg } from '../../../support/drawings.ts';

const check = (name: string, content: string | Uint8Array) =>
  checkPicture(name, typeof content === 'string' ? Buffer.from(content) : content);

const grey = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' }, limitInputPixels: false });

describe('a picture that is what its name says', () => {
  test.each(['png', 'jpeg', 'jpg', 'webp', 'avif'] as const)('is taken as %s', async (kind) => {
    const bytes = await grey()
      .toFormat(kind === 'jpg' ? 'jpeg' : kind)
      .toBuffer();
    await expect(check(`a.${kind}`, bytes)).resolves.toBeUndefined();
  });

  test('is known by its last ending', async () => {
    const bytes = await grey().png().toBuffer();
    await expect(check('a.svg.png', bytes)).resolves.toBeUndefined();
    await expect(check('a.png.svg', bytes)).rejects.toThrow('png, not svg');
  });
});

describe('a picture of another kind than its name', () => {
  test.each([
    ['a.png', 'webp', 'webp, not png'],
    ['a.jpg', 'png', 'png, not jpeg'],
    ['a.avif', 'jpeg', 'jpeg, not avif'],
    ['a.webp', 'avif', 'heif, not webp'],
  ] as const)('is refused: %s that is %s', async (name, kind, message) => {
    const bytes = await grey().toFormat(kind).toBuffer();
    await expect(check(name, bytes)).rejects.toThrow(message);
  });

  test('is refused when a drawing calls itself a photograph', async () => {
    await expect(check('a.png', svg())).rejects.toThrow('svg, not png');
  });
});

describe('the size of a picture', () => {
  test.each([
    [12_001, 1],
    [1, 12_001],
    [8100, 8100],
  ])('%i x %i is refused', async (width, height) => {
    const bytes = await grey(width, height).png().toBuffer();
    await expect(check('a.png', bytes)).rejects.toThrow(`${width} x ${height} pixels`);
  });

  test('may be that of a thread', async () => {
    const bytes = await grey(1, 12_000).png().toBuffer();
    await expect(check('a.png', bytes)).resolves.toBeUndefined();
  });

  test('is as large as cameras make it', async () => {
    const bytes = await grey(9504, 6336).jpeg().toBuffer();
    await expect(check('a.jpg', bytes)).resolves.toBeUndefined();
  });
});

describe('a photograph', () => {
  test('whose size the build could not read is refused', async () => {
    const bytes = await grey().jpeg().toBuffer();
    const filled = Buffer.concat([bytes.subarray(0, 2), Buffer.of(255), bytes.subarray(2)]);
    await expect(sharp(filled).stats()).resolves.toBeDefined();
    await expect(check('a.jpg', filled)).rejects.toThrow('whose size the build cannot read');
  });

  test('that moves is refused', async () => {
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
    'cut off half way is refused: %s',
    async (kind) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
      const create = { width: 64, height: 64, channels: 3, background: 'grey', noise } as const;
      const bytes = await sharp({ create }).toFormat(kind).toBuffer();
      await expect(check(`a.${kind}`, bytes)).resolves.toBeUndefined();
      await expect(check(`a.${kind}`, bytes.subarray(0, bytes.length / 2))).rejects.toThrow();
    },
  );
});
