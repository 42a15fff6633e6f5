import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderOgImage } from '../../../src/brand/pictures.ts';
import { OTHER_THEME } from '../../support/theme.ts';

test('draws the sharing picture in the company’s colours', async () => {
  const scene =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="520"><path d="M0 260h1600v260H0z" fill="#00ff00"/></svg>';
  const picture = await renderOgImage(OTHER_THEME.colours, scene);
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  const colourOf = (row: number) =>
    `#${data
      .subarray(3 * 1200 * row)
      .subarray(0, 3)
      .toString('hex')}`;
  expect(colourOf(0)).toBe(OTHER_THEME.colours.sky.light);
  expect(colourOf(620)).toBe('#00ff00');
});
