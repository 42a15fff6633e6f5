/** A spot on a map, in the units of its drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** Enough for the longest list of a search to come apart. */
const ROUNDS = 1000;
/** Radians; turns by it never meet again, so that marks on one spot part in all directions. */
const GOLDEN_ANGLE = 2.39996323;

/**
 * Moves marks apart until each can be pressed by itself: the same spots always come apart in the same way, and marks
 * that stand by themselves stay where they are.
 * @param gap least distance between the middles of two marks, in the units of the spots
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

/** Pushes two marks apart by part of what is missing; false when nothing is. */
function part(mark: Spot, other: Spot, gap: number): boolean {
  const apart = distance(mark, other);
  if (apart >= gap) return false;
  const angle = Math.atan2(mark.y - other.y, mark.x - other.x);
  // In small steps they stay near where they belong; a little more than is missing, so that the end is reached.
  const push = (gap * 1.01 - apart) / 8;
  mark.x += push * Math.cos(angle);
  mark.y += push * Math.sin(angle);
  other.x -= push * Math.cos(angle);
  other.y -= push * Math.sin(angle);
  return true;
}
