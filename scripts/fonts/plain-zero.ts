/** Flags of a composite glyph's component: its offset is two words, and it has separate horizontal and vertical scales. */
const PLACED_AND_SCALED = 0x0001 | 0x0002 | 0x0040;

/**
 * Replaces a font's slashed zero with the letter O, scaled to the zero's box. It keeps the zero's width, and its weight
 * varies with the letter's.
 * @param font a variable TrueType font
 * @throws if the font lacks one of the two
 */
export function drawPlainZero(font: Buffer): void {
  const [zero, letter] = [glyphOf(font, '0'), glyphOf(font, 'O')];
  const outlines = tableOf(font, 'glyf');
  const places = tableOf(font, 'loca');
  const isLong = tableOf(font, 'head').readInt16BE(50) === 1;
  const outline = outlines.subarray(offsetAt(places, zero, isLong));
  const [left, bottom, right, top] = boxOf(outline);
  const from = boxOf(outlines.subarray(offsetAt(places, letter, isLong)));
  const [across, down] = [
    (right - left) / (from[2] - from[0]),
    (top - bottom) / (from[3] - from[1]),
  ];
  outline.writeInt16BE(-1, 0);
  const part = [
    PLACED_AND_SCALED,
    letter,
    left - from[0] * across,
    bottom - from[1] * down,
    // In units of 1/16384.
    across * 0x4000,
    down * 0x4000,
  ];
  part.forEach((value, i) => outline.writeInt16BE(Math.round(value), 10 + 2 * i));

  const variations = tableOf(font, 'gvar');
  const data = variations.subarray(variations.readUInt32BE(16));
  const start = offsetAt(variations.subarray(20), zero, variations.readUInt16BE(14) === 1);
  // The letter has its own variations.
  data.writeUInt16BE(0, start);
}

function tableOf(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  throw new Error(`The font has no table "${tag}"`);
}

const offsetAt = (offsets: Buffer, glyph: number, isLong: boolean) =>
  isLong ? offsets.readUInt32BE(4 * glyph) : 2 * offsets.readUInt16BE(2 * glyph);

/** Left, bottom, right and top of a glyph. */
const boxOf = (outline: Buffer) =>
  [2, 4, 6, 8].map((at) => outline.readInt16BE(at)) as [number, number, number, number];

/** The index of a letter's glyph, from the ranges of code points (cmap format 4). */
function glyphOf(font: Buffer, letter: string): number {
  const table = tableOf(font, 'cmap');
  const code = letter.charCodeAt(0);
  for (let i = 0; i < table.readUInt16BE(2); i++) {
    const ranges = table.subarray(table.readUInt32BE(8 + 8 * i));
    if (ranges.readUInt16BE(0) !== 4) continue;
    const size = ranges.readUInt16BE(6);
    for (let at = 14; at < 14 + size; at += 2) {
      const [end, first, delta, jump] = [
        at,
        at + size + 2,
        at + 2 * size + 2,
        at + 3 * size + 2,
      ].map((offset) => ranges.readUInt16BE(offset)) as [number, number, number, number];
      if (code < first || code > end) continue;
      const offset = at + 3 * size + 2 + jump + 2 * (code - first);
      return ((jump ? ranges.readUInt16BE(offset) : code) + delta) & 0xffff;
    }
  }
  throw new Error(`The font has no "${letter}"`);
}
