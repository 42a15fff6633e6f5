/** Returns numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * A random generator that returns the same series for the same seed (mulberry32 over an FNV-1a hash).
 * @param seed any string, such as a normalised postcode
 */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between `-halfWidth` and `halfWidth`. */
export function randomVariation(random: Random, halfWidth: number): number {
  return (random() * 2 - 1) * halfWidth;
}
