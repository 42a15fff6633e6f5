import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawOgImage, generateOgImages } from '../../../src/integrations/og-images.ts';
import { writeFiles } from '../scripts/checked-folder.ts';

const DRAWING = 'tests/fixtures/company/uploads/service-solar.svg';
const GROUND = '#fefefe';
const SMALL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h9v9"/></svg>';

describe('a sharing picture', () => {
  test.each([1, 2, 3])(
    'draws %i pictures at the size for social networks, in at most 60 KB',
    async (count) => {
      const picture = await drawOgImage(
        Array.from({ length: count }, () => ({ file: DRAWING })),
        GROUND,
      );
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      expect(picture.length).toBeLessThanOrEqual(60_000);
    },
  );

  test.each([
    [{ x: 0, y: 50 }, [255, 0, 0]],
    [{ x: 50, y: 50 }, [0, 255, 0]],
    [{ x: 100, y: 0 }, [0, 0, 255]],
  ])('keeps the focus point %j in view', async (focus, colour) => {
    const bands = ['f00', '0f0', '00f'].map(
      (hex, i) => `<path fill="#${hex}" d="M${i * 60} 0h60v20h-60z"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="20">${bands.join('')}</svg>`;
    const root = await writeFiles({ 'bands.svg': svg });
    const picture = await drawOgImage([{ file: `${root}/bands.svg`, focus }], GROUND);
    const { dominant } = await sharp(picture).stats();
    const distances = [dominant.r, dominant.g, dominant.b].map((part, i) =>
      Math.abs(part - (colour[i] ?? 0)),
    );
    expect(Math.max(...distances)).toBeLessThan(16);
  });

  test('draws transparent pictures over the ground', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="21"><path fill="#c86432" fill-opacity=".5" d="M0 0h40v21H0z"/></svg>';
    const root = await writeFiles({ 'half.svg': svg });
    const picture = await drawOgImage([{ file: `${root}/half.svg` }], '#ffffff');
    const { channels } = await sharp(picture).stats();
    const expected = [227, 177, 152];
    for (const [i, { mean }] of channels.entries())
      expect(Math.abs(mean - (expected[i] ?? 0))).toBeLessThan(3);
  });

  test('keeps a photograph that compresses badly within the size limit', async () => {
    const raw = { width: 300, height: 160, channels: 3 } as const;
    const { path } = await writePhotograph(raw);
    expect((await drawOgImage([{ file: path }], GROUND)).length).toBeLessThanOrEqual(60_000);
  });

  test('uses the company’s sharing picture for pages without pictures', async () => {
    const root = await writeFiles({
      'index.html': '<meta content="https://m.example/sharing/a-x1.jpg">',
      'b.html': '<meta content="https://m.example/sharing/b-x2.jpg">',
      '_astro/a.x1.svg': SMALL,
      '_astro/b.x2.svg': 'no drawing',
    });
    await sharp(DRAWING).png().toFile(`${root}/social.png`);
    const problems: string[] = [];
    await generateOgImages(root, GROUND, (problem) => problems.push(problem));
    const made = await readFile(`${root}/sharing/b-x2.jpg`);
    expect(made).toEqual(await drawOgImage([{ file: `${root}/social.png` }], GROUND));
    expect(await readFile(`${root}/sharing/a-x1.jpg`)).not.toEqual(made);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('b-x2');
  });
});

/** Noise, which cannot be compressed. */
async function writePhotograph(raw: { width: number; height: number; channels: 3 }) {
  const root = await writeFiles({ 'folder/of': '' });
  const path = `${root}/noise.png`;
  await sharp(randomBytes(raw.width * raw.height * 3), { raw }).toFile(path);
  return { path };
}
