import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutTo } from '../../../src/build/cut-to.ts';
import { writeFiles } from '../scripts/checked-folder.ts';

/** A drawing of three bands from left to right: red, green, blue. */
const BANDS = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">
  <path fill="#f00" d="M0 0h30v30H0z"/><path fill="#0f0" d="M30 0h30v30H30z"/><path fill="#00f" d="M60 0h30v30H60z"/>
</svg>`;

test.each([
  [{ x: 0, y: 50 }, [255, 0, 0]],
  [{ x: 50, y: 50 }, [0, 255, 0]],
  [{ x: 100, y: 0 }, [0, 0, 255]],
])('a picture that is cut at %j keeps what is there', async (focus, colour) => {
  const root = await writeFiles({ 'bands.svg': BANDS });
  const cut = await cutTo(`${root}/bands.svg`, { width: 20, height: 20 }, focus);
  const { data, info } = await sharp(cut).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([20, 20]);
  expect([...data.subarray(0, 3)]).toEqual(colour);
});
