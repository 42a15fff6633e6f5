import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { beginsAsSvg, checkSvg } from '../../../../src/content/pictures/check-svg.ts';
import { PictureError } from '../../../../src/content/pictures/picture-error.ts';
import { HARMLESS_DRAWINGS, ODD_DRAWINGS } from '../../../support/drawings.ts';

describe('a drawing that does more than draw, with', () => {
  test.each(ODD_DRAWINGS)('%s, is refused', (_, drawing, said) => {
    const check = () => {
      checkSvg(Buffer.from(drawing));
    };
    expect(check).toThrow(PictureError);
    expect(check).toThrow(said);
  });
});

describe('a drawing that draws, with', () => {
  test.each(HARMLESS_DRAWINGS)('%s, is taken', (_, drawing) => {
    expect(() => {
      checkSvg(Buffer.from(drawing));
    }).not.toThrow();
  });
});

test.each(globSync(['content/uploads/*.svg', 'public/*.svg']).toSorted())('%s is taken', (file) => {
  expect(() => {
    checkSvg(readFileSync(file));
  }).not.toThrow();
});

test('what an editor is told is short, and says what to do', () => {
  const name = 'x'.repeat(5000);
  for (const inside of [
    `<${name}/>`,
    `<g ${name}=""/>`,
    `<?${name}?>`,
    `<style>@${name}</style>`,
  ]) {
    let error: unknown;
    try {
      checkSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`));
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof PictureError)) throw new Error('not refused');
    expect(error.message.length).toBeLessThan(120);
    expect(error.fix).toMatch(/save it/);
  }
});

test('an SVG begins with <, after a byte order mark and white space', () => {
  expect(
    ['<svg', '\uFEFF<svg', ' \r\n\t<?xml'].filter((it) => !beginsAsSvg(Buffer.from(it))),
  ).toEqual([]);
  expect(
    ['', 'a<svg', '\u001f\u008b', '\0<svg'].filter((it) => beginsAsSvg(Buffer.from(it))),
  ).toEqual([]);
});
