/** Series with a letter for each value, which any position can be read from without unpacking. */
const FIRST_LETTER = 35;
const MOST_STEPS = 91;

/** Packs values from 0 up in whole steps; a value of more than 91 steps is packed as 91. */
export const packLetters = (values: ArrayLike<number>, step: number): string =>
  Array.from(values, (value) =>
    String.fromCharCode(FIRST_LETTER + Math.min(MOST_STEPS, Math.round(value / step))),
  ).join('');

/** The value at a position, NaN beyond the end. */
export const readLetter = (letters: string, at: number, step: number): number =>
  (letters.charCodeAt(at) - FIRST_LETTER) * step;
