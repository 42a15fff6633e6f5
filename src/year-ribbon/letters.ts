/** A series as a string with one character per value, so that any position can be read without unpacking. */
const FIRST_LETTER = 35;
const MAX_STEPS = 91;

/** Packs values of 0 or more in whole steps; caps them at 91 steps. */
export const packLetters = (values: ArrayLike<number>, step: number): string =>
  Array.from(values, (value) =>
    String.fromCharCode(FIRST_LETTER + Math.min(MAX_STEPS, Math.round(value / step))),
  ).join('');

/** The value at a position, NaN beyond the end. */
export const readLetter = (letters: string, at: number, step: number): number =>
  (letters.charCodeAt(at) - FIRST_LETTER) * step;
