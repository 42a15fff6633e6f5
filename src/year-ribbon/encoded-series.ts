/** A series as a string with one character per value, so that any position can be read without unpacking. */
const FIRST_CHAR_CODE = 35;
const MAX_STEPS = 91;

/** Packs values of 0 or more in whole steps; caps them at 91 steps. */
export const encodeSeries = (values: ArrayLike<number>, step: number): string =>
  Array.from(values, (value) =>
    String.fromCharCode(FIRST_CHAR_CODE + Math.min(MAX_STEPS, Math.round(value / step))),
  ).join('');

/** The value at a position, NaN beyond the end. */
export const decodeValue = (encoded: string, index: number, step: number): number =>
  (encoded.charCodeAt(index) - FIRST_CHAR_CODE) * step;
