import { gzipSync } from 'node:zlib';
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

  test('is taken as a drawing', async () => {
    await expect(check('a.svg', svg())).resolves.toBeUndefined();
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

describe('a drawing', () => {
  test('that carries a script is refused', async () => {
    await expect(check('a.svg', svg('<script/>'))).rejects.toThrow('an SVG with <script>');
  });

  test('that is compressed is refused, since the build would end with it', async () => {
    await expect(check('a.svg', gzipSync(svg()))).rejects.toThrow('does not begin with <');
  });

  test.each([
    ['none', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v3z"/></svg>'],
    ['none but a share', svg().replace('width="4" height="3"', 'width="100%" height="100%"')],
    ['one behind a long preface', `<!--${' '.repeat(1000)}-->${svg()}`],
  ])('with a size that the build cannot read, %s, is refused', async (_, drawing) => {
    const refused = check('a.svg', drawing);
    await expect(refused).rejects.toThrow('whose size the build cannot read');
    await expect(refused).rejects.toMatchObject({
      fix: expect.stringContaining('width and height') as string,
    });
  });

  test('of more than five megabytes is refused', async () => {
    const large = svg(`<path d="${'M0 0'.repeat(1_250_001)}"/>`);
    await expect(check('a.svg', large)).rejects.toThrow(/^an SVG of 50\d+ bytes$/);
  });

  test.each([
    ['is empty', ''],
    ['is drawn on nothing', svg().replace('width="4"', 'width="0"')],
    ['is a drawing in name only', '<svg'],
    ['begins with a prefix', svg().replaceAll('svg ', 'a:svg ').replace('xmlns', 'xmlns:a')],
    ['never ends', svg().slice(0, -8)],
  ])('that %s is refused', async (_, content) => {
    await expect(check('a.svg', content)).rejects.toThrow();
  });
});

describe('the size of a picture', () => {
  test.each([
    [12_001, 1],
    [1, 12_001],
    [8100, 8100],
  ])('%i x %i is refused', async (width, height) => {
    const bytes = await grey(width, height).png().toBuffer();
    const words = `${width} x ${height} pixels`;
    await expect(check('a.png', bytes)).rejects.toThrow(words);
    const drawing = svg().replace('width="4" height="3"', `width="${width}" height="${height}"`);
    await expect(check('a.svg', drawing)).rejects.toThrow(words);
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
