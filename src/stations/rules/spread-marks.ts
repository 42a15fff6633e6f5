/** A position on a map, in drawing units. */
export interface Spot {
  x: number;
  y: number;
}

/** Enough rounds to separate the longest list of a search. */
const ROUNDS = 1000;
/** The golden angle, radians: turning by it spreads marks on the same spot evenly in all directions. */
const GOLDEN_ANGLE = 2.39996323;

/**
 * Moves marks apart until each can be pressed by itself. The same positions always give the same result, and marks
 * with enough space around them stay where they are.
 * @param gap the least distance between the centres of two marks, in drawing units
 */
export function spreadMarks(spots: readonly Spot[], gap: number): Spot[] {
  const marks = spots.map((spot, i) => {
    const isCrowded = spots.some((other, j) => i !== j && distance(spot, other) < gap);
    const start = isCrowded ? (gap / 1000) * Math.sqrt(i) : 0;
    return {
      x: spot.x + start * Math.cos(i * GOLDEN_ANGLE),
      y: spot.y + start * Math.sin(i * GOLDEN_ANGLE),
    };
  });
  for (let round = 0, isDone = false; round < ROUNDS && !isDone; round++) {
    isDone = true;
    marks.forEach((mark, i) => {
      for (const other of marks.slice(0, i)) if (part(mark, other, gap)) isDone = false;
    });
  }
  return marks;
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** Pushes two marks apart by part of the missing distance; false if they are far enough apart. */
function part(mark: Spot, other: Spot, gap: number): boolean {
  const apart = distance(mark, other);
  if (apart >= gap) return false;
  // Small steps keep marks near where they belong; going slightly too far ensures that it ends.
  const push = (gap * 1.01 - apart) / 8 / apart;
  const [x, y] = [push * (mark.x - other.x), push * (mark.y - other.y)];
  mark.x += x;
  mark.y += y;
  other.x -= x;
  other.y -= y;
  return true;
}
